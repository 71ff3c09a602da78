import type { Language } from '#kernel/language.ts';
import { wordsIn } from './words-in.ts';

/** A partner's statement of a month. */
export const STATEMENT_WORDS = wordsIn({
  ru: {
    /** Titles of the columns, in their order. */
    titles: [
      'Заказ',
      'Имя',
      'День',
      'Сумма, $',
      'По чему виден перевод',
      'Кто подтвердил',
      'Взято назад',
      'Что',
      'Способ',
      'Номер',
    ],
    /** What a line is about, and by which way the money went: cells of the columns ‘What’ and ‘Way’. */
    kinds: { came: 'Пришло', refunded: 'Возвращено', fee: 'Комиссия' },
    ways: { coin: 'Монеты', card: 'Карта', hand: 'Вручную' },
    /** Names of the last rows, which hold the sums. */
    sums: { came: 'Пришло', byHand: 'Из них вручную', refunded: 'Возвращено', fee: 'Комиссии', net: 'Чистыми' },
  },
  en: {
    titles: [
      'Order',
      'First name',
      'Day',
      'Amount, $',
      'What names the transfer',
      'Confirmed by',
      'Taken back',
      'What',
      'Way',
      'Number',
    ],
    kinds: { came: 'Came', refunded: 'Refunded', fee: 'Fee' },
    ways: { coin: 'Coin', card: 'Card', hand: 'By hand' },
    sums: { came: 'Came', byHand: 'Of that by hand', refunded: 'Refunded', fee: 'Fees', net: 'Net' },
  },
});

export type StatementWords = (typeof STATEMENT_WORDS)[Language];
