import { ShopError } from '#kernel/errors.ts';
import { isFallbackCustomer } from './fallback-customer.ts';
import { isPaid } from './order.ts';
import type { OrderTransact, SendReceipt } from './ports.ts';

/** The contact data as the payer typed them. */
export interface GivenContact {
  readonly name: string;
  readonly email: string;
}

/**
 * Adds contact data to an order without them, and sends the receipt if the order is already paid. Throws `not_found`,
 * `contact_already_set` for an order with contact data, so that the holder of a link cannot take over somebody's order, and
 * `invalid_request` for the placeholder's data.
 */
export function createSetContact({ transact, sendReceipt }: { transact: OrderTransact; sendReceipt: SendReceipt }) {
  return async (orderId: string, contact: GivenContact): Promise<void> => {
    if (isFallbackCustomer(contact)) throw new ShopError('invalid_request', { fields: [{ path: ['email'], code: 'format' }] });
    await transact(async ({ orders, messages }) => {
      const order = await orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      if (order.contact || order.isErased) throw new ShopError('contact_already_set');
      const added = { name: contact.name.trim(), email: contact.email.trim() };
      await orders.saveContact(orderId, added);
      if (isPaid(order)) await sendReceipt({ ...order, contact: added }, messages);
    });
  };
}
