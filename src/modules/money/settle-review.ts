import type { MakeDeps } from '#kernel/deps.ts';
import { requireFound } from '#kernel/errors.ts';
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
    await deps.transact((stores) => settleOrDecline(deps, stores, id, checked));
  };
}

/** Trims what a person has written. Throws `no_name` and `no_reason`. */
export function checkedVerdict({ by, note }: Verdict): Verdict {
  return { by: nameOf(by), note: reasonOf(note) };
}

/** Does what `createSettleReview` says, in the transaction of the decision. */
export async function settleOrDecline(deps: DecidingDeps, stores: MoneyStores, id: string, verdict: Verdict): Promise<void> {
  const ask = await stores.money.findAsk(id);
  if (ask) return decline(deps, stores, ask, verdict);
  const orderId = requireFound(await stores.money.orderOfMoney(id));
  await stores.orders.lock(orderId);
  const review = requireFound(await stores.money.openReview(id));
  await settleReview(deps, stores, review, verdict);
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

async function decline(
  { clock }: DecidingDeps,
  { orders, payments, money }: MoneyStores,
  { id, orderId }: Ask,
  { by, note }: Verdict,
): Promise<void> {
  await orders.lock(orderId);
  const ask = await openAsk(money, orderId);
  if (ask?.id !== id) throw new MoneyRefusal('wrong_state');
  await money.answerAsk({ ...ask, state: 'declined', answeredBy: by, note });
  await payments.record(askFact('refund_declined', orderId, clock(), { by, noteSha256: sha256(note) }));
}

/** The wish for a refund of a locked order, unless somebody has answered it. */
export async function openAsk(money: MoneyStore, orderId: string): Promise<Ask | undefined> {
  const ask = await money.newestAsk(orderId);
  return ask?.state === 'open' ? ask : undefined;
}
