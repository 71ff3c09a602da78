import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createOpenPayment, type OpenPayment } from '../open-payment.ts';
import type { Payment } from '../payment.ts';
import { createPaymentsMemory } from './memory-payments.ts';
import { aPayment } from './payments.ts';
import { createTestGateway } from './test-gateway.ts';

/** A payer of the order asks for an address in Bitcoin. */
export const command: OpenPayment = { orderId: anOrder().id, coin: 'BTC', amountCents: cents(30_000) };
/** A key of the request above. */
export const idempotency = { caller: 'browser', operation: 'openPayment', key: 'key', bodyHash: 'body' };
/** The payment that the request opens first. */
export const opened = aPayment({ id: uuid(1) });

/** A shop with one order that may be paid, and the payments that it has already. */
export function createShop(order: Order = anOrder(), ...payments: Payment[]) {
  return createTolerantShop(0, order, ...payments);
}

/** Such a shop, in which a shortfall of so many percent completes a payment. */
export function createTolerantShop(tolerancePercent: number, order: Order, ...payments: Payment[]) {
  const memory = createPaymentsMemory([order], ...payments);
  const { told, gateway } = createTestGateway(memory.state);
  const time = createTestClock();
  const { news, tellGuest } = createTestTellGuest();
  const open = createOpenPayment({
    ...memory,
    ...time,
    gateway,
    newId: createTestIds(),
    ttlSeconds: 1200,
    tolerancePercent,
    tellGuest,
    isTest: false,
  });
  return { ...memory, ...time, news, told, gateway, open };
}
