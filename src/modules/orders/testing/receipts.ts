import type { Order } from '../order.ts';
import type { SendReceipt } from '../ports.ts';

/** Puts a message with the order's id as its text into the outbox for each receipt, and keeps the order that it was for. */
export function createTestReceipts() {
  const receipts: Order[] = [];
  const sendReceipt: SendReceipt = async (order, messages) => {
    receipts.push(order);
    const { id, language, contact } = order;
    await messages.add({
      id: `receipt ${id}`,
      channel: 'email',
      to: contact?.email ?? '',
      subject: '',
      text: id,
      html: '',
      language,
    });
  };
  return { receipts, sendReceipt };
}
