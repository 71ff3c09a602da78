import { timeThere } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type Day, dayOfHalf } from '../day.ts';
import { isVishti } from './band.ts';
import { isPolarDay } from './sky-heights.ts';

/** The day in three or four plain sentences. */
export function Lead({ day }: { day: Day }) {
  const { t, language } = useI18n();
  const { date, place, rises, tithis, nakshatras, karanas, paksha } = day;
  const time = timeThere(place.timeZone, language);
  const [tithi, next] = tithis;
  const vishti = karanas.find(isVishti);
  // Without a sunrise each Vishti counts as one of the day: every instant is greater than an empty text.
  const dayBegin = rises.sunrise ?? '';
  const sentences = [
    t('almanac.leadHalf', { half: paksha }),
    tithi && next
      ? t('almanac.leadTithi', {
          time: time.moment(tithi.end, date),
          number: dayOfHalf(tithi.number),
          next: dayOfHalf(next.number),
        })
      : tithi && t('almanac.leadTithiAll', { number: dayOfHalf(tithi.number) }),
    nakshatras[0] && t('almanac.leadNakshatra', { name: nakshatras[0].name }),
    vishti && vishti.begin <= dayBegin && t('almanac.leadAfterVishti', { time: time.moment(vishti.end, date) }),
    vishti &&
      vishti.begin > dayBegin &&
      t('almanac.leadVishti', { from: time.moment(vishti.begin, date), until: time.moment(vishti.end, date) }),
    !rises.sunrise && !rises.sunset && t(isPolarDay(place.latitude, date) ? 'almanac.leadPolarDay' : 'almanac.leadPolarNight'),
  ];
  return sentences.filter(Boolean).join(' ');
}
