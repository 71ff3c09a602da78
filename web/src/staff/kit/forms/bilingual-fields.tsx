import { type FieldNames, fieldName, toFields } from '#kernel/bilingual-fields.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#kernel/language.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { Field, type FieldProps } from '../../../ui/late/field.tsx';
import { languageName } from '../values/language-name.ts';
import type { FormFields } from './use-record-form.ts';

/** A text that nobody has typed yet: an empty value for its field in each language. */
export function emptyText<Name extends string>(name: Name) {
  return toFields({ [name]: inEachLanguage(() => '') }) as Readonly<Record<FieldNames<Name>, string>>;
}

interface BilingualFieldsProps<Name extends string> extends Omit<FieldProps, 'label' | 'lang' | 'name' | 'form'> {
  form: Pick<FormFields<Readonly<Record<FieldNames<Name>, string>>>, 'field'>;
  name: Name;
  /** The label of the field for the text in one language, which is given by its name. */
  labelOf: (languageName: string) => string;
}

/** The fields of a text that is written in each language. */
export function BilingualFields<Name extends string>({ form, name, labelOf, ...field }: BilingualFieldsProps<Name>) {
  const { language } = useI18n();
  return LANGUAGES.map((textLanguage) => (
    <Field
      key={textLanguage}
      {...field}
      {...form.field(fieldName(name, textLanguage))}
      lang={textLanguage}
      label={labelOf(languageName(textLanguage, language))}
    />
  ));
}

/** The label and the language of each field of these texts, for the question after somebody else has changed the record. */
export function useTextWords<Name extends string>(labels: Readonly<Record<Name, MessageKey>>) {
  const { t, language } = useI18n();
  const words = Object.entries<MessageKey>(labels).map(([name, label]) => {
    const wordsIn = (lang: Language) => ({ lang, label: t(label, { language: languageName(lang, language) }) });
    return [name, inEachLanguage(wordsIn)];
  });
  return toFields(Object.fromEntries(words)) as Readonly<Record<FieldNames<Name>, { lang: Language; label: string }>>;
}
