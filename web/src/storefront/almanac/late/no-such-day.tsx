import { parseIsoDate } from '#kernel/calendar-date.ts';
import { dateWords } from '#kernel/time-there.ts';
import { CITY_WITHOUT_A_DATE, HOME_CITY } from '#words/almanac-cities.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../page/links.tsx';
import { paths } from '../../../paths.ts';
import { Emblem } from '../../../ui/emblem.tsx';
import { PageMessage } from '../../../ui/page-message.tsx';
import { useAlmanacAddress } from '../queries.ts';
import { OtherCities } from './other-cities.tsx';
import { isInAlmanac } from './steps.ts';

/** The page of a city or a day that the almanac does not have: says which of them may be wrong, and leads on. */
export default function NoSuchDay() {
  const { t, language } = useI18n();
  const { city, day = '' } = useAlmanacAddress();
  const date = isInAlmanac(day) ? parseIsoDate(day) : undefined;
  // A real date is missing for one of two reasons: the city is unknown, or its clocks left the date out, and then it has the month around it.
  const cityWithMonth = city === CITY_WITHOUT_A_DATE ? city : HOME_CITY[language];
  return (
    <>
      <PageMessage
        emblem={<Emblem name="hero" className="size-40" />}
        title={t('almanac.missing')}
        text={date ? t('almanac.missingDate', { date: dateWords(language).day(date) }) : t('almanac.missingText')}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.almanac()} variant="primary">
              {t('almanac.today')}
            </ButtonLink>
            {date && (
              <ButtonLink to={paths.almanac(cityWithMonth, date.slice(0, 'YYYY-MM'.length))} className="min-h-13">
                {t('almanac.toMonth')}
              </ButtonLink>
            )}
          </div>
        }
      />
      <OtherCities except="" shown={date ?? ''} />
    </>
  );
}
