import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { askFact, reviewSettledFact, sha256 } from './facts.ts';
import type { Ask, MoneyStore, MoneyStores, MoneyTransact, Review } from './ports.ts';
import { MoneyRefusal, nameOf, reasonOf } from './refusal.ts';

/** Who decides, and why. */
export interface Verdict {
  readonly by: string;
  readonly note: string;
}

type Deps = MakeDeps<MoneyTransact>;
type DecidingDeps = Pick<Deps, 'clock' | 'newId'>;

/**
 * Settles the review of a payment or of an unread line of the ledger, or declines a customer's wish for a refund; `id` is that of the payment,
 * the line or the wish. The money stays as it is; what comes later is a new review. Throws `not_found` for an unknown id and for what needs no
 * review, `wrong_state` for a wish that is answered already, and like `checkedVerdict`.
 */
export function createSettleReview(deps: Deps) {
  return async (id: string, verdict: Verdict): Promise<void> => {
    const checked = checkedVerdict(verdict);
    await deps.transact(async (stores) => {
      const waiting = await lockWaiting(stores, id);
      if (!waiting) throw (await stores.money.findAsk(id)) ? new MoneyRefusal('wrong_state') : new ShopError('not_found');
      await settleOrDecline(deps, stores, waiting, checked);
    });
  };
}

/** Trims what a person has written. Throws `no_name` and `no_reason`. */
export function checkedVerdict({ by, note }: Verdict): Verdict {
  return { by: nameOf(by), note: reasonOf(note) };
}

/** What a person decides about: money in review, or a customer's wish for a refund. */
export type Waiting = Review | (Ask & { readonly kind: 'ask' });

/**
 * Returns what waits, undefined once somebody has decided, and locks its order, so that of two people who decide at once the second finds it
 * decided. Throws `not_found` for an unknown id.
 */
export async function lockWaiting({ orders, money }: MoneyStores, id: string): Promise<Waiting | undefined> {
  const orderId = requireFound((await money.findAsk(id))?.orderId ?? (await money.orderOfMoney(id)));
  await orders.lock(orderId);
  const ask = await openAsk(money, orderId);
  return ask?.id === id ? { ...ask, kind: 'ask' } : money.openReview(id);
}

/** Does what `createSettleReview` says, in the transaction of the decision. */
export async function settleOrDecline(
  deps: DecidingDeps,
  stores: MoneyStores,
  waiting: Waiting,
  verdict: Verdict,
): Promise<void> {
  if (waiting.kind !== 'ask') return settleReview(deps, stores, waiting, verdict);
  const { kind: _, ...ask } = waiting;
  const { by, note } = verdict;
  await stores.money.answerAsk({ ...ask, state: 'declined', answeredBy: by, note });
  await stores.payments.record(askFact('refund_declined', ask.orderId, deps.clock(), { by, noteSha256: sha256(note) }));
}

/** Stores a decision about a review of a locked order. */
export async function settleReview(
  { clock, newId }: DecidingDeps,
  stores: MoneyStores,
  review: Review,
  { by, note }: Verdict,
): Promise<void> {
  const { id: subjectId, orderId, reasons, received, confirmed, others } = review;
  const at = clock();
  await stores.money.addDecision({ id: newId(), orderId, subjectId, reasons, received, confirmed, others, by, note, at });
  await stores.payments.record(reviewSettledFact(review, { by, at, note }));
}

/** The wish for a refund of a locked order, unless somebody has answered it. */
export async function openAsk(money: MoneyStore, orderId: string): Promise<Ask | undefined> {
  const ask = await money.newestAsk(orderId);
  return ask?.state === 'open' ? ask : undefined;
}
