import type { InEachLanguage } from '#kernel/language.ts';

type Words =
  | 'number'
  | 'test'
  | 'incomplete'
  | 'order'
  | 'placed'
  | 'paid'
  | 'takenBack'
  | 'customer'
  | 'items'
  | 'total'
  | 'payment'
  | 'amount'
  | 'came'
  | 'over'
  | 'transaction'
  | 'seller'
  | 'questions'
  | 'follow';

/** The words of a receipt as a PDF; the page of a receipt has its own. */
export const RECEIPT_SHEET_WORDS: InEachLanguage<
  Readonly<Record<Words, string>> & {
    readonly method: string;
    /** Where a surplus is, each with its part of it. */
    readonly surplus: Readonly<Record<'returned' | 'onItsWay' | 'waiting' | 'kept', string>>;
    readonly methods: Readonly<Record<'card' | 'manual', string>>;
    readonly days: (first: string, last: string) => string;
    readonly inNetwork: (amount: string, network: string) => string;
  }
> = {
  ru: {
    number: 'Чек №',
    test: 'Магазин работает в тестовом режиме: настоящих денег по этому чеку не платили.',
    incomplete: 'Одна запись о деньгах этого заказа не читается, поэтому здесь может не хватать платежа. Мы разбираемся.',
    order: 'Заказ',
    placed: 'Оформлен',
    paid: 'Оплачен',
    takenBack: 'Чек недействителен, оплата отменена',
    customer: 'Покупатель',
    items: 'В заказе',
    total: 'Оплачено',
    payment: 'Оплата',
    amount: 'Сумма',
    came: 'Пришло всего',
    over: 'Сверх суммы заказа',
    surplus: {
      returned: 'из них возвращено',
      onItsWay: 'из них возвращается',
      waiting: 'из них ждёт нашего решения',
      kept: 'из них осталось у магазина',
    },
    method: 'Способ',
    methods: { card: 'Картой', manual: 'Подтверждена человеком' },
    days: (first, last) => `${first} — ${last}`,
    inNetwork: (amount, network) => `${amount}, сеть ${network}`,
    transaction: 'Транзакция',
    seller: 'Продавец',
    questions: 'Вопросы',
    follow: 'Заказ на сайте',
  },
  en: {
    number: 'Receipt no.',
    test: 'The shop runs in test mode: no real money was paid for this receipt.',
    incomplete: 'A record of this order’s money cannot be read, so a payment may be missing here. We are looking at it.',
    order: 'Order',
    placed: 'Placed',
    paid: 'Paid',
    takenBack: 'Void, the payment was taken back',
    customer: 'Customer',
    items: 'What was ordered',
    total: 'Paid',
    payment: 'Payment',
    amount: 'Amount',
    came: 'Came in all',
    over: 'More than the order cost',
    surplus: {
      returned: 'of that, sent back',
      onItsWay: 'of that, on its way back',
      waiting: 'of that, awaits our decision',
      kept: 'of that, kept by the shop',
    },
    method: 'Method',
    methods: { card: 'By card', manual: 'Confirmed by a person' },
    days: (first, last) => `${first} – ${last}`,
    inNetwork: (amount, network) => `${amount}, network ${network}`,
    transaction: 'Transaction',
    seller: 'Seller',
    questions: 'Questions',
    follow: 'The order on the site',
  },
};
