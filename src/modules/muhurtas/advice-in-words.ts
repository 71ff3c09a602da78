import type { Language } from '#kernel/language.ts';
import { NAKSHATRA_NAMES, TITHI_NAMES } from '#words/almanac.ts';
import { DAY_ADVICE_WORDS } from '#words/day-advice.ts';
import type { DayAdvice } from './advise.ts';
import type { Reason } from './judge.ts';

/** 'A good day: tithi Shukla Chaturthi, nakshatra Shravana. For it: the bright fourth belongs to Ganesha.' */
export function adviceInWords({ quality, tithi, nakshatra, ...reasons }: DayAdvice, language: Language): string {
  const words = DAY_ADVICE_WORDS[language];
  const name = (names: typeof TITHI_NAMES, number: number) => names[number - 1]?.[language] ?? '';
  const stands = words.begins(name(TITHI_NAMES, tithi), name(NAKSHATRA_NAMES, nakshatra));
  const listed = (title: string, list: readonly Reason[]) =>
    list.length > 0 ? [`${title}: ${list.map(({ text }) => text[language].replace(/\.$/, '')).join('; ')}.`] : [];
  return [
    `${words.qualities[quality]}: ${stands}.`,
    ...listed(words.for, reasons.for),
    ...listed(words.against, reasons.against),
  ].join(' ');
}
