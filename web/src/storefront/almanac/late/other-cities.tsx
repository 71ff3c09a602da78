import { ALMANAC_CITIES } from '#words/almanac-cities.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { LineLink } from '../../../page/links.tsx';
import { paths } from '../../../paths.ts';
import { useRitualQuery } from './ritual-query.ts';

interface OtherCitiesProps {
  /** Slug of the city that the page shows; empty for none. */
  except: string;
  /** The day or the month that the page shows; empty for today. */
  shown: string;
}

/** The same day or month in other cities: links for readers without JavaScript, and for search engines. */
export function OtherCities({ except, shown }: OtherCitiesProps) {
  const { t, language } = useI18n();
  const query = useRitualQuery();
  return (
    <nav aria-labelledby="cities" className="mt-10 print:hidden">
      <h2 id="cities" className="font-normal font-sans text-muted text-sm">
        {t('almanac.otherCities')}
      </h2>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {ALMANAC_CITIES.filter(({ slug }) => slug !== except).map(({ slug, name }) => (
          <li key={slug}>
            <LineLink to={paths.almanac(slug, shown) + query}>{name[language]}</LineLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
