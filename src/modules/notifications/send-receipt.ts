import { formatCents } from '#kernel/format.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { ConfirmedBy, Order } from '#modules/orders/index.ts';
import { LETTER_FOOTER, RECEIPT_WORDS } from '#words/letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { buttonLink, list, paragraph, strong, textLink, together, writeLetter } from './letter.ts';
import { orderLines } from './order-lines.ts';

interface Deps {
  readonly newId: NewId;
  readonly orderUrl: (orderId: string, language: Language) => string;
}

/** Adds a receipt to the outbox, to be sent once the payment cannot be taken back any more. Does nothing for an order without an e-mail. */
export function createSendReceipt({ newId, orderUrl }: Deps) {
  return async (order: Order, messages: Pick<MessageOutbox, 'add'>, confirmedBy?: ConfirmedBy): Promise<void> => {
    const to = order.contact?.email;
    if (!to) return;
    const letter = receiptLetter(order, orderUrl(order.id, order.language), confirmedBy);
    await messages.add({ id: newId(), to, about: order.id, ...letter, notBefore: order.heldUntil });
  };
}

/** Writes the receipt of a paid order. */
export function receiptLetter(order: Order, url: string, confirmedBy?: ConfirmedBy) {
  const { language } = order;
  const words = RECEIPT_WORDS[language];
  return writeLetter({
    language,
    subject: words.subject,
    blocks: [
      paragraph(words.thanks),
      together(
        order.receiptNumber !== undefined && paragraph(`${words.receipt} ${order.receiptNumber}`),
        paragraph(`${words.order} ${orderNumber(order.number, language)}`),
        list(orderLines(order)),
      ),
      strong(`${words.total}: ${formatCents(order.total, language)}`),
      confirmedBy && paragraph(words.confirmed(confirmedBy === 'shop' ? null : confirmedBy.partner)),
      paragraph(words.next),
      buttonLink(words.follow, url),
      // The page of the receipt lies below the page of its order.
      together(paragraph(words.keep), textLink(`${url}/receipt`)),
    ],
    footer: LETTER_FOOTER[language],
    shopUrl: new URL(url).origin,
  });
}
