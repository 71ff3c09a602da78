import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { languageName } from '../kit/values/language-name.ts';

interface LanguageSwitchProps {
  label: string;
  shownLanguage: Language;
  onShow: (language: Language) => void;
  className?: string;
}

/** The choice of the language of a text where one is shown at a time. */
export function LanguageSwitch({ label, shownLanguage, onShow, className = '' }: LanguageSwitchProps) {
  const { language } = useI18n();
  return (
    <fieldset aria-label={label} className={`inline-flex rounded-full border border-line p-0.5 text-xs ${className}`}>
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === shownLanguage}
          aria-label={`${choice.toUpperCase()}, ${languageName(choice, language)}`}
          onClick={() => onShow(choice)}
          className="inline-flex h-11 min-w-12 items-center justify-center rounded-full px-3 text-muted uppercase aria-pressed:bg-soft aria-pressed:font-bold aria-pressed:text-accent md:h-9"
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}
