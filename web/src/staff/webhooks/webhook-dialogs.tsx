import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { FormError } from '../kit/form-error.tsx';
import { usePanel } from '../kit/panel.tsx';
import { ShownWebhookSecret } from './shown-webhook-secret.tsx';
import { type EventType, useWebhookChanges, type Webhook } from './webhook-queries.ts';
import { EVENT_TYPES, EVENT_WORDS } from './webhook-words.ts';

interface DialogProps {
  readonly slug: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Says what an exchange of the secret means, does it, and shows the new secret. */
export function RotateDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const { rotate } = useWebhookChanges(slug, webhook.id);
  return (
    <Modal open onClose={() => !rotate.data && onClose()} title={t('staffWebhooks.rotateTitle')} closeLabel={t('frame.close')}>
      {rotate.data ? (
        <ShownWebhookSecret text={rotate.data.secret} onKept={onClose} />
      ) : (
        <Step {...rotate} action={t('staffWebhooks.rotate')} onRun={() => rotate.mutate()} onClose={onClose}>
          <p>{t('staffWebhooks.rotateText')}</p>
        </Step>
      )}
    </Modal>
  );
}

/** Says what is lost with a webhook, and removes it. */
export function RemoveDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const { to } = usePanel();
  const navigate = useNavigate();
  const { remove } = useWebhookChanges(slug, webhook.id);
  const run = () =>
    remove.mutate(undefined, {
      onSuccess: () => void navigate(to('/webhooks'), { replace: true }),
    });
  return (
    <Modal open onClose={onClose} title={t('staffWebhooks.removeTitle')} closeLabel={t('frame.close')}>
      <Step {...remove} action={t('staff.remove')} onRun={run} onClose={onClose}>
        <p className="wrap-anywhere">{webhook.description || webhook.url}</p>
        <p>{t('staffWebhooks.removeText')}</p>
      </Step>
    </Modal>
  );
}

/** Sends an example of an event that somebody chooses. */
export function ExampleDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const { sendExample } = useWebhookChanges(slug, webhook.id);
  const [type, setType] = useState<EventType>(webhook.types[0] ?? 'order.created');
  const run = () => sendExample.mutate(type, { onSuccess: onClose });
  return (
    <Modal open onClose={onClose} title={t('staffWebhooks.exampleTitle')} closeLabel={t('frame.close')}>
      <Step {...sendExample} action={t('staffWebhooks.send')} onRun={run} onClose={onClose}>
        <p>{t('staffWebhooks.exampleText')}</p>
        <SelectField
          label={t('staffWebhooks.event')}
          options={EVENT_TYPES.map((each) => [each, t(EVENT_WORDS[each])] as const)}
          value={type}
          onChange={({ target }) => setType(target.value as EventType)}
        />
      </Step>
    </Modal>
  );
}

const DAY_MS = 86_400_000;

/** Sends all that was given up again, since a time that somebody chooses; tells how many are on their way. */
export function RedeliverDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const { redeliverFailed } = useWebhookChanges(slug, webhook.id);
  const [days, setDays] = useState('3');
  const run = () => redeliverFailed.mutate(new Date(Date.now() - Number(days) * DAY_MS).toISOString());
  const { data } = redeliverFailed;
  return (
    <Modal open onClose={onClose} title={t('staffWebhooks.redeliverTitle')} closeLabel={t('frame.close')}>
      {data ? (
        <div className="flex flex-col gap-4">
          <p role="status">{t('staffWebhooks.redelivered', { count: data.count })}</p>
          <Button variant="primary" onClick={onClose} className="self-end">
            {t('frame.close')}
          </Button>
        </div>
      ) : (
        <Step {...redeliverFailed} action={t('staffWebhooks.send')} onRun={run} onClose={onClose}>
          <p>{t('staffWebhooks.redeliverText')}</p>
          <SelectField
            label={t('staffWebhooks.since')}
            options={[1, 3, 7, 30].map((count) => [String(count), t('staffWebhooks.sinceDays', { count })] as const)}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </Step>
      )}
    </Modal>
  );
}

interface StepProps {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly action: string;
  readonly onRun: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What will happen, and the two ways out. */
function Step({ error, isPending, action, onRun, onClose, children }: StepProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-4">
      {children}
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('account.cancel')}
        </Button>
        <Button variant="primary" isBusy={isPending} onClick={onRun}>
          {action}
        </Button>
      </div>
    </div>
  );
}
