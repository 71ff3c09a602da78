import { wordsIn } from './words-in.ts';

/** How letters, receipts and the desk tell what the almanac says of a day. */
export const DAY_ADVICE_WORDS = wordsIn({
  ru: {
    firstDay: 'Первый день по панчанге',
    qualities: { best: 'Один из лучших дней', good: 'Хороший день', neutral: 'Обычный день', weak: 'Слабый день' },
    begins: (tithi: string, nakshatra: string) => `титхи ${tithi}, накшатра ${nakshatra}`,
    for: 'За',
    against: 'Против',
  },
  en: {
    firstDay: 'The first day by the almanac',
    qualities: { best: 'One of the best days', good: 'A good day', neutral: 'An ordinary day', weak: 'A weak day' },
    begins: (tithi, nakshatra) => `tithi ${tithi}, nakshatra ${nakshatra}`,
    for: 'For it',
    against: 'Against it',
  },
});
