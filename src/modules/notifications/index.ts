import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import type { Order } from '#modules/orders/index.ts';

export * from './write-code.ts';

const WORDS: Record<Language, Record<'subject' | 'thanks' | 'total' | 'follow', string>> = {
  ru: {
    subject: 'Заказ оплачен',
    thanks: 'Спасибо! Мы получили оплату вашего заказа.',
    total: 'Оплачено',
    follow: 'Заказ и его состояние',
  },
  en: {
    subject: 'Your order is paid',
    thanks: 'Thank you! We have received the payment for your order.',
    total: 'Paid',
    follow: 'Your order and its progress',
  },
};

/** Sends the receipt of a paid order to its customer, in their language; nobody is written to when the order lacks contact data. */
export function createSendReceipt({
  newId,
  orderUrl,
}: {
  newId: NewId;
  orderUrl: (orderId: string, language: Language) => string;
}) {
  return async (order: Order, messages: MessageOutbox): Promise<void> => {
    if (order.contact) await messages.add(receipt(newId(), order, order.contact.email, orderUrl(order.id, order.language)));
  };
}

function receipt(id: string, order: Order, to: string, url: string): Message {
  const words = WORDS[order.language];
  const items = order.items.map(
    (item) => (order.language === 'ru' ? item.name : item.nameEn) + (item.quantity > 1 ? ` × ${item.quantity}` : ''),
  );
  const amount = new Intl.NumberFormat(order.language, { style: 'currency', currency: 'USD' }).format(order.total / 100);
  const text = [
    words.thanks,
    '',
    ...items.map((item) => `- ${item}`),
    '',
    `${words.total}: ${amount}`,
    '',
    `${words.follow}: ${url}`,
  ].join('\n');
  const html = [
    `<p>${words.thanks}</p>`,
    `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    `<p>${words.total}: <strong>${amount}</strong></p>`,
    `<p><a href="${escapeHtml(url)}">${words.follow}</a></p>`,
  ].join('\n');
  return { id, channel: 'email', to, subject: words.subject, text, html, language: order.language };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
