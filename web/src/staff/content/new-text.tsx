import type { components } from '#contract';
import { type FieldNames, fieldName, fieldsOf } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { FormDialog, useDialogForm } from '../kit/forms/dialogs.tsx';
import type { FormFields } from '../kit/forms/use-record-form.ts';
import { useGo } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { beginArticle } from './article-kind.ts';
import { beginService } from './service-kind.ts';

/** What an address of a text may be. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (id: string) => id.length > 1 && SLUG.test(id);

type NewText = Pick<FormFields<Readonly<Record<'id' | FieldNames<'name'>, string>>>, 'field'>;

/** The names of a new text, in each language. */
function NewNames({ form }: { form: NewText }) {
  const { t, language } = useI18n();
  return LANGUAGES.map((one) => (
    <Field
      key={one}
      {...form.field(fieldName('name', one))}
      lang={one}
      maxLength={120}
      label={t('content.inLanguage', { part: t('content.name'), language: languageName(one, language) })}
    />
  ));
}

interface NewSlugProps {
  form: NewText & { readonly set: (changed: { readonly id: string }) => void };
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

type NewArticle = Parameters<typeof beginArticle>[1];

const NO_ARTICLE = Object.fromEntries(['id', ...fieldsOf('name')].map((field) => [field, ''])) as NewArticle;

/** Begins an article: its titles, and the address that it keeps. */
export function NewArticle({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const go = useGo();
  const form = useDialogForm('new article', '', {
    blank: NO_ARTICLE,
    save: (api, { values }) => beginArticle(api, values),
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

type ServiceInput = components['schemas']['NewService'];
type ServiceValues = Readonly<Record<keyof ServiceInput, string>>;

const NO_SERVICE = Object.fromEntries(['id', 'price', ...fieldsOf('name')].map((field) => [field, ''])) as ServiceValues;
const PRICE = /^\d{1,6}([.,]\d{1,2})?$/;

/** Begins a ritual: its names, its price for a month, and the address that it keeps. Nobody sees it before it is published. */
export function NewService({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const go = useGo();
  const form = useDialogForm('new service', '', {
    blank: NO_SERVICE,
    save: (api, { values }) => beginService(api, { ...values, price: priceOf(values) } as ServiceInput),
    onSaved: ({ id }) => go(`/content/services/${id}`),
  });
  const { id, price } = form.values;
  const isPriced = PRICE.test(price.trim()) && priceOf(form.values) >= 1;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('content.newService')}
      isReady={isSlug(id) && isPriced}
      action={t('content.beginService')}
    >
      <NewNames form={form} />
      <Field
        {...form.field('price')}
        label={t('content.monthPrice')}
        required
        inputMode="decimal"
        maxLength={9}
        error={price !== '' && !isPriced ? t('content.priceWrong') : form.errors.price}
      />
      <NewSlug form={form} label={t('content.serviceSlug')} hint={t('content.serviceSlugText')} />
    </FormDialog>
  );
}

const priceOf = ({ price }: ServiceValues) => Number(price.trim().replace(',', '.'));
