import { expect, test } from 'vitest';
import { adviceInWords } from './advice-in-words.ts';
import type { Reason } from './judge.ts';

const reason = (ru: string, en: string, weight: Reason['weight']): Reason => ({
  code: en,
  weight,
  text: { ru, en },
  source: { ru: 'Обычай', en: 'Custom' },
});

test('advice has the day, what speaks for it and what against it, in either language', () => {
  const advice = {
    quality: 'best' as const,
    tithi: 4,
    nakshatra: 22,
    for: [
      reason('Четвёртый титхи Ганеши.', 'The fourth of Ganesha.', 3),
      reason('Среда, т. е. день Будхи', 'Wednesday, i.e. of Budha', 1),
    ],
    against: [reason('Вишти', 'Vishti', -1)],
  };
  expect(adviceInWords(advice, 'ru')).toBe(
    'Один из лучших дней: титхи Шукла Чатуртхи, накшатра Шравана. За: Четвёртый титхи Ганеши; Среда, т. е. день Будхи. Против: Вишти.',
  );
  expect(adviceInWords({ ...advice, against: [] }, 'en')).toBe(
    'One of the best days: tithi Shukla Chaturthi, nakshatra Shravana. For it: The fourth of Ganesha; Wednesday, i.e. of Budha.',
  );
});
