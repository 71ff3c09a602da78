import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import {
  type Money,
  type MoneyStore,
  type MoneyTransact,
  type PlayedRefunds,
  type Refund,
  sendingOf,
} from '#modules/money/index.ts';
import type { Coin } from '#modules/payments/index.ts';
import type { Play } from './play.ts';

export interface RefundDeps extends WriteDeps<MoneyTransact> {
  readonly money: Pick<Money, 'viewOrderMoney' | 'beginRefund'>;
  /** What is done to refunds, in a transaction. */
  readonly refunding: (transact: MoneyTransact) => PlayedRefunds;
  /** An address whose key nobody holds. */
  readonly addressOf: (coin: Coin, refundId: string) => string;
}

/** The names of two people, because the rules for refunds want two. */
const SENDER = 'sandbox';
const SECOND_PERSON = 'second person of the sandbox';
const REASON = 'played in the sandbox';
/** How long the link for the address is valid: a minute. */
const LINK_MS = 60_000;

/** Gives all that is left back: begins it, says for the customer where coins go, and sends it. */
export async function refund(deps: RefundDeps, { staff, orderId }: Play): Promise<void> {
  const { version, offers, refunds } = await deps.money.viewOrderMoney(staff, orderId);
  const isBegun = refunds.some(({ state }) => state !== 'rejected');
  const canRefundMore = offers.some(({ refusal, worth }) => !refusal && worth > 0);
  // Where nothing can be refunded, `beginRefund` says why.
  if (canRefundMore || !isBegun) await deps.money.beginRefund(staff, orderId, { version, reason: REASON });
  await underLock(deps, orderId, async (refunding, begun, setLink) => {
    for (const { id, state, coin } of begun.filter(isToSend)) {
      if (state === 'requested' && coin !== null) {
        const token = newToken();
        await setLink(id, { hash: hashToken(token), until: new Date(deps.clock().getTime() + LINK_MS) });
        await refunding.giveAddress(token, deps.addressOf(coin, id));
      }
      await refunding.send(id, { by: SENDER, reference: `sandbox-${id}` });
    }
  });
}

/** Tells whether a person must send the money: where the card gateway was asked, it alone decides. */
const isToSend = ({ state, askedAt }: Refund) => (state === 'requested' || state === 'addressed') && askedAt === null;

/** Ends what was sent, as a second person does who has seen that it did not arrive. Throws `illegal_transition` when nothing was sent. */
export async function failRefund(deps: RefundDeps, { orderId }: Play): Promise<void> {
  await underLock(deps, orderId, async (refunding, refunds) => {
    const played = refunds.filter((each) => sendingOf(each)?.sentBy === SENDER);
    if (played.length === 0) throw new ShopError('illegal_transition');
    for (const { id } of played.filter(({ state }) => state === 'sent'))
      await refunding.reject(id, { by: SECOND_PERSON, why: REASON });
  });
}

/** Works on the refunds of a locked order; all that is done to them is part of the same transaction. */
function underLock(
  { transact, refunding }: RefundDeps,
  orderId: string,
  work: (refunding: PlayedRefunds, refunds: readonly Refund[], setLink: MoneyStore['setLink']) => Promise<void>,
): Promise<void> {
  return transact(async (stores) => {
    await stores.orders.lock(orderId);
    const inThisTransaction: MoneyTransact = (inner) => inner(stores);
    const refunds = await stores.money.refundsOf(orderId);
    await work(refunding(inThisTransaction), refunds, (id, link) => stores.money.setLink(id, link));
  });
}
