import type { Language } from '#kernel/language.ts';
import { NAKSHATRA_NAMES, TITHI_NAMES } from '#words/almanac.ts';
import { DAY_ADVICE_WORDS } from '#words/day-advice.ts';
import type { DayAdvice } from './advise.ts';
import type { Reason } from './judge.ts';

/** 'A good day: tithi Shukla Chaturthi, nakshatra Shravana. For it: the bright fourth belongs to Ganesha.' */
export function adviceInWords({ quality, tithi, nakshatra, ...reasons }: DayAdvice, language: Language): string {
  const words = DAY_ADVICE_WORDS[language];
  const tithiName = TITHI_NAMES[tithi - 1]?.[language] ?? '';
  const nakshatraName = NAKSHATRA_NAMES[nakshatra - 1]?.[language] ?? '';
  return [
    `${words.qualities[quality]}: ${words.begins(tithiName, nakshatraName)}.`,
    ...reasonsInWords(words.for, reasons.for, language),
    ...reasonsInWords(words.against, reasons.against, language),
  ].join(' ');
}

/** One sentence with all reasons, whose own full stops are left out; none without reasons. */
function reasonsInWords(title: string, reasons: readonly Reason[], language: Language): string[] {
  if (reasons.length === 0) return [];
  const texts = reasons.map(({ text }) => text[language].replace(/\.$/, ''));
  return [`${title}: ${texts.join('; ')}.`];
}
