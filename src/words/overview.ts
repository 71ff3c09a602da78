import type { InEachLanguage } from '#kernel/language.ts';

interface Words {
  readonly titles: readonly string[];
  readonly rows: Readonly<Record<'whole' | 'step' | 'ritual' | 'partner' | 'way', string>>;
}

/** The file of the overview: titles of its columns, in their order, and what its rows are. */
export const OVERVIEW_WORDS: InEachLanguage<Words> = {
  ru: {
    titles: [
      'Что',
      'Чего',
      'Название',
      'Заказов с деньгами',
      'Пришло, $',
      'Из них вручную, $',
      'Возвращено, $',
      'Комиссия, $',
      'Чистыми, $',
      'В среднем пришло на заказ, $',
    ],
    rows: { whole: 'Всего', step: 'Дни с', ritual: 'Ритуал', partner: 'Партнёр', way: 'Способ' },
  },
  en: {
    titles: [
      'What',
      'Of',
      'Name',
      'Orders with money',
      'Came, $',
      'Of that by hand, $',
      'Refunded, $',
      'Fee, $',
      'Net, $',
      'Came for an order on average, $',
    ],
    rows: { whole: 'Whole', step: 'Days from', ritual: 'Ritual', partner: 'Partner', way: 'Way' },
  },
};
