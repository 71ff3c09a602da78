import type { InEachLanguage } from '#kernel/language.ts';

type Words =
  | 'number'
  | 'test'
  | 'order'
  | 'placed'
  | 'paid'
  | 'takenBack'
  | 'customer'
  | 'items'
  | 'total'
  | 'payment'
  | 'amount'
  | 'transaction'
  | 'seller'
  | 'questions'
  | 'follow';

/** The words of a receipt as a PDF; the page of a receipt has its own. */
export const RECEIPT_SHEET_WORDS: InEachLanguage<
  Readonly<Record<Words, string>> & {
    readonly method: string;
    readonly methods: Readonly<Record<'card' | 'manual', string>>;
    readonly inNetwork: (amount: string, network: string) => string;
  }
> = {
  ru: {
    number: 'Чек №',
    test: 'Магазин работает в тестовом режиме: настоящих денег по этому чеку не платили.',
    order: 'Заказ',
    placed: 'Оформлен',
    paid: 'Оплачен',
    takenBack: 'Чек недействителен, оплата отменена',
    customer: 'Покупатель',
    items: 'В заказе',
    total: 'Оплачено',
    payment: 'Оплата',
    amount: 'Сумма',
    method: 'Способ',
    methods: { card: 'Картой', manual: 'Через партнёра магазина' },
    inNetwork: (amount, network) => `${amount}, сеть ${network}`,
    transaction: 'Транзакция',
    seller: 'Продавец',
    questions: 'Вопросы',
    follow: 'Заказ на сайте',
  },
  en: {
    number: 'Receipt no.',
    test: 'The shop runs in test mode: no real money was paid for this receipt.',
    order: 'Order',
    placed: 'Placed',
    paid: 'Paid',
    takenBack: 'Void, the payment was taken back',
    customer: 'Customer',
    items: 'What was ordered',
    total: 'Paid',
    payment: 'Payment',
    amount: 'Amount',
    method: 'Method',
    methods: { card: 'By card', manual: 'Through a partner of the shop' },
    inNetwork: (amount, network) => `${amount}, network ${network}`,
    transaction: 'Transaction',
    seller: 'Seller',
    questions: 'Questions',
    follow: 'The order on the site',
  },
};
