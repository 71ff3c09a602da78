import type { Order } from '../order.ts';
import type { SendReceipt } from '../ports.ts';

/** A `sendReceipt` that adds a message with the order's id as its text to the outbox, and collects the orders in `receipts`. */
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
