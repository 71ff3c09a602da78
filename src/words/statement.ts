import type { InEachLanguage } from '#kernel/language.ts';

interface StatementWords {
  /** Titles of the columns, in their order. */
  readonly titles: readonly string[];
  readonly total: string;
}

/** A partner's statement of a month. */
export const STATEMENT_WORDS: InEachLanguage<StatementWords> = {
  ru: {
    titles: ['Заказ', 'Имя', 'День', 'Сумма, $', 'По чему виден перевод', 'Кто подтвердил', 'Взято назад'],
    total: 'Итого без взятого назад',
  },
  en: {
    titles: ['Order', 'First name', 'Day', 'Amount, $', 'What names the transfer', 'Confirmed by', 'Taken back'],
    total: 'Total without what was taken back',
  },
};
