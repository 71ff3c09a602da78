import { ShopError } from '#kernel/errors.ts';
import { isFallbackCustomer } from './fallback-customer.ts';
import { isPaid } from './order.ts';
import type { OrderTransact, SendReceipt } from './ports.ts';

/** What the payer says of themself. */
export interface GivenContact {
  readonly name: string;
  readonly email: string;
}

/**
 * Adds the contact data that an order lacks; one that was paid meanwhile gets the receipt that could not be sent. Throws
 * `not_found`; `contact_already_set` when it has them, so that the holder of a link cannot take somebody's order over;
 * `invalid_request` for the stand-in's own data.
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
