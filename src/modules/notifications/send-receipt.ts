import { formatCents } from '#kernel/format.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { MessageOutbox } from '#kernel/messages.ts';
import type { ConfirmedBy, Order } from '#modules/orders/index.ts';
import { RECEIPT_WORDS } from '#words/letters.ts';
import { ORDER_LETTER_WORDS } from '#words/order-letters.ts';
import { orderNumber } from '#words/order-number.ts';
import { RECEIPT_SHEET_WORDS } from '#words/receipts.ts';
import { buttonLink, list, paragraph, strong, textLink, together, writeLetter } from './letter.ts';
import { orderLines } from './order-lines.ts';

interface Place {
  readonly orderUrl: (orderId: string, language: Language) => string;
  /** True in a shop that takes no real money: the receipt says so. */
  readonly isTest: boolean;
}

/** Adds a receipt to the outbox. Does nothing for an order without an e-mail. */
export function createSendReceipt({ newId, ...place }: Place & { readonly newId: NewId }) {
  return async (order: Order, messages: Pick<MessageOutbox, 'add'>, confirmedBy?: ConfirmedBy): Promise<void> => {
    const to = order.contact?.email;
    if (!to) return;
    await messages.add({ id: newId(), to, about: order.id, ...receiptLetter(order, place, confirmedBy) });
  };
}

/** Writes the receipt of a paid order, to be sent once the payment cannot be taken back any more. */
export function receiptLetter(order: Order, { orderUrl, isTest }: Place, confirmedBy?: ConfirmedBy) {
  const { language } = order;
  const words = RECEIPT_WORDS[language];
  const url = orderUrl(order.id, language);
  const letter = writeLetter({
    language,
    subject: words.subject,
    blocks: [
      isTest && strong(RECEIPT_SHEET_WORDS[language].test),
      paragraph(words.thanks),
      together(
        order.receiptNumber !== undefined && paragraph(`${words.receipt} ${order.receiptNumber}`),
        paragraph(`${words.order} ${orderNumber(order.number, language)}`),
        list(orderLines(order)),
      ),
      strong(`${words.total}: ${formatCents(order.total, language)}`),
      confirmedBy && paragraph(words.confirmed(confirmedBy === 'shop' ? null : confirmedBy.partner)),
      // Later the day is chosen, or no longer the customer's to choose.
      order.status === 'paid' && paragraph(words.next),
      buttonLink(words.follow, url),
      // The page of the receipt lies below the page of its order.
      together(paragraph(words.keep), textLink(`${url}/receipt`)),
    ],
    footer: ORDER_LETTER_WORDS[language].footer,
    shopUrl: new URL(url).origin,
  });
  return { ...letter, notBefore: order.heldUntil };
}
