import { isPayable, type Order, type OrderRepair } from '#modules/orders/index.ts';
import type { ReviewReason } from '#modules/payments/index.ts';
import type { Ask } from './ports.ts';
import type { OrderTrouble } from './reading-ports.ts';
import { hasFailed, type Refund, type RejectedRefund } from './refund.ts';

/** What is wrong with the money of an order, as its customer is told, in the order in which it is told. */
const TROUBLES = ['underpaid', 'late', 'overpaid', 'wrong_asset', 'checking'] as const satisfies OrderRepair['troubles'];
export type Trouble = (typeof TROUBLES)[number];

/** Where a refund is, as everybody with the order's link may see it: without amounts and addresses. */
export type RefundStep = NonNullable<OrderRepair['refund']>;

/** What the order's page says of troubles with its money and of refunds, which may come in any order. */
export function repairOf(order: Order, trouble: OrderTrouble, ask: Ask | undefined, refunds: readonly Refund[]): OrderRepair {
  const troubles = troublesOf(order, trouble);
  const isAwaited = openFailures(trouble, ask);
  const refund = refundStepOf(ask, refunds, isAwaited);
  const mayAskRefund = mayAsk(troubles, ask, refunds, isAwaited);
  return {
    troubles,
    mayAskRefund,
    ...(!mayAskRefund && mayAskForRest(order, ask, refunds, isAwaited) ? { mayAskForRest: true } : {}),
    ...(refund ? { refund } : {}),
  };
}

/** Tells whether a refund of the order that failed still waits for a person. */
type IsAwaited = (failed: RejectedRefund) => boolean;

/** A refund that failed waits as the review of its payment, or as the wish that was open again since; a later wish is for other money. */
export function openFailures({ reviews }: OrderTrouble, ask: Ask | undefined): IsAwaited {
  return ({ sourceId, rejectedAt }) =>
    reviews.get(sourceId)?.includes('refund_failed') || (ask?.state === 'open' && ask.askedAt <= rejectedAt);
}

/**
 * Returns each trouble once. What a person has settled is none: its reviews are no longer in `OrderTrouble`, and its payment `isSettled`. That
 * a part is missing stays, whatever a person has decided about the part that came.
 */
export function troublesOf(order: Order, { payments, reviews }: OrderTrouble): Trouble[] {
  const reasons = new Set([...reviews.values()].flat());
  // While the whole amount is there and awaits confirmations, there is nothing to repair yet.
  const isConfirmingNow = payments.some(({ isConfirming }) => isConfirming);
  const parts = isPayable(order) && !isConfirmingNow ? payments.filter(({ received }) => received > 0n) : [];
  const isThere: Readonly<Record<Trouble, boolean>> = {
    underpaid: parts.length > 0,
    late: reasons.has('order_cancelled') || parts.some(({ late, isSettled }) => late && !isSettled),
    overpaid: reasons.has('order_already_paid') || payments.some(({ overpaid, isSettled }) => overpaid && !isSettled),
    wrong_asset: reasons.has('wrong_asset'),
    checking: CHECKED.some((reason) => reasons.has(reason)),
  };
  return TROUBLES.filter((trouble) => isThere[trouble]);
}

/** The reviews of which the customer is told only that a person checks the payment. */
const CHECKED: readonly ReviewReason[] = ['mismatch', 'redeposit', 'stuck', 'contested', 'reversed', 'refund_failed'];

/** Whoever has the link of the order asks while something is wrong. `isAwaited` as `openFailures` tells, here and below. */
export function mayAsk(
  troubles: readonly Trouble[],
  ask: Ask | undefined,
  refunds: readonly Refund[],
  isAwaited: IsAwaited,
): boolean {
  return troubles.length > 0 && isFreeToAsk(ask, refunds, isAwaited);
}

/** The order's own customer asks until a ritual has begun, while the order is `paid`. Then some money is left: all of it back cancels the order. */
export function mayAskForRest(order: Order, ask: Ask | undefined, refunds: readonly Refund[], isAwaited: IsAwaited): boolean {
  return order.status === 'paid' && isFreeToAsk(ask, refunds, isAwaited);
}

/** While no refund is under way a customer asks once, and again after taking that back, or once it was answered and a part came back since. */
function isFreeToAsk(ask: Ask | undefined, refunds: readonly Refund[], isAwaited: IsAwaited): boolean {
  if (refunds.some((refund) => isUnderWay(refund, refunds, isAwaited))) return false;
  if (!ask || ask.state === 'withdrawn') return true;
  return ask.state !== 'open' && refunds.some(({ state, requestedAt }) => state === 'confirmed' && requestedAt >= ask.askedAt);
}

/** The money of a refund is agreed to and has not arrived. `all` are the refunds of its order. */
export function isUnderWay(refund: Refund, all: readonly Refund[], isAwaited: IsAwaited): boolean {
  const step = stepOfRefund(refund, all, isAwaited);
  return step !== 'declined' && step !== 'done';
}

/** Tells whether the money of a refund that failed waits as this open wish and nowhere else. `all` are the refunds of the order. */
export function holdsFailure(ask: Ask, trouble: OrderTrouble, all: readonly Refund[]): boolean {
  const isHeld = (refund: Refund, wish: Ask | undefined) => isUnderWay(refund, all, openFailures(trouble, wish));
  return all.some((refund) => isHeld(refund, ask) && !isHeld(refund, undefined));
}

/** The steps, the farthest from the end first; but an open ask (`asked`) stands behind what people have agreed to already. */
const STEPS: readonly RefundStep[] = ['address_wanted', 'agreed', 'sent', 'asked', 'done', 'declined'];

/** The step of the refund that is farthest from its end; `ask` is the newest. Undefined when there was neither an ask nor a refund. */
export function refundStepOf(ask: Ask | undefined, refunds: readonly Refund[], isAwaited: IsAwaited): RefundStep | undefined {
  const steps = new Set([...refunds.map((refund) => stepOfRefund(refund, refunds, isAwaited)), ...stepsOfAsk(ask)]);
  const farthest = STEPS.find((step) => steps.has(step));
  return farthest === 'done' && isRestDeclined(ask, refunds) ? 'declined' : farthest;
}

/** The customer asked for more after a part came back, and that was declined. */
function isRestDeclined(ask: Ask | undefined, refunds: readonly Refund[]): boolean {
  return ask?.state === 'declined' && refunds.every(({ requestedAt }) => requestedAt < ask.askedAt);
}

function stepOfRefund(refund: Refund, all: readonly Refund[], isAwaited: IsAwaited): RefundStep {
  const { state, coin } = refund;
  switch (state) {
    case 'requested':
      return coin === null ? 'agreed' : 'address_wanted';
    case 'addressed':
      return 'agreed';
    case 'sent':
      return 'sent';
    case 'confirmed':
      return 'done';
    case 'rejected':
      return isAwaited(refund) && isToBeRepeated(refund, all) ? 'agreed' : 'declined';
  }
}

/** What people have agreed to could not be paid or did not arrive, and nobody has begun another refund of its payment since. */
function isToBeRepeated(refund: RejectedRefund, all: readonly Refund[]): boolean {
  const isRepeated = all.some(({ sourceId, requestedAt }) => sourceId === refund.sourceId && requestedAt > refund.rejectedAt);
  return hasFailed(refund) && !isRepeated;
}

function stepsOfAsk(ask: Ask | undefined): RefundStep[] {
  if (ask?.state === 'open') return ['asked'];
  return ask?.state === 'declined' ? ['declined'] : [];
}
