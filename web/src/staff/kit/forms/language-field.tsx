import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { SelectField, type SelectFieldProps } from '../../../ui/late/field-select.tsx';
import { languageName } from '../values/language-name.ts';

/** The choice of a language, such as that of letters to somebody. */
export function LanguageField(props: Omit<SelectFieldProps, 'options'>) {
  const { language } = useI18n();
  return <SelectField {...props} options={LANGUAGES.map((one) => [one, languageName(one, language)])} />;
}
