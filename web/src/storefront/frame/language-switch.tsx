import { useLocation } from 'react-router-dom';
import { type Bilingual, LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { rememberLanguage } from '../../memory/language.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Links to this page in each language; the choice is remembered for a year. */
export function LanguageSwitch() {
  const { t, language } = useI18n();
  const name: Bilingual = { ru: t('frame.languageRu'), en: t('frame.languageEn') };
  const location = useLocation();
  // Behind `#` stands the secret of a link that somebody was sent: without it the page in the other language is empty. The server does not
  // know it, and caches keep most pages for any search: so both come after the first draw.
  const rest = useHydrated() ? location.search + location.hash : '';
  return (
    <ul
      aria-label={t('frame.language')}
      className="flex items-center rounded-full border border-line text-xs has-[a:hover]:border-outline"
    >
      {LANGUAGES.map((choice) => (
        <li
          key={choice}
          className="flex items-center not-last:after:-mx-1 not-last:after:text-muted not-last:after:content-['·']"
        >
          <a
            href={`/${choice}${location.pathname === '/' ? '' : location.pathname}${rest}`}
            hrefLang={choice}
            lang={choice}
            aria-label={`${choice.toUpperCase()}, ${name[choice]}`}
            aria-current={choice === language ? 'true' : undefined}
            onClick={() => rememberLanguage(choice)}
            className="inline-flex h-11 min-w-11 items-center justify-center rounded-full text-muted uppercase hover:text-accent aria-[current]:font-bold aria-[current]:text-ink"
          >
            {choice}
          </a>
        </li>
      ))}
    </ul>
  );
}
