import { wordsIn } from './words-in.ts';

/** The words of letters by which the staff learn of what happens in the shop. `number` is that of the order. */
export const STAFF_NEWS_WORDS = wordsIn({
  ru: {
    orders: { subject: (number: string) => `Оплачен заказ ${number}`, lead: 'В магазине новый оплаченный заказ.' },
    money: {
      subject: (number: string) => `Деньги ждут решения: заказ ${number}`,
      lead: 'Платёж нужно проверить, или покупатель просит вернуть деньги.',
    },
    consultations: {
      subject: (_number: string) => 'Просят о консультации',
      lead: 'Пришла заявка на консультацию. Имя, телефон и вопрос — в панели.',
    },
    order: 'Заказ',
    total: 'Сумма',
    open: 'Открыть в панели',
    digest: (count: string) => `События в магазине: ${count}`,
    digestLead: 'Событий много, поэтому они в одном письме. Следующее письмо придёт не раньше чем через час.',
    more: (count: string) => `И ещё: ${count}`,
    footer: 'Это письмо отправлено автоматически. Какие письма вам нужны, выбирают в панели, в разделе «Мой доступ».',
  },
  en: {
    orders: { subject: (number) => `Order ${number} is paid`, lead: 'The shop has a newly paid order.' },
    money: {
      subject: (number) => `Money waits for a decision: order ${number}`,
      lead: 'A payment has to be checked, or the customer asks for the money back.',
    },
    consultations: {
      subject: () => 'Somebody asks for a consultation',
      lead: 'There is a new request for a consultation. Name, phone and question are in the panel.',
    },
    order: 'Order',
    total: 'Amount',
    open: 'Open in the panel',
    digest: (count) => `What happened in the shop: ${count}`,
    digestLead: 'Much has happened, so it is all in one letter. The next letter comes in an hour at the earliest.',
    more: (count) => `And more: ${count}`,
    footer: 'This message was sent automatically. Which letters come is chosen in the panel, under ‘My access’.',
  },
});
