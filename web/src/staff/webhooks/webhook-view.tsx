import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { ExampleDialog, RedeliverDialog, RemoveDialog, RotateDialog } from './webhook-dialogs.tsx';
import { EditWebhookDialog } from './webhook-form.tsx';
import { WebhookState, WebhookText } from './webhook-parts.tsx';
import { REFRESHES, WEBHOOK, type Webhook } from './webhook-queries.ts';

/** The page of a webhook: its state, what can be done to it, and what was sent. */
export function WebhookView() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const slug = usePanel().member.partner ?? '';
  const query = useAnswer(WEBHOOK, { path: { slug, id } });
  // One that is removed meanwhile has nothing left to press.
  const webhook = isMissing(query.error) ? undefined : query.data;
  return (
    <>
      <WayBack place="/webhooks" text={t('staff.webhooks')} />
      {webhook ? (
        <>
          <PanelHeading title={webhook.description || t('staffWebhooks.webhook')} />
          <QueryError query={query} />
          <WebhookCards slug={slug} webhook={webhook} />
        </>
      ) : (
        <RecordAwaited query={query} />
      )}
    </>
  );
}

const DIALOGS = {
  edit: EditWebhookDialog,
  rotate: RotateDialog,
  remove: RemoveDialog,
  example: ExampleDialog,
  redeliver: RedeliverDialog,
};

function WebhookCards({ slug, webhook }: { slug: string; webhook: Webhook }) {
  const { t } = useI18n();
  const [openDialog, setOpenDialog] = useState<keyof typeof DIALOGS>();
  const Dialog = openDialog && DIALOGS[openDialog];
  const { formerSecretUntil } = webhook;
  return (
    <>
      <Card className="mb-5">
        <div className="flex flex-wrap justify-between gap-4">
          <WebhookText webhook={webhook} isNamed={false} />
          <WebhookState webhook={webhook} />
        </div>
        {formerSecretUntil && (
          <p className="mt-3 text-muted">
            {t('staffWebhooks.formerUntil')} <Time at={formerSecretUntil} />
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => setOpenDialog('edit')}>{t('common.change')}…</Button>
          <PauseButton slug={slug} webhook={webhook} />
          <Button onClick={() => setOpenDialog('example')}>{t('staffWebhooks.example')}…</Button>
          <Button onClick={() => setOpenDialog('rotate')}>{t('staffWebhooks.rotate')}…</Button>
          <Button variant="quiet" onClick={() => setOpenDialog('remove')}>
            {t('staff.remove')}…
          </Button>
        </div>
      </Card>
      <DeliveryList slug={slug} id={webhook.id} onRedeliver={() => setOpenDialog('redeliver')} />
      {Dialog && <Dialog slug={slug} webhook={webhook} onClose={() => setOpenDialog(undefined)} />}
    </>
  );
}

/** The button that pauses a webhook or enables it. Both can be undone, so nobody is asked first. */
function PauseButton({ slug, webhook: { id, state } }: { slug: string; webhook: Webhook }) {
  const { t } = useI18n();
  const nextState = state === 'enabled' ? 'paused' : 'enabled';
  const { isPending, error, send } = useChange({
    send: (api) => api.PATCH(WEBHOOK, { params: { path: { slug, id } }, body: { state: nextState } }),
    refreshes: REFRESHES,
  });
  return (
    <>
      <Button isBusy={isPending} onClick={() => send()}>
        {t(nextState === 'paused' ? 'staffWebhooks.pause' : 'staffWebhooks.enable')}
      </Button>
      <Refused error={error} className="order-last w-full" />
    </>
  );
}
