import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import type { Order } from '#modules/orders/index.ts';
import { COIN_FACTS, formatUnits } from '#modules/payments/index.ts';
import type { DeskStore, DeskStores, DeskTransact, VerifiedContact, WriteRefundNews } from './ports.ts';
import { awaitsAddress, type Refund } from './refund.ts';

export interface LinkDeps {
  readonly transact: DeskTransact;
  readonly clock: Clock;
  readonly write: WriteRefundNews;
}

const LINK_MS = 72 * 3600 * 1000;
const DAY_SECONDS = 24 * 3600;
/** Whoever knows an order's link can have the letters sent, to its owner alone. */
const LETTERS_A_DAY = 5;

/**
 * Sends the customer of an order a one-time link for each of its refunds that awaits an address, to the account's own mailbox or phone:
 * never to an address that somebody has only typed. Earlier links end. Throws `not_found`, `illegal_transition` when no refund awaits an
 * address, `contact_unverified` for an order without an account, and `rate_limited` after five times in a day.
 */
export function createSendRefundLink(deps: LinkDeps) {
  return (orderId: string): Promise<void> =>
    deps.transact(async (stores) => {
      const order = await stores.orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      const waiting = (await stores.desk.refundsOf(orderId)).filter(awaitsAddress);
      if (waiting.length === 0) throw new ShopError('illegal_transition');
      const letters = await stores.counter.count(`refund links of ${orderId}`, DAY_SECONDS, LETTERS_A_DAY);
      if (letters > LETTERS_A_DAY) throw new ShopError('rate_limited', { retryAfterSeconds: DAY_SECONDS });
      if (!(await sendLinks(deps, stores, order, waiting))) throw new ShopError('contact_unverified');
    });
}

/** Sends links for refunds of a locked order; false when the order has no proven contact. */
export async function sendLinks(deps: LinkDeps, stores: DeskStores, order: Order, refunds: readonly Refund[]): Promise<boolean> {
  const to = reachable(await ownerOf(stores.desk, order));
  if (!to) return false;
  const until = new Date(deps.clock().getTime() + LINK_MS);
  for (const { id, coin, units } of refunds) {
    if (coin === null || units === null) continue;
    const token = newToken();
    await stores.desk.setLink(id, { hash: hashToken(token), until });
    const { unit, network } = COIN_FACTS[coin];
    const amount = `${formatUnits(units, coin)} ${unit}`;
    await stores.messages.add(deps.write(order, { kind: 'refund_address', amount, network, token, until }, to));
  }
  return true;
}

async function ownerOf(desk: DeskStore, { userId }: Order): Promise<VerifiedContact | undefined> {
  return userId === undefined ? undefined : desk.contactOf(userId);
}

function reachable(contact: VerifiedContact | undefined) {
  if (contact?.email) return { kind: 'email', value: contact.email } as const;
  return contact?.phone ? ({ kind: 'sms', value: contact.phone } as const) : undefined;
}

/** Tells the customer of a locked order something that is no secret: at the proven contact, or at the e-mail of the order. */
export async function tellCustomer(
  { write }: Pick<LinkDeps, 'write'>,
  { desk, messages }: DeskStores,
  order: Order,
  news: Parameters<WriteRefundNews>[1],
): Promise<void> {
  const typed = order.contact?.email;
  const to = reachable(await ownerOf(desk, order)) ?? (typed ? ({ kind: 'email', value: typed } as const) : undefined);
  if (to) await messages.add(write(order, news, to));
}
