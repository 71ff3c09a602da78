import { ApiError } from '../../api/error.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { FormError } from '../kit/form-error.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { TickGroup } from '../kit/tick-group.tsx';
import { useDialogDraft } from '../kit/use-dialog-draft.ts';
import { ShownWebhookSecret } from './shown-webhook-secret.tsx';
import { type NewWebhook, useAddWebhook, useWebhookChanges, type Webhook } from './webhook-queries.ts';
import { EVENT_TYPES, EVENT_WORDS } from './webhook-words.ts';

/** Adds a webhook; then shows its secret, this once. What was typed survives a reload and an ended session; the secret is kept nowhere. */
export function NewWebhookDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useI18n();
  const add = useAddWebhook(slug);
  const draft = useWebhookDraft(slug, { url: '', description: '', types: EVENT_TYPES });
  const send = (wanted: NewWebhook) => add.mutate(wanted, { onSuccess: draft.forget });
  return (
    <Modal open onClose={() => !add.data && onClose()} title={t('staffWebhooks.new')} closeLabel={t('frame.close')}>
      {add.data ? (
        <ShownWebhookSecret text={add.data.secret} onKept={onClose} />
      ) : (
        <WebhookForm draft={draft} error={add.error} isPending={add.isPending} action={t('staffWebhooks.add')} onSend={send} />
      )}
    </Modal>
  );
}

/** Changes where a webhook leads, what it is called, and of what it is told. What was typed survives a reload and an ended session. */
export function EditWebhookDialog({ slug, webhook, onClose }: { slug: string; webhook: Webhook; onClose: () => void }) {
  const { t } = useI18n();
  const { edit } = useWebhookChanges(slug, webhook.id);
  const draft = useWebhookDraft(webhook.id, webhook);
  const onSuccess = () => {
    draft.forget();
    onClose();
  };
  const send = (wanted: NewWebhook) => edit.mutate(wanted, { onSuccess });
  return (
    <Modal open onClose={onClose} title={t('staffWebhooks.editTitle')} closeLabel={t('frame.close')}>
      <WebhookForm draft={draft} error={edit.error} isPending={edit.isPending} action={t('account.save')} onSend={send} />
    </Modal>
  );
}

/** What is typed over a webhook; `about` says over which. */
function useWebhookDraft(about: string, saved: Pick<Webhook, 'url' | 'description' | 'types'>) {
  const types = EVENT_TYPES.filter((type) => saved.types.includes(type)).join(' ');
  return useDialogDraft('webhook', about, { url: saved.url, description: saved.description, types });
}

interface FormProps {
  readonly draft: ReturnType<typeof useWebhookDraft>;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly action: string;
  readonly onSend: (wanted: NewWebhook) => void;
}

function WebhookForm({ draft: { values, type: write }, error, isPending, action, onSend }: FormProps) {
  const { t } = useI18n();
  const { url, description } = values;
  const types = EVENT_TYPES.filter((type) => values.types.split(' ').includes(type));
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return (
    <CheckedForm
      className="flex flex-col gap-4"
      isReady={url.trim() !== '' && types.length > 0}
      isPending={isPending}
      onSend={() => onSend({ url: url.trim(), description: description.trim(), types })}
    >
      <Field
        label={t('staffWebhooks.url')}
        hint={t('staffWebhooks.urlHint')}
        error={problems.find(({ pointer }) => pointer === '/url')?.detail}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        required
        value={url}
        onChange={({ target }) => write({ url: target.value })}
      />
      <Field
        label={t('staffWebhooks.description')}
        hint={t('staffWebhooks.descriptionHint')}
        maxLength={200}
        value={description}
        onChange={({ target }) => write({ description: target.value })}
      />
      <TickGroup
        label={t('staffWebhooks.types')}
        choices={EVENT_TYPES.map((type) => [type, t(EVENT_WORDS[type])] as const)}
        ticked={types}
        onChange={(ticked) => write({ types: ticked.join(' ') })}
      />
      <FormError error={error} />
      <SubmitButton isPending={isPending} className="self-end">
        {action}
      </SubmitButton>
    </CheckedForm>
  );
}
