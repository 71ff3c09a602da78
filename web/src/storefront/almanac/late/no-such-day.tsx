import { dateWords } from '#kernel/time-there.ts';
import { CITY_WITHOUT_A_DATE, HOME_CITY } from '#words/almanac-cities.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../page/links.tsx';
import { paths } from '../../../paths.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import { PageMessage } from '../../../ui/page-message.tsx';
import type { AlmanacPlace } from '../queries.ts';
import { OtherCities } from './other-cities.tsx';

/** There is no such city or day: says which of them may be wrong, and leads on. */
export default function NoSuchDay({ wanted: { city, day } }: { wanted: AlmanacPlace }) {
  const { t, language } = useI18n();
  const date = day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  const isDate = Number.isFinite(date) && new Date(date).toISOString().startsWith(day ?? ' ');
  // Elsewhere a date is missing because the city is, and so would be its month.
  const known = city === CITY_WITHOUT_A_DATE ? city : HOME_CITY[language];
  return (
    <>
      <PageMessage
        emblem={<Emblem name="hero" className="size-40" />}
        title={t('almanac.missing')}
        text={isDate ? t('almanac.missingDate', { date: dateWords(language).day(day ?? '') }) : t('almanac.missingText')}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.almanac()} variant="primary">
              {t('almanac.today')}
            </ButtonLink>
            {isDate && (
              <ButtonLink to={paths.almanac(known, day?.slice(0, 7))} className="min-h-13">
                {t('almanac.toMonth')}
              </ButtonLink>
            )}
          </div>
        }
      />
      <OtherCities except="" shown={isDate ? (day ?? '') : ''} />
    </>
  );
}
