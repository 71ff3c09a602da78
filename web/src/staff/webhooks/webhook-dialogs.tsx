import { useState } from 'react';
import { DAY_MS } from '#kernel/durations.ts';
import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { SelectField } from '../../ui/late/field-select.tsx';
import { toast } from '../../ui/toast.tsx';
import { AskDialog } from '../kit/forms/dialogs.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';
import { useGo } from '../kit/page/panel.tsx';
import { EVENT_TYPES } from './webhook-parts.tsx';
import { type EventType, REFRESHES, WEBHOOK, type Webhook } from './webhook-queries.ts';

interface DialogProps {
  readonly slug: string;
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Says what an exchange of the secret means, does it, and shows the new secret. */
export function RotateDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  // The same at each try, so that the secret is exchanged once.
  const [key] = useState(() => crypto.randomUUID());
  const params = { path: { slug, id: webhook.id }, header: { 'Idempotency-Key': key } };
  const change = useChange({ send: (api) => dataOf(api.POST(`${WEBHOOK}/rotate-secret`, { params })), refreshes: REFRESHES });
  return (
    <AskDialog
      form={change}
      onClose={onClose}
      title={t('staffWebhooks.rotateTitle')}
      action={t('staffWebhooks.rotate')}
      after={change.data && <ShownSecret kind="webhook" text={change.data.secret} onKept={onClose} />}
    >
      <p>{t('staffWebhooks.rotateText')}</p>
    </AskDialog>
  );
}

/** Says what is lost with a webhook, and removes it. */
export function RemoveDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const go = useGo();
  const change = useChange({
    send: (api) => api.DELETE(WEBHOOK, { params: { path: { slug, id: webhook.id } } }),
    refreshes: REFRESHES,
    onDone: () => go('/webhooks', { replace: true }),
  });
  return (
    <AskDialog form={change} onClose={onClose} title={t('staffWebhooks.removeTitle')} action={t('staff.remove')}>
      <p className="wrap-anywhere">{webhook.description || webhook.url}</p>
      <p>{t('staffWebhooks.removeText')}</p>
    </AskDialog>
  );
}

/** Sends an example of an event that somebody chooses. */
export function ExampleDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const [type, setType] = useState<EventType>(webhook.types[0] ?? 'order.created');
  const params = { path: { slug, id: webhook.id } };
  const change = useChange({
    send: (api) => api.POST(`${WEBHOOK}/examples`, { params, body: { type } }),
    refreshes: REFRESHES,
    onDone: onClose,
  });
  return (
    <AskDialog form={change} onClose={onClose} title={t('staffWebhooks.exampleTitle')} action={t('common.send')}>
      <p>{t('staffWebhooks.exampleText')}</p>
      <SelectField
        label={t('staffWebhooks.event')}
        options={EVENT_TYPES.map((choice) => [choice, t(`staffWebhooks.event.${choice}`)] as const)}
        value={type}
        onChange={({ target }) => setType(target.value as EventType)}
      />
    </AskDialog>
  );
}

/** So many days back somebody can choose. An event is given up more than three days after it happened, and kept for thirty. */
const DAYS = [7, 30];

/** Sends again what has happened since a day that somebody chooses and was given up; then tells how many deliveries are on their way. */
export function RedeliverDialog({ slug, webhook, onClose }: DialogProps) {
  const { t } = useI18n();
  const [days, setDays] = useState('7');
  const change = useChange({
    send: (api) => {
      const since = new Date(Date.now() - Number(days) * DAY_MS).toISOString();
      return dataOf(api.POST(`${WEBHOOK}/redeliver-failed`, { params: { path: { slug, id: webhook.id } }, body: { since } }));
    },
    refreshes: REFRESHES,
    onDone: ({ count }) => {
      toast({ title: t('staffWebhooks.redelivered', { count }), kind: 'success' });
      onClose();
    },
  });
  return (
    <AskDialog form={change} onClose={onClose} title={t('staffWebhooks.redeliverTitle')} action={t('common.send')}>
      <p>{t('staffWebhooks.redeliverText')}</p>
      <SelectField
        label={t('staffWebhooks.since')}
        options={DAYS.map((count) => [String(count), t('staffWebhooks.sinceDays', { count })] as const)}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
    </AskDialog>
  );
}
