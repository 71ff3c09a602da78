import type { InEachLanguage } from '#kernel/language.ts';

interface News {
  /** `number` is that of the order; a request for a consultation has none. */
  readonly subject: (number: string) => string;
  readonly lead: string;
}

/** The words of letters by which the staff learn of what happens in the shop. */
export const STAFF_NEWS_WORDS: InEachLanguage<
  Readonly<Record<'orders' | 'money' | 'consultations', News>> &
    Readonly<Record<'order' | 'total' | 'open' | 'footer' | 'digestLead', string>> & {
      readonly digest: (count: string) => string;
      readonly more: (count: number) => string;
    }
> = {
  ru: {
    orders: { subject: (number) => `Оплачен заказ ${number}`, lead: 'В магазине новый оплаченный заказ.' },
    money: {
      subject: (number) => `Деньги ждут решения: заказ ${number}`,
      lead: 'Платёж нужно проверить, или покупатель просит вернуть деньги.',
    },
    consultations: {
      subject: () => 'Просят о консультации',
      lead: 'Пришла заявка на консультацию. Имя, телефон и вопрос — в панели.',
    },
    order: 'Заказ',
    total: 'Сумма',
    open: 'Открыть в панели',
    digest: (count) => `События в магазине: ${count}`,
    digestLead: 'Событий много, поэтому они в одном письме. Следующее письмо придёт не раньше чем через час.',
    more: (count) => `И ещё: ${count}`,
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
    digestLead: 'Much has happened, so it stands in one letter. The next letter comes in an hour at the earliest.',
    more: (count) => `And more: ${count}`,
    footer: 'This message was sent automatically. Which letters come is chosen in the panel, under ‘My access’.',
  },
};
