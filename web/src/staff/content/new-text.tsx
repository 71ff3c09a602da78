import type { FieldNames } from '#kernel/bilingual-fields.ts';
import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { BilingualFields, emptyText } from '../kit/forms/bilingual-fields.tsx';
import { FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import type { FormFields } from '../kit/forms/use-record-form.ts';
import { useGo } from '../kit/page/panel.tsx';
import { ARTICLES } from './article-kind.ts';
import { SERVICES } from './service-kind.ts';
import { isPrice, priceIn } from './text-kind.ts';

/** The address of a text, as the API takes it. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isSlug = (id: string) => id.length > 1 && SLUG.test(id);

/** Begins an article: its titles, and the address that it keeps. */
export function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const go = useGo();
  const form = useDialogForm('new article', '', {
    blank: { id: '', ...emptyText('name') },
    refreshes: [[ARTICLES]],
    save: (api, { values: body }, keyOf) =>
      dataOf(api.POST(ARTICLES, { params: { header: { 'Idempotency-Key': keyOf(body) } }, body })),
    onSaved: ({ id }) => go(`/content/articles/${id}`),
  });
  const isReady = isSlug(form.values.id);
  return (
    <FormDialog form={form} onClose={onClose} title={t('content.newArticle')} isReady={isReady} action={t('content.begin')}>
      <NewNames form={form} />
      <NewSlug form={form} label={t('content.slug')} hint={t('content.slugText')} />
    </FormDialog>
  );
}

/** Begins a ritual: its names, its price for a month, and the address that it keeps. Nobody sees it before it is published. */
export function NewServiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const go = useGo();
  const form = useDialogForm('new service', '', {
    blank: { id: '', price: '', ...emptyText('name') },
    refreshes: [[SERVICES]],
    save: (api, { values }, keyOf) => {
      const body = { ...values, price: priceIn(values.price) };
      return dataOf(api.POST(SERVICES, { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }));
    },
    onSaved: ({ id }) => go(`/content/services/${id}`),
  });
  const { id, price } = form.values;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('content.newService')}
      isReady={isSlug(id) && isPrice(price)}
      action={t('staff.beginRitual')}
    >
      <NewNames form={form} />
      <Field
        {...form.field('price')}
        label={t('content.monthPrice')}
        required
        inputMode="decimal"
        maxLength={9}
        error={price !== '' && !isPrice(price) ? t('content.priceWrong') : form.errors.price}
      />
      <NewSlug form={form} label={t('content.serviceSlug')} hint={t('content.serviceSlugText')} />
    </FormDialog>
  );
}

/** The form of any new text. */
type NewTextForm = Pick<FormFields<Readonly<Record<'id' | FieldNames<'name'>, string>>>, 'field'>;

/** The names of a new text, in each language. */
function NewNames({ form }: { form: NewTextForm }) {
  const { t } = useI18n();
  const labelOf = (language: string) => t('content.inLanguage', { part: t('content.name'), language });
  return <BilingualFields form={form} name="name" labelOf={labelOf} maxLength={120} />;
}

interface NewSlugProps {
  form: NewTextForm & { readonly set: (changed: { readonly id: string }) => void };
  label: string;
  hint: string;
}

/** The address that a new text keeps. */
function NewSlug({ form, label, hint }: NewSlugProps) {
  const { t } = useI18n();
  const field = form.field('id');
  return (
    <Field
      {...field}
      label={label}
      hint={hint}
      required
      maxLength={60}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => form.set({ id: value.trim().toLowerCase() })}
      error={field.value !== '' && !isSlug(field.value) ? t('content.slugWrong') : field.error}
    />
  );
}
