import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { LOCALES } from '../../i18n/language.ts';
import { SelectField } from '../../ui/late/field-select.tsx';

interface LanguageFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (language: string) => void;
}

/** The choice of a language, such as that of letters to somebody. */
export function LanguageField({ label, value, onChange }: LanguageFieldProps) {
  const { language } = useI18n();
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return (
    <SelectField
      label={label}
      options={LANGUAGES.map((one) => [one, names.of(one) ?? one])}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
