import { type FieldNames, fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import type { RecordForm } from '../kit/forms/use-record-form.ts';
import { languageName } from '../kit/values/language-name.ts';

/** What an address of a text may be. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (id: string) => id.length > 1 && SLUG.test(id);

type NewText = Pick<RecordForm<Readonly<Record<'id' | FieldNames<'name'>, string>>>, 'field'>;

/** The names of a new text, in each language. */
export function NewNames({ form }: { form: NewText }) {
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
export function NewSlug({ form, label, hint }: NewSlugProps) {
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
