import type en from '../en/days.ts';

export default {
  'days.next': 'Ближайшие хорошие дни',
  'days.where': 'Рассчитано для огня: {place}, на три месяца вперёд',
  'days.none': 'В ближайшие три месяца ни один день особо не выделяется. Можно выбрать любой открытый день.',
  'days.best': 'Один из лучших дней',
  'days.good': 'Хороший день',
  'days.atFire': 'Часы у огня',
  'days.yourClock': 'Те же часы по вашему времени',
  'days.for': 'Что за него',
  'days.against': 'Что против',
  'days.advice': 'Альманах советует, решаете вы: можно выбрать любой открытый день. Некоторые дни школы считают по-разному.',
  'days.byDay': 'Весь месяц по дням',
} satisfies Record<keyof typeof en, string>;
