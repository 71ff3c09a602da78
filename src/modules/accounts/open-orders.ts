import { pagesOf } from '#kernel/pages.ts';
import { type Ask, isUnderWay, type Refund, type RefundStep, refundStepOf } from '#modules/money/index.ts';
import type { Order, OrderingCustomer, OrderPlace } from '#modules/orders/index.ts';
import { isMoneyThere } from '#modules/payments/index.ts';
import type { PersonalData } from './ports.ts';

/** What a customer asks of the shop: a refund, or another day. */
type Wish = 'refund' | 'day';

/** An order for which the shop owes its customer something: the rituals, or money. */
export interface OpenOrder {
  readonly order: Order;
  /** Its rituals are paid, or may be, and they are not all performed. */
  readonly isToPerform: boolean;
  /** It is unpaid, and money came that does not pay for it: too little, or in a wrong coin. */
  readonly hasPart: boolean;
  /** What the customer asks and nobody has answered. */
  readonly wishes: readonly Wish[];
  /** The newest wish for the money. */
  readonly ask: Ask | undefined;
  /** Where its refund is; missing without one. */
  readonly step: RefundStep | undefined;
  /** Refunds under way. */
  readonly refunds: readonly Refund[];
}

/** The open orders of a customer, newest first: whoever leaves decides about each. */
export async function openOrdersOf(data: PersonalData, customer: OrderingCustomer): Promise<OpenOrder[]> {
  const openOrders: OpenOrder[] = [];
  for await (const places of pagesOf<OrderPlace>((limit, after) => data.orders.ofCustomer(customer, limit, after)))
    openOrders.push(...(await openAmong(data, places)));
  return openOrders;
}

async function openAmong(data: PersonalData, places: readonly OrderPlace[]): Promise<OpenOrder[]> {
  const ids = places.map(({ id }) => id);
  const records = await data.orders.read(ids);
  const { payments, cards } = await data.payments.ofOrders(ids);
  const money = await data.money.ofOrders(ids);
  const dayAsks = await data.postponementAsks.ofOrders(ids);
  const candidates = records.map(({ order }): OpenOrder => {
    const itsRows = <Row extends { readonly orderId: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderId }) => orderId === order.id);
    const isMoneyHere = isMoneyThere(itsRows(payments), itsRows(cards));
    const isConfirming = itsRows(payments).some(({ state }) => state === 'confirming');
    const refunds = itsRows(money.refunds);
    const ask = itsRows(money.asks).at(-1);
    const isFailureOpen = ({ id }: Refund) => money.failuresOpen.has(id);
    const wishes: Wish[] = [];
    if (ask?.state === 'open') wishes.push('refund');
    if (itsRows(dayAsks).some(({ state }) => state === 'open')) wishes.push('day');
    return {
      order,
      isToPerform: isToPerform(order, isMoneyHere),
      hasPart: order.status === 'pending' && isMoneyHere && !isConfirming,
      wishes,
      ask,
      step: refundStepOf(ask, refunds, isFailureOpen),
      refunds: refunds.filter((refund) => isUnderWay(refund, refunds, isFailureOpen)),
    };
  });
  return candidates.filter((candidate) => candidate.isToPerform || isMoneyUnderWay(candidate));
}

/** Tells whether the shop is still to perform the rituals of an order, or may be. */
function isToPerform({ status, items }: Order, isMoneyHere: boolean): boolean {
  switch (status) {
    case 'paid':
    case 'processing':
      return items.some(({ performedAt }) => performedAt === undefined);
    case 'waiting':
      return true;
    case 'pending':
      return isMoneyHere;
    default:
      return false;
  }
}

/** Tells whether somebody must still decide about its money, send it, or confirm that it was sent. */
export function isMoneyUnderWay({ step, refunds }: OpenOrder): boolean {
  return step === 'asked' || refunds.length > 0;
}

/** Tells whether its rituals are paid for certain, so that each needs a day. */
export function isPaidFor({ order }: OpenOrder): boolean {
  return order.status === 'paid' || order.status === 'processing';
}

/** Tells whether it is paid, and one of its rituals has no day yet. */
export function needsDay(openOrder: OpenOrder): boolean {
  const isWithoutDay = openOrder.order.items.some(
    ({ startDate, performedAt }) => startDate === undefined && performedAt === undefined,
  );
  return isPaidFor(openOrder) && isWithoutDay;
}
