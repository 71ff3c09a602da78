import type en from '../en/staff-overview.ts';

export default {
  'overview.time': 'Время',
  'overview.byDay': '30 дней',
  'overview.byWeek': '12 недель',
  'overview.byMonth': 'Год',
  'overview.conversion': 'Конверсия',
  'overview.ofPlaced': 'оплачено {paid} из {placed}',
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
  'overview.reports':
    '{count, plural, one {# заказ ждёт отчёта} few {# заказа ждут отчёта} many {# заказов ждут отчёта} other {# заказа ждут отчёта}}',
  'overview.consultations':
    '{count, plural, one {# вопрос ждёт ответа} few {# вопроса ждут ответа} many {# вопросов ждут ответа} other {# вопроса ждут ответа}}',
  'overview.confirmations':
    '{count, plural, one {# оплату нужно подтвердить} few {# оплаты нужно подтвердить} many {# оплат нужно подтвердить} other {# оплаты нужно подтвердить}}',
  'overview.since': 'самое давнее — с',
  'overview.byState': 'Заказы по состояниям',
  'overview.asTable': 'То же таблицей',
  'overview.byHand': 'из них вручную {sum}',
  'overview.fees': 'комиссии шлюзов {sum}',
  'overview.netIs': 'пришло − возвращено − комиссии',
  'overview.average': 'Пришло на заказ',
  'overview.ofOrders':
    '{count, plural, one {в среднем, # заказ} few {в среднем, # заказа} many {в среднем, # заказов} other {в среднем, # заказа}}',
  'overview.chosenTime': 'Свои дни',
  'overview.bothDays': 'Выберите первый и последний день, в этом порядке.',
  'overview.netBy.day': 'Чистыми по дням',
  'overview.netBy.week': 'Чистыми по неделям',
  'overview.netBy.month': 'Чистыми по месяцам',
  'overview.byRitual': 'По ритуалам',
  'overview.byRitualText':
    'Деньги заказа делятся по ценам его ритуалов, до цента; строки складываются в целое. Заказ с двумя ритуалами считается в обоих, даже если оба среди «Всех остальных».',
  'overview.byPartner': 'По партнёрам',
  'overview.byWay': 'По способам',
  'overview.partsText': 'Строки складываются в целое.',
  'overview.way': 'Способ',
  'overview.rest': 'Все остальные',
  'overview.noPartner': 'Без партнёра',
  'overview.wayHand': 'Подтверждено вручную',
  'overview.agrees':
    'Сходится с книгой платежей до цента: чистыми {sum}, {count, plural, one {# заказ с деньгами} few {# заказа с деньгами} many {# заказов с деньгами} other {# заказа с деньгами}}. В таблицах ниже и в файлах то же.',
  'overview.differs': 'По книге платежей чистыми {sum}, а суммы заказов или таблицы с ней не сходятся. Нужно разобраться.',
} satisfies Record<keyof typeof en, string>;
