import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFound } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { dueOf, type Order } from '#modules/orders/index.ts';
import { aloneFrom } from './agree-alone.ts';
import type { Evidence } from './evidence-file.ts';
import type { HandMoneyReader, HandPayment } from './ports.ts';

export type HandMoney = Awaited<ReturnType<ReturnType<typeof createViewHandMoney>>>;

interface Deps {
  readonly reader: HandMoneyReader;
  readonly clock: Clock;
  readonly singleApprovalLimit: Cents;
  readonly soleAgreementSeconds: number;
}

/** Returns what was said of an order's money by hand, by partners too. Throws like `requirePermission`, and `not_found`. */
export function createViewHandMoney({ reader, clock, singleApprovalLimit, soleAgreementSeconds }: Deps) {
  return async (caller: Caller, orderId: string) => {
    const { userId } = requirePermission(caller, 'money.read');
    const money = requireFound(await reader.find(orderId));
    const { order, received, hands, names, administrators } = money;
    const ownProposal = hands.find(({ state, confirmedBy }) => state === 'proposed' && confirmedBy === userId);
    const due = dueOf(order, received);
    return {
      order,
      // What is missing, and can be confirmed; zero for an order that is paid or cancelled.
      due,
      hands,
      names,
      // The sum is so high that a second person has to agree with a confirmation.
      needsSecond: due > singleApprovalLimit,
      // The order waits for money that the shop does not see, so it can be said that none has come.
      canDecline: order.status === 'waiting',
      // From when on the caller, the only administrator, may agree with their own confirmation that waits; undefined otherwise.
      aloneFrom: ownProposal && aloneFrom(ownProposal, administrators, soleAgreementSeconds),
      undoUntil: undoUntil(order, hands, clock()),
    };
  };
}

/** Until when one of these payments by hand of an order can be taken back, unless other money or a refund forbids it; undefined when none can. */
export function undoUntil({ status, heldUntil }: Order, hands: readonly HandPayment[], now: Date): Date | undefined {
  const isPaidByHand = status === 'paid' && hands.some(({ state }) => state === 'confirmed');
  return isPaidByHand && heldUntil && now < heldUntil ? heldUntil : undefined;
}

/** Returns a file that proves money of an order. Throws like `requirePermission`, and `not_found`. */
export function createReadEvidence({ evidence }: Pick<HandMoneyReader, 'evidence'>) {
  return async (caller: Caller, orderId: string, id: string): Promise<Evidence> => {
    requirePermission(caller, 'money.read');
    return requireFound(await evidence(orderId, id));
  };
}
