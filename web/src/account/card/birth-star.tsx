import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { shownQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { type OwnStar, starWords } from '../fields/star-words.ts';

/** The article about the stars of the Moon. */
const ARTICLE = 'nakshatras';

/** The customer's star of birth: what is known, all that are possible when it cannot be told, or what is missing to find it. */
export function BirthStar({ star }: { star: OwnStar }) {
  const { t, language } = useI18n();
  const { nakshatra, signs, possible, isTimed, place } = starWords(star, t, language);
  const { source, lacks, differs } = star;
  const hasArticle = useQuery(shownQuery(useApi(), 'articles', [ARTICLE])).data?.length !== 0;
  // One star is no list. Where the family names the star, those of the birth are listed only when they differ from it.
  const listsPossible = possible.length > 1 && (source !== 'family' || differs);
  const possibleWords = isTimed ? 'account.starPossibleAtTime' : 'account.starPossible';
  return (
    <section aria-label={t('account.star')} className="border-line border-b py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted text-sm">
        {t('account.star')}
        {hasArticle && (
          <Link to={paths.article(ARTICLE)} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            {t('account.starAbout')}
          </Link>
        )}
      </p>
      {nakshatra && <p className="font-heading font-semibold text-2xl lining-nums leading-tight">{nakshatra}</p>}
      {signs && <p>{signs}</p>}
      {source === 'family' && <p className="text-muted text-sm">{t('account.starOfFamily')}</p>}
      {differs && <p className="mt-1 text-sm">{t('account.starDiffers')}</p>}
      {listsPossible && (
        <>
          <p className="mt-1 text-sm">{t(differs ? 'account.starByBirth' : possibleWords)}</p>
          <ul className="mt-1 text-sm">
            {possible.map(({ key, hours, text }) => (
              <li key={key} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2 py-0.5">
                <span className="text-muted tabular-nums">{hours}</span>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      {source === 'birth' && place && <p className="mt-1 text-muted text-sm">{t('account.starPlace', { place })}</p>}
      {lacks && source === null && <p className="text-muted text-sm">{t(`account.starNeeds.${lacks}`)}</p>}
    </section>
  );
}
