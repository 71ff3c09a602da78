import type { Clock } from '#kernel/clock.ts';
import type { Cents } from '#kernel/money.ts';
import type { PartnerActor } from '#kernel/permissions.ts';
import { type HandPayment, undoUntil } from '#modules/money/index.ts';
import { dueOf, firstName, type Order, type SeenAdjustment, seenAdjustments, type TimelineEntry } from '#modules/orders/index.ts';
import type { MoneySums } from '#modules/payments/index.ts';
import type { ChangedOrder, PartnerOrderReader } from './ports.ts';

/** What a partner sees of an order: nothing of its customer but the first name. */
export interface PartnerOrder extends Pick<Order, 'id' | 'number' | 'status' | 'createdAt' | 'paymentMethod' | 'total'> {
  /** What is still missing: the amount that can be confirmed. */
  readonly due: Cents;
  /** True when a second person must agree with a confirmation of `due`. */
  readonly needsSecond: boolean;
  /** Until then the confirmation that paid for the order can be taken back; missing when it cannot. */
  readonly undoUntil?: Date;
  /** The partner's own, the newest first. */
  readonly confirmations: readonly OwnConfirmation[];
  /** Missing when the order has no contact data, or they were erased. */
  readonly firstName?: string;
  readonly items: readonly Pick<Order['items'][number], 'id' | 'name' | 'price' | 'quantity' | 'weeks' | 'startDate'>[];
  /** What is taken off the items, without the reasons; missing when nothing is. */
  readonly adjustments?: readonly SeenAdjustment[];
  /** Missing when the partner's own programs filed nothing. */
  readonly filing?: Order['filing'];
  /** What happened to the order, the earliest first; missing in lists. */
  readonly timeline?: readonly TimelineEntry[];
  /** Only in lists of what has changed. */
  readonly changedAt?: Date;
  /** What moved in the time, and so the order's part of the sum; only in the lists of sums of money. */
  readonly moved?: MoneySums | undefined;
}

export type OwnConfirmation = ReturnType<typeof ownConfirmation>;

export type ListedOrder = Order & Partial<Pick<ChangedOrder, 'changedAt'>>;

export interface ShowingDeps {
  readonly orders: PartnerOrderReader;
  readonly clock: Clock;
  readonly singleApprovalLimit: Cents;
}

/** Some orders as those who act for their partner see them. */
export async function seenBy(
  deps: ShowingDeps,
  staff: PartnerActor,
  slug: string,
  orders: readonly ListedOrder[],
): Promise<PartnerOrder[]> {
  if (orders.length === 0) return [];
  const received = await deps.orders.receivedFor(orders);
  const hands = Map.groupBy(await deps.orders.confirmations(slug, orders), ({ orderId }) => orderId);
  return orders.map((order) => {
    const due = dueOf(order, received.get(order.id));
    const own = hands.get(order.id) ?? [];
    const until = undoUntil(order, own, deps.clock());
    return {
      ...visibleFields(order, slug),
      due,
      needsSecond: due > deps.singleApprovalLimit,
      ...(until ? { undoUntil: until } : {}),
      confirmations: own.map((hand) => ownConfirmation(hand, staff)),
    };
  });
}

/** What a person or a program of the partner has said of the money of an order. */
function ownConfirmation(hand: HandPayment, { userId }: PartnerActor) {
  const { id, state, amountCents, reference, note, evidence, evidenceFile, confirmedAt, endedAt } = hand;
  // The caller said it, and nobody else of the partner.
  const isByCaller = hand.confirmedBy === userId;
  // Agreed with by a second person, or by the only administrator of the shop alone.
  const isAgreed = hand.agreedBy !== null || hand.agreedAlone;
  return { id, state, amountCents, reference, note, evidence, evidenceFile, confirmedAt, endedAt, isByCaller, isAgreed };
}

/** What a partner may see of an order. Named field by field, so that a new field of orders stays hidden. */
function visibleFields(order: ListedOrder, slug: string) {
  const { id, number, status, createdAt, paymentMethod, total, items, contact, changedAt, filing } = order;
  return {
    id,
    number,
    status,
    createdAt,
    paymentMethod,
    total,
    ...(changedAt ? { changedAt } : {}),
    ...(contact ? { firstName: firstName(contact.name) } : {}),
    ...(filing?.partner === slug ? { filing } : {}),
    items: items.map(({ id, name, price, quantity, weeks, startDate }) => {
      return { id, name, price, quantity, weeks, ...(startDate ? { startDate } : {}) };
    }),
    ...seenAdjustments(order),
  };
}
