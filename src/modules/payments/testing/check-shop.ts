import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { createCheckPayment } from '../check-payment.ts';
import type { OpenedPayment } from '../payment.ts';
import { createPaymentStatus } from '../payment-status.ts';
import { createPaymentsMemory } from './memory-payments.ts';
import { aPayment, seen } from './payments.ts';
import { createTestCalls, createTestGateway } from './test-gateway.ts';

/** A shop with an order and its payments, and what checks of the first payment did there: ledger, receipts, calls of the gateway. */
export function createShop(payment: OpenedPayment = aPayment(), order: Order = anOrder(), ...others: OpenedPayment[]) {
  const memory = createPaymentsMemory([order], payment, ...others);
  const { told, gateway } = createTestGateway(memory.state);
  const { receipts, sendReceipt } = createTestReceipts();
  const { changes, tellCustomer } = createTestTellCustomer();
  const time = createTestClock();
  const { left, calls } = createTestCalls();
  const deps = { ...memory, ...time, gateway, calls, sendReceipt, tellCustomer, isTest: false, surplusReview: cents(100) };
  const check = createCheckPayment(deps);
  /** Checks the first payment of the shop after the gateway has seen the given amounts. */
  const checkAfter = (...report: Parameters<typeof seen>) => {
    told.report = seen(...report);
    return check((memory.state.payments[0] as OpenedPayment | undefined) ?? payment);
  };
  return { ...deps, receipts, changes, told, left, check, checkAfter, statusOf: createPaymentStatus(deps) };
}
