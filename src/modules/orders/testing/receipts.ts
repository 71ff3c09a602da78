import type { ConfirmedBy, SendReceipt } from '../letters.ts';
import type { Order } from '../order.ts';
import { testLetter } from './guest-mail.ts';

/** A `sendReceipt` that adds a message with the order's id as its text to the outbox, and collects what it was given. */
export function createTestReceipts() {
  const receipts: Order[] = [];
  const confirmedBy: ConfirmedBy[] = [];
  const sendReceipt: SendReceipt = async (order, messages, by) => {
    receipts.push(order);
    if (by) confirmedBy.push(by);
    await messages.add({ ...testLetter(order, 'receipt', order.id), notBefore: order.heldUntil });
  };
  return { receipts, confirmedBy, sendReceipt };
}
