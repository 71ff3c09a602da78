import type { InEachLanguage, Language } from '#kernel/language.ts';

const SIGN: InEachLanguage<string> = { ru: '№', en: 'No.' };

/** An order's number as people read and say it: '№ 1042', 'No. 1042'. It names an order and opens nothing: only ids do. */
export function orderNumber(number: number, language: Language): string {
  return `${SIGN[language]} ${number}`;
}
