import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, type Replayable } from '#kernel/idempotency.ts';
import type { CardGateway, PaymentTransact } from './ports.ts';
import { type SendReceipt, settleOrder } from './settle-order.ts';

/** Sends a payer to the card checkout: `markWaiting` lets the order await confirmation first, and refuses one that is not payable. */
export function createOpenCardPayment(deps: {
  transact: PaymentTransact;
  gateway: CardGateway;
  markWaiting: (orderId: string, method: 'card') => Promise<void>;
}) {
  return async (orderId: string, request?: IdempotentRequest): Promise<Replayable<{ url: string }>> => {
    const earlier = await deps.transact(({ idempotency }) => claimOrReplay<{ url: string }>(idempotency, request));
    if (earlier) return earlier;
    try {
      await deps.markWaiting(orderId, 'card');
      const result = { url: await deps.gateway.checkoutUrl(orderId) };
      if (request) await deps.transact(({ idempotency }) => idempotency.remember(request, result));
      return { result, replayed: false };
    } catch (error) {
      if (request) await deps.transact(({ idempotency }) => idempotency.release(request));
      throw error;
    }
  };
}

/** The card gateway says that an order is paid. Again changes nothing. Throws `not_found`, and `order_not_payable` when it is cancelled. */
export function createConfirmCardPayment(deps: {
  transact: PaymentTransact;
  gateway: CardGateway;
  clock: Clock;
  sendReceipt: SendReceipt;
}) {
  return (orderId: string): Promise<void> =>
    deps.transact(async (stores) => {
      const order = await stores.orders.lock(orderId);
      if (!order) throw new ShopError('not_found');
      const at = deps.clock();
      const gateway = deps.gateway.name;
      const settlement = { paymentId: null, gateway, method: 'card', actor: { kind: 'gateway', id: gateway }, at } as const;
      const outcome = await settleOrder(stores, order, settlement, deps.sendReceipt);
      if (outcome === 'order_cancelled') throw new ShopError('order_not_payable');
    });
}
