import { type FieldNames, fieldName, toFields } from '#kernel/bilingual-fields.ts';
import { inEachLanguage, LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
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
