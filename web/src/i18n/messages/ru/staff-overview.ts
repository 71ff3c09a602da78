import type en from '../en/staff-overview.ts';

export default {
  'overview.time': 'Время',
  'overview.byDay': '30 дней',
  'overview.byWeek': '12 недель',
  'overview.byMonth': 'Год',
  'overview.revenue': 'Выручка',
  'overview.paidOrders': 'Оплаченные заказы',
  'overview.conversion': 'Конверсия',
  'overview.ofPlaced': 'оплачено {paid} из {placed}',
  'overview.averageOrder': 'Средний заказ',
  'overview.before': 'Раньше: {value}',
  'overview.needsPerson': 'Нужен человек',
  'overview.nothingWaits': 'Ничего не ждёт решения',
  'overview.reviews':
    '{count, plural, one {# платёж ждёт решения} few {# платежа ждут решения} many {# платежей ждут решения} other {# платежа ждут решения}}',
  'overview.postponementAsks':
    '{count, plural, one {# просьба о переносе} few {# просьбы о переносе} many {# просьб о переносе} other {# просьбы о переносе}}',
  'overview.refundAsks':
    '{count, plural, one {# просьба вернуть деньги} few {# просьбы вернуть деньги} many {# просьб вернуть деньги} other {# просьбы вернуть деньги}}',
  'overview.secondPersons':
    '{count, plural, one {# оплата ждёт второго человека} few {# оплаты ждут второго человека} many {# оплат ждут второго человека} other {# оплаты ждут второго человека}}',
  'overview.openRefunds':
    '{count, plural, one {# возврат не закончен} few {# возврата не закончены} many {# возвратов не закончены} other {# возврата не закончены}}',
  'overview.consultations':
    '{count, plural, one {# вопрос ждёт ответа} few {# вопроса ждут ответа} many {# вопросов ждут ответа} other {# вопроса ждут ответа}}',
  'overview.confirmations':
    '{count, plural, one {# оплату нужно подтвердить} few {# оплаты нужно подтвердить} many {# оплат нужно подтвердить} other {# оплаты нужно подтвердить}}',
  'overview.since': 'самое давнее — с',
  'overview.byState': 'Заказы по состояниям',
  'overview.revenueByDay': 'Выручка по дням',
  'overview.revenueByWeek': 'Выручка по неделям',
  'overview.revenueByMonth': 'Выручка по месяцам',
  'overview.asTable': 'То же таблицей',
  'overview.paid': 'Оплачено',
  'overview.refunded': 'Возвращено',
  'overview.agrees':
    'Сходится с книгой платежей до цента: {sum}, {count, plural, one {# оплаченный заказ} few {# оплаченных заказа} many {# оплаченных заказов} other {# оплаченного заказа}}.',
  'overview.differs': 'По книге платежей выручка {sum}, а суммы заказов с ней не сходятся. Нужно разобраться.',
} satisfies Record<keyof typeof en, string>;
