import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { Awaited, Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { accessQuery, type StaffAccess } from './access.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { useDemandFactor } from './factor-guard.tsx';
import { OwnLetters } from './own-letters.tsx';
import { OwnPush } from './own-push.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The section in which a member of staff sees their own second factors, recovery codes, sessions, letters and notifications. */
export default function AccessPage() {
  const { t } = useI18n();
  const query = useQuery(accessQuery(useApi()));
  return (
    <>
      <PanelHeading title={t('staff.sectionAccess')} text={t('access.titleText')} />
      <Awaited query={query}>
        {(access) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Factors access={access} />
            <Recovery left={access.recoveryCodesLeft} />
            <OwnSessions />
            <OwnLetters />
            <OwnPush />
          </div>
        )}
      </Awaited>
    </>
  );
}

/** The second factors. The last one cannot be removed. */
function Factors({ access }: { access: StaffAccess }) {
  const { t } = useI18n();
  const api = useApi();
  const remove = useChange({
    send: (_, id: string) => api.DELETE('/api/staff/factors/{id}', { params: { path: { id } } }),
    refreshes: [accessQuery(api).queryKey],
    done: t('access.removed'),
    failed: t('staff.failed'),
  });
  return (
    <Card title={t('access.factors')}>
      <ul>
        {access.factors.map((factor) => (
          <li key={factor.id} className="flex items-center gap-3 border-line border-b py-2.5">
            {factor.kind === 'passkey' ? <KeyRound size={20} aria-hidden="true" /> : <Smartphone size={20} aria-hidden="true" />}
            <div className="min-w-0 grow">
              <p className="font-medium">{t(factor.kind === 'passkey' ? 'access.passkey' : 'access.app')}</p>
              <p className="text-muted text-xs">
                <bdi>{factor.device}</bdi>, <Time at={factor.createdAt} shape="day" />
              </p>
            </div>
            {access.factors.length > 1 && (
              <Button
                variant="quiet"
                isBusy={remove.isPending}
                aria-label={t('access.removeNamed', { device: factor.device })}
                onClick={() => remove.send(factor.id)}
              >
                {t('staff.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <AddFactor access={access} />
      </div>
    </Card>
  );
}

/** The button that begins to add a factor, and in its place the steps of it. */
function AddFactor({ access }: { access: StaffAccess }) {
  const { t } = useI18n();
  const { queryKey } = accessQuery(useApi());
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const demandFactor = useDemandFactor();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  const startAdding = () => {
    // The second factor may just have been given by a recovery code: then one fewer is left.
    readAgain();
    setAdding(true);
  };
  const end = () => {
    setAdding(false);
    toast({ title: t('access.added'), kind: 'success' });
    readAgain();
  };
  if (!isAdding) return <Button onClick={() => demandFactor(startAdding)}>{t('access.add')}</Button>;
  return (
    <>
      <EnrolFactor access={access} intro={t('access.addText')} onDone={end} />
      <Button variant="quiet" className="mt-2" onClick={() => setAdding(false)}>
        {t('account.cancel')}
      </Button>
    </>
  );
}

/** How many recovery codes are left, and the button that makes new ones. */
function Recovery({ left }: { left: number }) {
  const { t } = useI18n();
  const api = useApi();
  const [codes, setCodes] = useState<readonly string[]>();
  const renewCodes = useChange({
    send: () => dataOf(api.POST('/api/staff/recovery-codes', {})),
    refreshes: [accessQuery(api).queryKey],
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    failed: t('staff.failed'),
  });
  return (
    <Card title={t('access.recovery')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        <>
          <p className="mb-4">{t('access.recoveryLeft', { count: left })}</p>
          <Button isBusy={renewCodes.isPending} onClick={() => renewCodes.send()}>
            {t('access.renewCodes')}
          </Button>
        </>
      )}
    </Card>
  );
}
