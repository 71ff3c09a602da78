import { timeThere } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import type { Day } from '../day.ts';
import { isVishti } from './band.ts';
import { isPolarDay } from './day-table.tsx';

/** The day in three or four plain sentences. */
export function Lead({ day }: { day: Day }) {
  const { t, language } = useI18n();
  const { date, place, rises, tithis, nakshatras, karanas, paksha } = day;
  const time = timeThere(place.timeZone, language);
  const [tithi, next] = tithis;
  const dayNumber = (number: number) => ((number - 1) % 15) + 1;
  const vishti = karanas.find(isVishti);
  const begins = rises.sunrise ?? '';
  const sentences = [
    t('almanac.leadHalf', { half: paksha }),
    tithi && next
      ? t('almanac.leadTithi', {
          time: time.moment(tithi.end, date),
          number: dayNumber(tithi.number),
          next: dayNumber(next.number),
        })
      : tithi && t('almanac.leadTithiAll', { number: dayNumber(tithi.number) }),
    nakshatras[0] && t('almanac.leadNakshatra', { name: nakshatras[0].name }),
    vishti && vishti.begin <= begins && t('almanac.leadAfterVishti', { time: time.moment(vishti.end, date) }),
    vishti &&
      vishti.begin > begins &&
      t('almanac.leadVishti', { from: time.moment(vishti.begin, date), until: time.moment(vishti.end, date) }),
    !rises.sunrise && !rises.sunset && t(isPolarDay(place.latitude, date) ? 'almanac.leadPolarDay' : 'almanac.leadPolarNight'),
  ];
  return sentences.filter(Boolean).join(' ');
}
