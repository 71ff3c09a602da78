import type { WriteDeps } from '#kernel/deps.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import { isFallbackCustomer } from './fallback-customer.ts';
import type { SendReceipt, TellGuest } from './letters.ts';
import { isPaid, type Order } from './order.ts';
import type { OrderStores, OrderTransact } from './ports.ts';

/** The contact data as the payer typed them. */
interface GivenContact {
  readonly name: string;
  readonly email: string;
}

interface Deps extends WriteDeps<OrderTransact> {
  readonly sendReceipt: SendReceipt;
  readonly tellGuest: TellGuest;
}

/** For so long after the order the contact can be corrected. */
const CORRECTABLE_MS = 7 * DAY_MS;

/**
 * Tells whether the contact data of an order may be corrected: those of a guest's order, within a week, in the browser that placed
 * the order. Whoever else holds the link cannot take the order over.
 */
export function isCorrectable(order: Order, browserHash: string | undefined, now: Date): boolean {
  const isOwn = browserHash !== undefined && order.browserHash === browserHash;
  return isOwn && order.userId === undefined && !order.isErased && now.getTime() - order.createdAt.getTime() < CORRECTABLE_MS;
}

/**
 * Adds contact data to an order without them, or corrects them, and writes to the new e-mail. The former e-mail gets nothing more.
 * Throws `not_found`, `contact_already_set` where `isCorrectable` does not allow another contact or the data were erased, and
 * `invalid_request` for the placeholder's data and for what is no mailbox.
 */
export function createSetContact(deps: Deps) {
  return async (orderId: string, typed: GivenContact, browserHash?: string): Promise<void> => {
    if (isFallbackCustomer(typed)) throw refusedField(['email'], 'format');
    const contact = { name: typed.name.trim(), email: readMailbox(typed.email) };
    await deps.transact(async (stores) => {
      const order = requireFound(await stores.orders.lock(orderId));
      const isSet = order.contact !== null && !isCorrectable(order, browserHash, deps.clock());
      if (order.isErased || isSet) throw new ShopError('contact_already_set');
      await stores.orders.saveContact(orderId, contact);
      const changed = { ...order, contact };
      if (order.contact) await writeToCorrected(changed, order.contact.email, stores, deps);
      else await writeToAdded(changed, stores, deps);
    });
  };
}

/** Sends the receipt also of an account's order, to which `tellGuest` would write nothing. */
async function writeToAdded(order: Order, stores: OrderStores, deps: Deps): Promise<void> {
  if (isPaid(order)) await deps.sendReceipt(order, stores.messages);
  else await tellPlaced(order, stores, deps);
}

/**
 * Takes back what was not sent to the former e-mail yet, and writes to the new one instead. Only a guest's order is corrected, and it may be
 * corrected again and again: so here the receipt goes through `tellGuest`, as one of the few letters to an address in a day.
 */
async function writeToCorrected(order: Order, former: string | null, stores: OrderStores, deps: Deps): Promise<void> {
  if (order.contact?.email === former) return;
  if (former !== null) await stores.messages.withdraw({ about: order.id, to: former });
  if (isPaid(order)) await deps.tellGuest(order, { kind: 'paid' }, stores);
  else await tellPlaced(order, stores, deps);
}

async function tellPlaced(order: Order, stores: OrderStores, { tellGuest }: Deps): Promise<void> {
  if (order.status !== 'cancelled') await tellGuest(order, { kind: 'placed' }, stores);
}
