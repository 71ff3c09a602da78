import type en from '../en/staff-partner.ts';

export default {
  'staffPartner.text': 'Заказы, которые пришли по вашей ссылке.',
  'staffPartner.actions': 'Что сделать',
  'staffPartner.noneText': 'Поделитесь своей ссылкой: заказы по ней появятся здесь.',
  'staffPartner.sums': 'Суммы за этот месяц',
  'staffPartner.sumWaiting': 'Ждут подтверждения',
  'staffPartner.sumConfirmed': 'Подтверждено партнёром',
  'staffPartner.sumPaid': 'Оплачено всего',
  'staffPartner.sumOrders': '{count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}} за этот месяц',
  'staffPartner.link': 'Ваша ссылка',
  'staffPartner.linkText': 'Кто откроет её, тот в течение тридцати дней заказывает через вас.',
  'staffPartner.qr': 'QR-код вашей ссылки',
  'staffPartner.statement': 'Выписка за месяц',
  'staffPartner.statementText':
    'Каждое движение денег по заказам: что пришло, что возвращено, комиссии — и итоги, те же, что в суммах месяца.',
  'staffPartner.month': 'Месяц',
  'staffPartner.moneyMoved': 'Движение денег за этот месяц',
  'staffPartner.moneyByHand': 'из них вручную',
  'staffPartner.moneyText':
    'Деньги считаются в день, когда они пришли или ушли, и за заказы прошлых месяцев. Чистыми = пришло − возвращено − комиссии. То же в выписке за месяц.',
  'staffPartner.moneyAverage':
    'В среднем на заказ пришло {average} ({count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}).',
  'staffPartner.shopsText': 'Ваши заказы: пришедшие по вашей ссылке и те, чьи покупатели пришли в магазин сами.',
  'staffPartner.shopsNoneText': 'Здесь появятся заказы по вашей ссылке и заказы всех, кто пришёл в магазин сам.',
  'staffPartner.noneFound': 'Ничего не найдено',
  'staffPartner.search': 'Номер, имя, номер у вас',
  'staffPartner.waitsForYou': 'Ждут вас',
  'staffPartner.sumByHand': 'Пришло вручную',
} satisfies Record<keyof typeof en, string>;
