import { escapeHtml } from '#kernel/escape.ts';
import { formatCents, formatWeeks } from '#kernel/format.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import { orderNumber } from '#kernel/order-number.ts';
import type { Order } from '#modules/orders/index.ts';
import { buttonLink, mailHtml, paragraph } from './mail-look.ts';
import { FOOTER, SHOP_NAME } from './words.ts';

const WORDS: Record<Language, Record<'subject' | 'thanks' | 'order' | 'total' | 'next' | 'follow', string>> = {
  ru: {
    subject: 'Заказ оплачен',
    thanks: 'Спасибо! Мы получили оплату вашего заказа.',
    order: 'Заказ',
    total: 'Оплачено',
    next: 'Теперь войдите на сайте с этим e-mail: в личном кабинете выберите дату начала и запишите санкальпу.',
    follow: 'Заказ и его состояние',
  },
  en: {
    subject: 'Your order is paid',
    thanks: 'Thank you! We have received the payment for your order.',
    order: 'Order',
    total: 'Paid',
    next: 'Now sign in on the site with this e-mail: in your account, choose the start date and write down your sankalpa.',
    follow: 'Your order and its progress',
  },
};

/** Sends the receipt of a paid order to its customer, in their language; nobody is written to when the order has no e-mail. */
export function createSendReceipt({
  newId,
  orderUrl,
}: {
  newId: NewId;
  orderUrl: (orderId: string, language: Language) => string;
}) {
  return async (order: Order, messages: MessageOutbox): Promise<void> => {
    const to = order.contact?.email;
    if (to) await messages.add(receipt(newId(), order, to, orderUrl(order.id, order.language)));
  };
}

/** What was bought, for how long, how often, and for how much in all. */
function itemLine({ name, weeks, quantity, price }: Order['items'][number], language: Language): string {
  const times = quantity > 1 ? ` × ${quantity}` : '';
  return `${name[language]}, ${formatWeeks(weeks, language)}${times}: ${formatCents(cents(price * quantity), language)}`;
}

function receipt(id: string, order: Order, to: string, url: string): Message {
  const { language } = order;
  const words = WORDS[language];
  const items = order.items.map((item) => itemLine(item, language));
  const number = `${words.order} ${orderNumber(order.id)}`;
  const total = `${words.total}: ${formatCents(order.total, language)}`;
  const lines = [
    words.thanks,
    '',
    number,
    ...items.map((item) => `- ${item}`),
    '',
    total,
    '',
    words.next,
    '',
    `${words.follow}: ${url}`,
    '',
    FOOTER[language],
  ];
  const list = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  const html = mailHtml({
    language,
    title: words.subject,
    paragraphs: [
      paragraph(words.thanks),
      paragraph(number),
      `<ul style="margin:0 0 16px;padding-left:20px">${list}</ul>`,
      `<p style="margin:0 0 16px;font-weight:600">${escapeHtml(total)}</p>`,
      paragraph(words.next),
      buttonLink(url, words.follow),
    ],
    footer: FOOTER[language],
    shop: SHOP_NAME[language],
    shopUrl: new URL(url).origin,
  });
  return { id, channel: 'email', to, subject: words.subject, text: lines.join('\n'), html, language };
}
