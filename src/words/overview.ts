import { wordsIn } from './words-in.ts';

/** The file of the overview: titles of its columns, in their order, and what its rows are. */
export const OVERVIEW_WORDS = wordsIn({
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
});
