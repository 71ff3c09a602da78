import type { MakeDeps, WriteDeps } from '#kernel/deps.ts';
import { requireFound } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, type Replayable } from '#kernel/idempotency.ts';
import { isPayable, type SendReceipt, type TellGuest } from '#modules/orders/index.ts';
import { recordCardMoney } from './card-money.ts';
import { requireNothingCame, restOf } from './coin-worth.ts';
import { endLivePayments, giveUpCheckouts } from './one-live-payment.ts';
import type { CardPayment } from './payment.ts';
import type { PaymentTransact } from './ports.ts';
import { whyNotPayable } from './settle-order.ts';

interface OpenDeps extends WriteDeps<PaymentTransact> {
  /** The address of the one checkout for all orders. */
  readonly link: string;
  /** Sets an unpaid order to `waiting`, and tells whether that is new. */
  readonly markWaiting: (orderId: string, method: 'card') => Promise<boolean>;
  readonly tellGuest: TellGuest;
}

interface ConfirmDeps extends MakeDeps<PaymentTransact> {
  /** The name of the gateway. */
  readonly gateway: string;
  readonly sendReceipt: SendReceipt;
}

/**
 * Returns the fixed link, after `markWaiting` has set the order to `waiting`, and the order's open payment in a coin and its checkouts at a
 * former gateway were given up. Throws `payment_confirming`, `part_paid`, and like `markWaiting` and `claimOrReplay`.
 */
export function createOpenCardPayment(deps: OpenDeps) {
  return async (orderId: string, request?: IdempotentRequest): Promise<Replayable<{ url: string }>> => {
    const earlier = await deps.transact(({ idempotency }) => claimOrReplay<{ url: string }>(idempotency, request));
    if (earlier) return earlier;
    try {
      await giveUpOtherWays(deps, orderId);
      const isNew = await deps.markWaiting(orderId, 'card');
      const result = { url: deps.link };
      await deps.transact(async (stores) => {
        const order = await stores.orders.find(orderId);
        // An address gets few letters in a day.
        if (order && isNew) await deps.tellGuest(order, { kind: 'card', url: result.url }, stores);
        if (request) await stores.idempotency.remember(request, result);
      });
      return { result, replayed: false };
    } catch (error) {
      if (request) await deps.transact(({ idempotency }) => idempotency.release(request));
      throw error;
    }
  };
}

/** Gives up the order's other payments, also checkouts of a former gateway. A missing or unpayable order is left to `markWaiting`. */
function giveUpOtherWays({ transact, clock }: OpenDeps, orderId: string): Promise<void> {
  return transact(async ({ orders, payments, cards }) => {
    const order = await orders.lock(orderId);
    if (order && isPayable(order)) requireNothingCame(order.total, restOf(await payments.withMoney(orderId), order.total));
    const now = clock();
    await giveUpCheckouts(cards, orderId, now);
    await endLivePayments(payments, await payments.live(orderId), now);
  });
}

/**
 * Records that the card gateway reports an order as paid. The fixed link names no payment, so that two reports of an order cannot be told
 * apart: the first is its only payment at the link, and later ones change nothing. Money for an order that is not payable is recorded for a
 * review by a person, and the order stays as it is. Throws `not_found`.
 */
export function createConfirmCardPayment(deps: ConfirmDeps) {
  return (orderId: string): Promise<void> =>
    deps.transact(async (stores) => {
      const order = requireFound(await stores.orders.lock(orderId));
      const payment: CardPayment = {
        id: deps.newId(),
        orderId,
        gateway: deps.gateway,
        gatewayPaymentId: '',
        // The fixed link charges the total and reports no amount.
        amountCents: order.total,
        receivedAt: deps.clock(),
        reviews: isPayable(order) ? [] : [whyNotPayable(order)],
      };
      await recordCardMoney(stores, order, payment, deps.sendReceipt);
    });
}
