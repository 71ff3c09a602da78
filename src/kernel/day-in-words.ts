import { perLanguage } from './format.ts';
import { type Bilingual, inEachLanguage, LOCALES } from './language.ts';

const longDays = perLanguage((language) => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }));

/** A day, YYYY-MM-DD, as people write it: '22 ноября 2036 г.'. It is the same in every time zone. */
export function dayInWords(day: string): Bilingual {
  return inEachLanguage((language) => longDays(language).format(Date.parse(day)));
}
