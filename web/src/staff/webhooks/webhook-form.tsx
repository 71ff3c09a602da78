import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { isSame } from '../../memory/late/merge-record.ts';
import { Field } from '../../ui/late/field.tsx';
import { FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import { TickGroup } from '../kit/forms/fields.tsx';
import { ShownSecret } from '../kit/forms/shown-secret.tsx';
import type { FormFields } from '../kit/forms/use-record-form.ts';
import { EVENT_TYPES } from './webhook-parts.tsx';
import { REFRESHES, WEBHOOK, WEBHOOKS, type Webhook } from './webhook-queries.ts';

/** Adds a webhook, then shows its secret, once. What is typed survives a reload and an ended session; the secret is kept nowhere. */
export function NewWebhookDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { t } = useI18n();
  const form = useDialogForm('webhook', slug, {
    blank: { url: '', description: '', types: [...EVENT_TYPES] },
    refreshes: REFRESHES,
    // A repetition with the same key adds nothing, and tells the secret again for ten minutes; later it is `secret_gone`.
    save: (api, { values }, keyOf) => {
      const body = bodyOf(values);
      const params = { path: { slug }, header: { 'Idempotency-Key': keyOf(body) } };
      return dataOf(api.POST(WEBHOOKS, { params, body }));
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffWebhooks.new')}
      isReady={form.values.types.length > 0}
      action={t('common.add')}
      after={form.stored && <ShownSecret kind="webhook" text={form.stored.secret} onKept={onClose} />}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

/** Changes the address of a webhook, its name and its events. What is typed survives a reload and an ended session. */
export function EditWebhookDialog({ slug, webhook, onClose }: { slug: string; webhook: Webhook; onClose: () => void }) {
  const { t } = useI18n();
  const form = useDialogForm('webhook', webhook.id, {
    blank: valuesOf(webhook),
    refreshes: REFRESHES,
    save: (api, { values, base }) => {
      const params = { path: { slug, id: webhook.id } };
      return dataOf(api.PATCH(WEBHOOK, { params, body: changeOf(bodyOf(values), bodyOf(base)) }));
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staffWebhooks.editTitle')}
      isReady={form.values.types.length > 0}
      isUnchanged={Object.keys(changeOf(bodyOf(form.values), bodyOf(form.base))).length === 0}
      action={t('common.save')}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

type Values = Pick<Webhook, 'url' | 'description' | 'types'>;

function valuesOf({ url, description, types }: Values): Values {
  return { url, description, types: EVENT_TYPES.filter((type) => types.includes(type)) };
}

function bodyOf({ url, description, types }: Values): Values {
  return { url: url.trim(), description: description.trim(), types };
}

/** What is typed over the webhook as it was read: another may have changed the rest of it meanwhile. */
function changeOf(typed: Values, read: Values): Partial<Values> {
  const fields = Object.entries(typed) as [keyof Values, unknown][];
  return Object.fromEntries(fields.filter(([field, value]) => !isSame(value, read[field])));
}

interface FieldsProps {
  form: FormFields<Values> & { readonly set: (changed: Partial<Values>) => void };
}

function Fields({ form }: FieldsProps) {
  const { t } = useI18n();
  return (
    <>
      <Field
        {...form.field('url')}
        label={t('common.address')}
        hint={t('staffWebhooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        required
      />
      <Field
        {...form.field('description')}
        label={t('staff.thingName')}
        hint={t('staffWebhooks.descriptionHint')}
        maxLength={200}
      />
      <TickGroup
        label={t('staffWebhooks.types')}
        choices={EVENT_TYPES.map((type) => [type, t(`staffWebhooks.event.${type}`)] as const)}
        ticked={form.values.types}
        onChange={(types) => form.set({ types })}
      />
    </>
  );
}
