import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { isMissing } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Awaited, Card } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { canShowPushes, ownSubscription, subscribe, unsubscribe } from './push-browser.ts';

type Device = components['schemas']['PushDevice'];

const PUSH_KEY = ['/api/staff/push'];

/** The browsers in which the member of staff gets pushes about the shop's events; not drawn where the shop offers none. */
export function OwnPush() {
  const { t } = useI18n();
  const api = useApi();
  const push = useQuery({
    queryKey: PUSH_KEY,
    queryFn: async ({ signal }) => {
      const [offer, subscription] = await Promise.all([dataOf(api.GET('/api/staff/push', { signal })), ownSubscription()]);
      return { ...offer, thisDevice: offer.devices.find(({ endpoint }) => endpoint === subscription?.endpoint) };
    },
    staleTime: 0,
  });
  if (push.data?.key === null) return null;
  return (
    <Card title={t('access.push')}>
      <Awaited query={push} rows={1}>
        {({ key, devices, thisDevice }) => (
          <>
            <p className="text-muted text-sm">{t('access.pushText')}</p>
            <Devices devices={devices} thisDevice={thisDevice} />
            {!thisDevice && key !== null && <TurnOn pushKey={key} />}
          </>
        )}
      </Awaited>
    </Card>
  );
}

/** The button that asks the browser for pushes and tells the shop where to send them. */
function TurnOn({ pushKey }: { pushKey: string }) {
  const { t } = useI18n();
  const turnOn = useChange({
    send: async (api) => {
      // A subscription that was just made has them all, which its type does not say.
      const { endpoint, keys } = (await subscribe(pushKey)).toJSON();
      const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
      await api.POST('/api/staff/push/devices', { body }).catch(async (error: unknown) => {
        // Refused, or the answer was lost: the browser must not go on believing that pushes come.
        await unsubscribe();
        throw error;
      });
    },
    refreshes: [PUSH_KEY],
    done: t('access.pushIsOn'),
    failed: t('staff.failed'),
    failedText: (error) => {
      if (error instanceof ApiError) return error.message;
      // By a TypeError a browser says that it could not load the worker.
      return t(error instanceof TypeError ? 'frame.noConnection' : 'access.pushRefused');
    },
  });
  if (!canShowPushes()) return <p className="mt-3 text-sm">{t('access.pushImpossible')}</p>;
  return (
    <Button className="mt-3" isBusy={turnOn.isPending} onClick={() => turnOn.send()}>
      {t(turnOn.isPending ? 'staff.running' : 'access.pushOn')}
    </Button>
  );
}

function Devices({ devices, thisDevice }: { devices: readonly Device[]; thisDevice: Device | undefined }) {
  const { t } = useI18n();
  const remove = useChange({
    send: async (api, id: string) => {
      await api.DELETE('/api/staff/push/devices/{id}', { params: { path: { id } } }).catch((error: unknown) => {
        // Another browser has removed it already.
        if (!isMissing(error)) throw error;
      });
      if (id === thisDevice?.id) await unsubscribe();
    },
    refreshes: [PUSH_KEY],
    done: t('access.pushIsOff'),
    failed: t('staff.failed'),
  });
  return (
    <ul>
      {devices.map(({ id, device, createdAt }) => (
        <li key={id} className="flex items-center gap-3 border-line border-b py-2.5">
          <BellRing size={20} aria-hidden="true" className="shrink-0" />
          <div className="min-w-0 grow">
            <p className="font-medium">
              <bdi>{device}</bdi>
              {id === thisDevice?.id && <span className="font-normal text-muted"> · {t('access.pushHere')}</span>}
            </p>
            <Time at={createdAt} shape="day" className="text-muted text-xs" />
          </div>
          <Button
            variant="quiet"
            isBusy={remove.isPending}
            aria-label={t('access.pushOffNamed', { device })}
            onClick={() => remove.send(id)}
          >
            {t('access.pushOff')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
