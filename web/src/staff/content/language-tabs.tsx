import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { languageName } from '../kit/values/language-name.ts';

interface TabsProps {
  label: string;
  shown: Language;
  onShow: (language: Language) => void;
  className?: string;
}

/** Chooses the language that is shown where both have no room. */
export function LanguageTabs({ label, shown, onShow, className = '' }: TabsProps) {
  const { language } = useI18n();
  return (
    <fieldset aria-label={label} className={`inline-flex rounded-full border border-line p-0.5 text-xs ${className}`}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          aria-label={`${one.toUpperCase()}, ${languageName(one, language)}`}
          onClick={() => onShow(one)}
          className="inline-flex h-11 min-w-12 items-center justify-center rounded-full px-3 text-muted uppercase aria-pressed:bg-soft aria-pressed:font-bold aria-pressed:text-accent md:h-9"
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
