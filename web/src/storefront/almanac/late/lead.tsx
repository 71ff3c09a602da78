import { timeThere } from '#kernel/time-there.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { type Day, dayOfHalf } from '../day.ts';
import { isVishti } from './band.ts';
import { isPolarDay } from './sky-heights.ts';

/** The day in a few plain sentences. */
export function Lead({ day }: { day: Day }) {
  const { t, language } = useI18n();
  const { date, place, rises, tithis, nakshatras, karanas, paksha } = day;
  const time = timeThere(place.timeZone, language);
  const [tithi, next] = tithis;
  const [star] = nakshatras;
  const vishti = karanas.find(isVishti);
  const sentences = [t('almanac.leadHalf', { half: paksha })];
  if (tithi && next) {
    const numbers = { number: dayOfHalf(tithi.number), next: dayOfHalf(next.number) };
    sentences.push(t('almanac.leadTithi', { ...numbers, time: time.moment(tithi.end, date) }));
  } else if (tithi) {
    sentences.push(t(rises.sunrise ? 'almanac.leadTithiAll' : 'almanac.leadTithiPolar', { number: dayOfHalf(tithi.number) }));
  }
  if (star) sentences.push(t('almanac.leadNakshatra', { name: star.name }));
  if (vishti) {
    const until = time.moment(vishti.end, date);
    // Of a Vishti that lasts since before the sunrise only the end is told.
    if (rises.sunrise && vishti.begin <= rises.sunrise) sentences.push(t('almanac.leadAfterVishti', { time: until }));
    else sentences.push(t('almanac.leadVishti', { from: time.moment(vishti.begin, date), until }));
  }
  if (!rises.sunrise && !rises.sunset) {
    sentences.push(t(isPolarDay(date, place) ? 'almanac.leadPolarDay' : 'almanac.leadPolarNight'));
  }
  return sentences.join(' ');
}
