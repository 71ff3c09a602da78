import type { WriteDeps } from '#kernel/deps.ts';
import { runPages } from '#kernel/pages.ts';
import { type OrderPlace, type PayableOrder, type TellCustomer, UNPAID_TOO_LONG } from '#modules/orders/index.ts';
import { cancelUnpaid } from './one-live-payment.ts';
import type { PaymentStores, PaymentTransact } from './ports.ts';

interface Deps extends WriteDeps<PaymentTransact> {
  /** After so long without a change an order without money, and without a payment under way, is cancelled. */
  readonly unpaidSeconds: number;
  readonly tellCustomer: TellCustomer;
}

/** Few, because each order takes several statements, and the embedded database serves nobody else meanwhile. */
const ORDERS_IN_A_PAGE = 50;
const PAGES_IN_A_RUN = 20;

/**
 * Cancels orders that were pending for too long since they were last changed, a page in each transaction. An order stays while a payment of
 * it lives or money of it is there, in whatever coin, and an order that waits for a person's confirmation never expires. The customer of an
 * order that was paid once gets no letter, because it would say that nobody paid. Returns true when there may be more: the next run goes on
 * where this run ended.
 */
export function createExpireOrders({ transact, clock, unpaidSeconds, tellCustomer }: Deps) {
  let after: OrderPlace | undefined;
  const expirePage = async (): Promise<boolean> => {
    const now = clock();
    const unchangedSince = new Date(now.getTime() - unpaidSeconds * 1000);
    const from = after;
    after = await transact(async (stores) => {
      const due = await stores.orders.lockPending(unchangedSince, ORDERS_IN_A_PAGE, from);
      for (const order of due) await expire(stores, order, now, tellCustomer);
      return due.length < ORDERS_IN_A_PAGE ? undefined : due.at(-1);
    });
    return after !== undefined;
  };
  return () => runPages(expirePage, PAGES_IN_A_RUN);
}

async function expire(stores: PaymentStores, order: PayableOrder, at: Date, tellCustomer: TellCustomer): Promise<void> {
  const { payments, cards } = stores;
  const live = await payments.live(order.id);
  const checkouts = await cards.live(order.id);
  // Once the lease of a payment that is being created is over, nobody waits for its address any more.
  const isAwaited = [...live, ...checkouts].some((payment) => payment.state !== 'creating' || payment.leasedUntil > at);
  if (isAwaited || (await payments.sawMoney(order.id))) return;
  const cancelled = await cancelUnpaid(stores, order, live, { at, actor: { kind: 'system' }, reason: UNPAID_TOO_LONG });
  if (order.receiptNumber === undefined) await tellCustomer(cancelled, { kind: 'unpaid' }, stores);
}
