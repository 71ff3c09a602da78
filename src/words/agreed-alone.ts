import { wordsIn } from './words-in.ts';

/** The letter about a payment above the limit with which the only administrator has agreed alone. */
export const AGREED_ALONE_WORDS = wordsIn({
  ru: {
    subject: (number: string) => `Заказ ${number}: платёж выше предела подтверждён одним человеком`,
    lead: 'Единственный администратор магазина подтвердил платёж, принятый вручную, без второго человека: после положенного ожидания и с новым подтверждением входа.',
    order: 'Заказ',
    by: 'Кто подтвердил',
    amount: 'Сумма',
    foreign: 'Если вы об этом не знаете, сразу откройте заказ: там видно, можно ли ещё взять подтверждение назад.',
    open: 'Открыть заказ в панели',
    footer: 'Это письмо отправлено автоматически: магазин сообщает о каждом таком решении.',
  },
  en: {
    subject: (number) => `Order ${number}: one person confirmed a payment above the limit`,
    lead: 'The only administrator of the shop has confirmed a payment by hand without a second person: after the wait that the shop asks for, and with a fresh second factor.',
    order: 'Order',
    by: 'Confirmed by',
    amount: 'Amount',
    foreign: 'If you know nothing of this, open the order at once: it shows whether the confirmation can still be taken back.',
    open: 'Open the order in the panel',
    footer: 'This message was sent automatically: the shop tells of every such decision.',
  },
});
