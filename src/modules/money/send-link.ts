import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { DAY_MS, DAY_SECONDS } from '#kernel/durations.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { formatCoinAmount } from '#kernel/format.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import type { Claims, Order } from '#modules/orders/index.ts';
import { COIN_FACTS, formatUnits } from '#modules/payments/index.ts';
import type { MessageAddress, MoneyStore, MoneyStores, MoneyTransact, RefundNews, WriteRefundNews } from './ports.ts';
import type { VerifiedContact } from './reading-ports.ts';
import { awaitsAddress, type CoinRefund } from './refund.ts';
import type { AddressAsk } from './refund-offers.ts';

/** What it takes to decide about refunds, of which their customers are told. */
export interface RefundDeps extends WriteDeps<MoneyTransact> {
  readonly write: WriteRefundNews;
}

interface ClaimDeps {
  /** Missing where no caller can claim an order. */
  readonly claims?: Pick<Claims, 'isHeldBy'>;
}

/** How long the customer can use a link. */
const LINK_LIFE_MS = 3 * DAY_MS;
/** Whoever knows an order's link can have letters sent to its owner, so there is a limit to how often in a day. */
const MOST_SENDINGS_A_DAY = 5;

/**
 * Sends the customer of an order a one-time link for each of its refunds that awaits an address, to the account's own mailbox or phone:
 * never to an address that somebody has only typed. Of a deleted account that is the contact of the caller who proves it. Earlier links end.
 * Throws `not_found`, `illegal_transition` when no refund awaits an address, `contact_unverified` for an order without a proven contact, and
 * `rate_limited` after five times in a day.
 */
export function createSendRefundLink(deps: RefundDeps & ClaimDeps) {
  return (orderId: string, caller: Caller = { kind: 'guest' }): Promise<void> =>
    deps.transact((stores) => sendLinksAgain(deps, stores, orderId, caller));
}

/** Does what `createSendRefundLink` says, in a transaction that has begun. */
export async function sendLinksAgain(
  deps: Omit<RefundDeps, 'transact'> & ClaimDeps,
  stores: MoneyStores,
  orderId: string,
  caller: Caller,
): Promise<void> {
  const order = requireFound(await stores.orders.lock(orderId));
  const waiting = (await stores.money.refundsOf(orderId)).filter(awaitsAddress);
  if (waiting.length === 0) throw new ShopError('illegal_transition');
  await stores.counter.limit(`refund links of ${orderId}`, DAY_SECONDS, MOST_SENDINGS_A_DAY);
  const claimant = claimantOf(deps, order, caller);
  if (!(await sendLinks(deps, stores, order, waiting, claimant))) throw new ShopError('contact_unverified');
}

/** The caller, if they have proven the contact of the order's deleted account. */
function claimantOf({ claims }: ClaimDeps, order: Order, caller: Caller): VerifiedContact | undefined {
  return caller.kind === 'user' && claims?.isHeldBy(order, caller) ? caller : undefined;
}

/** Sends links for refunds of a locked order; false when the order has no proven contact. */
export async function sendLinks(
  deps: Omit<RefundDeps, 'transact'>,
  stores: MoneyStores,
  order: Order,
  refunds: readonly CoinRefund[],
  claimant?: VerifiedContact,
): Promise<boolean> {
  const to = addressOf((await contactOfOwner(stores.money, order)) ?? claimant);
  if (!to) return false;
  const until = new Date(deps.clock().getTime() + LINK_LIFE_MS);
  for (const refund of refunds) {
    const token = newToken();
    await stores.money.setLink(refund.id, { hash: hashToken(token), until });
    const { network } = COIN_FACTS[refund.coin];
    const amount = coinsInWords(refund, order);
    await stores.messages.add(deps.write(order, { kind: 'refund_address', amount, network, token, until }, to));
  }
  return true;
}

/** The coins of a refund, to be read by its customer. */
export function coinsInWords({ coin, units }: Pick<CoinRefund, 'coin' | 'units'>, { language }: Pick<Order, 'language'>): string {
  return `${formatCoinAmount(formatUnits(units, coin), language)} ${COIN_FACTS[coin].unit}`;
}

/** The proven contact of the account that has an order. */
export async function contactOfOwner(money: MoneyStore, { userId }: Order): Promise<VerifiedContact | undefined> {
  return userId === undefined ? undefined : money.contactOf(userId);
}

/** Tells how the customer of an order can be asked for an address. `owner`: the proven contact of the account that has the order. */
export function addressAskOf(owner: VerifiedContact | undefined, { contact }: Pick<Order, 'contact'>): AddressAsk {
  if (addressOf(owner)) return 'link';
  return contact?.email ? 'sign_in' : null;
}

/** Where a message reaches the owner of a proven contact: by e-mail if there is one, or else by SMS. */
function addressOf(contact: VerifiedContact | undefined): MessageAddress | undefined {
  if (contact?.email) return { kind: 'email', value: contact.email };
  return contact?.phone ? { kind: 'sms', value: contact.phone } : undefined;
}

/** Tells the customer of a locked order something that is no secret: at the proven contact, or at the e-mail of the order. */
export async function tellCustomer(
  { write }: Pick<RefundDeps, 'write'>,
  { money, messages }: MoneyStores,
  order: Order,
  news: RefundNews,
): Promise<void> {
  const { email = null } = order.contact ?? {};
  const to = addressOf(await contactOfOwner(money, order)) ?? addressOf({ email, phone: null });
  if (to) await messages.add(write(order, news, to));
}
