import enAccount from '../../../web/src/i18n/messages/en/account.ts';
import enCart from '../../../web/src/i18n/messages/en/cart.ts';
import enFrame from '../../../web/src/i18n/messages/en/frame.ts';
import enHome from '../../../web/src/i18n/messages/en/home.ts';
import enPayment from '../../../web/src/i18n/messages/en/payment.ts';
import ruAccount from '../../../web/src/i18n/messages/ru/account.ts';
import ruCart from '../../../web/src/i18n/messages/ru/cart.ts';
import ruFrame from '../../../web/src/i18n/messages/ru/frame.ts';
import ruHome from '../../../web/src/i18n/messages/ru/home.ts';
import ruPayment from '../../../web/src/i18n/messages/ru/payment.ts';

export type Language = 'ru' | 'en';

const en = { ...enAccount, ...enCart, ...enFrame, ...enHome, ...enPayment };
const ru: Record<keyof typeof en, string> = { ...ruAccount, ...ruCart, ...ruFrame, ...ruHome, ...ruPayment };

/** The shop's words in a language; `values` fill the simple places of a message. */
export function wordsIn(language: Language) {
  const words: Record<keyof typeof en, string> = language === 'ru' ? ru : en;
  return (key: keyof typeof en, values: Record<string, string | number> = {}): string =>
    words[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
