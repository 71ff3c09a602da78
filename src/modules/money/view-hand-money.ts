import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireFound } from '#kernel/errors.ts';
import type { Cents } from '#kernel/money.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { dueOf, type Order } from '#modules/orders/index.ts';
import { aloneFrom } from './agree-alone.ts';
import type { Evidence } from './evidence-file.ts';
import type { HandMoneyReader, HandPayment } from './ports.ts';

/** Money by hand of an order, for the people of the shop who may read money. */
export interface HandMoney {
  readonly order: Order;
  /** What is missing, and can be confirmed; zero for an order that is paid or cancelled. */
  readonly due: Cents;
  /** The sum is so high that a second person has to agree with a confirmation. */
  readonly needsSecond: boolean;
  /** The order waits for money that the shop does not see, so it can be said that none has come. */
  readonly canDecline: boolean;
  /** Until when what was confirmed can be taken back, unless other money or a refund concerns the order; undefined when that time is over. */
  readonly undoUntil: Date | undefined;
  /** From when on the caller, the only administrator, may agree with their own confirmation that waits; undefined otherwise. */
  readonly aloneFrom: Date | undefined;
  /** The newest first. */
  readonly hands: readonly HandPayment[];
  /** Of those who confirmed the payments and agreed to them, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

interface Deps {
  readonly reader: HandMoneyReader;
  readonly clock: Clock;
  readonly singleApprovalLimit: Cents;
  readonly soleAgreementSeconds: number;
}

/** Returns what was said of an order's money by hand, by partners too. Throws like `requirePermission`, and `not_found`. */
export function createViewHandMoney({ reader, clock, singleApprovalLimit, soleAgreementSeconds }: Deps) {
  return async (caller: Caller, orderId: string): Promise<HandMoney> => {
    const { userId } = requirePermission(caller, 'money.read');
    const money = requireFound(await reader.find(orderId));
    const { order, received, hands, names, administrators } = money;
    const ownProposal = hands.find(({ state, confirmedBy }) => state === 'proposed' && confirmedBy === userId);
    const due = dueOf(order, received);
    return {
      order,
      due,
      hands,
      names,
      needsSecond: due > singleApprovalLimit,
      canDecline: order.status === 'waiting',
      aloneFrom: ownProposal && aloneFrom(ownProposal, administrators, soleAgreementSeconds),
      undoUntil: undoUntil(order, hands, clock()),
    };
  };
}

/** Until when somebody who sees these payments by hand of an order can take back what was confirmed; undefined when nobody can. */
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
