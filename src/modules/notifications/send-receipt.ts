import { formatCents, formatWeeks } from '#kernel/format.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Message, MessageOutbox } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import { orderNumber } from '#kernel/order-number.ts';
import type { Order } from '#modules/orders/index.ts';
import { LETTER_FOOTER, RECEIPT_WORDS } from '#words/letters.ts';
import { buttonLink, list, paragraph, strong, together, writeLetter } from './letter.ts';

/** Adds the receipt of a paid order to the outbox, in the customer's language; does nothing for an order without an e-mail. */
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

/** One line of a receipt: the item, its length, quantity and total price. */
function itemLine({ name, weeks, quantity, price }: Order['items'][number], language: Language): string {
  const times = quantity > 1 ? ` × ${quantity}` : '';
  return `${name[language]}, ${formatWeeks(weeks, language)}${times}: ${formatCents(cents(price * quantity), language)}`;
}

function receipt(id: string, order: Order, to: string, url: string): Message {
  const { language } = order;
  const words = RECEIPT_WORDS[language];
  const letter = writeLetter({
    language,
    subject: words.subject,
    blocks: [
      paragraph(words.thanks),
      together(paragraph(`${words.order} ${orderNumber(order.id)}`), list(order.items.map((item) => itemLine(item, language)))),
      strong(`${words.total}: ${formatCents(order.total, language)}`),
      paragraph(words.next),
      buttonLink(words.follow, url),
    ],
    footer: LETTER_FOOTER[language],
    shopUrl: new URL(url).origin,
  });
  return { id, to, about: order.id, ...letter };
}
