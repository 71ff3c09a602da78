import type { InEachLanguage } from '#kernel/language.ts';

export interface StatementWords {
  /** Titles of the columns, in their order. */
  readonly titles: readonly string[];
  readonly kinds: Readonly<Record<'came' | 'refunded' | 'fee', string>>;
  readonly ways: Readonly<Record<'coin' | 'card' | 'hand', string>>;
  /** Names of the last rows. */
  readonly sums: Readonly<Record<'came' | 'byHand' | 'refunded' | 'fee' | 'net', string>>;
}

/** A partner's statement of a month. */
export const STATEMENT_WORDS: InEachLanguage<StatementWords> = {
  ru: {
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
    kinds: { came: 'Пришло', refunded: 'Возвращено', fee: 'Комиссия' },
    ways: { coin: 'Монеты', card: 'Карта', hand: 'Вручную' },
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
};
