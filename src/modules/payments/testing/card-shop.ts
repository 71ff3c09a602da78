import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import type { EndFailedRefunds } from '../card-refunds.ts';
import type { CardSession, OpenedSession } from '../card-session.ts';
import { createCheckCardSession } from '../check-card-session.ts';
import { createOpenCardSession } from '../open-card-session.ts';
import type { Payment } from '../payment.ts';
import type { PaymentStores } from '../ports.ts';
import { createPaymentsMemory } from './memory-payments.ts';
import { createTestCardGateway } from './test-card-gateway.ts';

/** A shop with an order whose payer may pay by card, and what came of that: checkouts, ledger, receipts, news. */
export function createCardShop(order: Order = anOrder(), ...payments: Payment[]) {
  const memory = createPaymentsMemory([order], ...payments);
  const cards = createTestCardGateway(memory.state);
  const time = createTestClock();
  const { receipts, sendReceipt } = createTestReceipts();
  const { news, tellGuest } = createTestTellGuest();
  /** The keys of the refunds that the shop knows as sent. */
  const sent = new Set<string>();
  // `delete` tells whether the key was there.
  const endFailedRefunds: EndFailedRefunds<PaymentStores> = async (_, { keys }) => keys.filter((key) => sent.delete(key)).length;
  const deps = { ...memory, ...time, gateway: cards.gateway, newId: createTestIds(), sendReceipt, tellGuest, endFailedRefunds };
  const check = createCheckCardSession(deps);
  const open = createOpenCardSession({ ...deps, check });
  /** The newest checkout. */
  const last = () => memory.state.sessions.at(-1) as CardSession;
  /** Checks the newest checkout. */
  const checkLast = () => check(last() as OpenedSession);
  return { ...deps, ...cards, order, receipts, news, sent, check, open: () => open(order.id), openWith: open, last, checkLast };
}
