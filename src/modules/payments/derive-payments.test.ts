import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { createTestTellCustomer, createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { createCancelPayment } from './cancel-payment.ts';
import { createCheckPayment } from './check-payment.ts';
import type { Coin } from './coin.ts';
import { restOf } from './coin-worth.ts';
import { derivePayments } from './derive-payments.ts';
import { createOpenPayment } from './open-payment.ts';
import { createConfirmCardPayment } from './pay-by-card.ts';
import type { OpenedPayment } from './payment.ts';
import type { LedgerFact } from './ports.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment, seen } from './testing/payments.ts';
import { createTestGateway } from './testing/test-gateway.ts';

type Step =
  | { readonly do: 'open'; readonly coin: Coin }
  | {
      readonly do: 'check';
      readonly which: number;
      readonly received: bigint;
      readonly confirmed: bigint;
      readonly others: number;
    }
  | { readonly do: 'cancel'; readonly which: number }
  | { readonly do: 'pay by card' }
  | { readonly do: 'wait'; readonly seconds: number };

const which = fc.nat(3);
const amount = fc.bigInt(0n, 250n);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('open' as const), coin: fc.constantFrom('BTC' as const, 'ETH' as const) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('check' as const), which, received: amount, confirmed: amount, others: fc.nat(2) }),
  },
  fc.record({ do: fc.constant('cancel' as const), which }),
  fc.record({ do: fc.constant('pay by card' as const) }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(900) }),
);

/** An order, and what its payer and the gateway do with it. */
function aStory() {
  const order = anOrder();
  const memory = createPaymentsMemory([order]);
  const { told, gateway } = createTestGateway(memory.state);
  const { clock, pass } = createTestClock();
  const { sendReceipt } = createTestReceipts();
  const { tellGuest } = createTestTellGuest();
  const { tellCustomer } = createTestTellCustomer();
  const deps = {
    ...memory,
    clock,
    gateway,
    sendReceipt,
    tellGuest,
    tellCustomer,
    newId: createTestIds(),
    ttlSeconds: 1200,
    tolerancePercent: 1,
    isTest: false,
    surplusReview: cents(100),
  };
  const opened = () => memory.state.payments.filter((payment): payment is OpenedPayment => payment.state !== 'creating');
  const one = (index: number) => opened()[index % Math.max(1, opened().length)];
  const act = async (step: Step): Promise<unknown> => {
    if (step.do === 'wait') return pass(step.seconds);
    if (step.do === 'pay by card') return createConfirmCardPayment({ ...deps, gateway: 'link' })(order.id);
    if (step.do === 'open') {
      const amountCents = restOf(opened(), order.total);
      return createOpenPayment(deps)({ orderId: order.id, coin: step.coin, amountCents });
    }
    const payment = one(step.which);
    if (!payment) return undefined;
    if (step.do === 'cancel') return createCancelPayment(deps)(payment.id);
    const confirmed = step.confirmed < step.received ? step.confirmed : step.received;
    const others = Array.from({ length: step.others }, (_, place) => ({ id: `o-${place}`, currency: 'LTC', amount: '2.5' }));
    told.report = seen(step.received, confirmed, { wrongAsset: others.length > 0, ...(others.length > 0 ? { others } : {}) });
    return createCheckPayment(deps)(payment);
  };
  return { state: memory.state, opened, act };
}

test('whatever payer and gateway do, the ledger alone tells how every payment is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { state, opened, act } = aStory();
      for (const step of steps) {
        await act(step).catch((error) => {
          if (!(error instanceof ShopError)) throw error;
        });
        const stored = opened().map(({ qrCodeData: _, createdAt: __, ...payment }) => payment);
        expect([...derivePayments(state.ledger).values()]).toEqual(stored);
      }
    }),
    { numRuns: 300 },
  );
});

test('a line of a payment that got no address, and a line that is about no payment in a coin, tell of none', () => {
  const { orderId, id: paymentId, gateway } = aPayment();
  const at = new Date('2026-11-20T10:00:00Z');
  const data = { to: 'completed', received: '1', confirmed: '1', late: false, overpaid: false, reviews: [] };
  expect(derivePayments([{ orderId, paymentId, gateway, kind: 'reported', at, data }])).toEqual(new Map());
  const card = { cardPaymentId: 'c', amountCents: 1, reviews: [] };
  expect(derivePayments([{ orderId, paymentId: null, gateway, kind: 'card_paid', at, data: card }])).toEqual(new Map());
});

type Said = readonly [kind: LedgerFact['kind'], data: object];

/** Lines about one payment of an order. */
function linesOf(said: readonly Said[]): LedgerFact[] {
  const place = { orderId: 'o', paymentId: 'p', gateway: 'sandbox', at: new Date('2026-11-20T10:00:00Z') };
  return said.map(([kind, data]) => ({ ...place, kind, data }) as LedgerFact);
}

/** A payment of 100 units after these lines. */
const derived = (...said: Said[]) =>
  derivePayments(linesOf([['opened', { coin: 'BTC', address: 'bc1q', expected: '100' }], ...said])).get('p');
const none = { received: 0n, confirmed: 0n, late: false, overpaid: false, reviews: [], transactionIds: [], others: [] };

test('of what the oldest lines did not say nothing is made up', () => {
  const place = { id: 'p', orderId: 'o', gateway: 'sandbox', coin: 'BTC', address: 'bc1q' };
  expect(derived()).toStrictEqual({ ...place, ...none, state: 'waiting', expected: 100n, enough: 100n });
});

test('a line that says only what has changed leaves the rest as it was', () => {
  const all = { late: true, overpaid: true, reviews: ['underpaid'], expiresAt: '2026-11-20T11:00:00Z', transactionIds: ['a'] };
  const full: Said = ['reported', { to: 'partial', received: '50', confirmed: '40', ...all }];
  const kept = { received: 50n, confirmed: 40n, late: true, overpaid: true, reviews: ['underpaid'] };
  const closed = derived(full, ['closed', { to: 'closed' }]);
  expect(closed).toMatchObject({ ...kept, state: 'closed', transactionIds: [], expiresAt: new Date('2026-11-20T11:00:00Z') });
  expect(derived(full, ['replaced', { to: 'expired' }])).toMatchObject({ ...kept, state: 'expired' });
  expect(derived(full, ['cancelled', {}])).toMatchObject({ ...kept, state: 'cancelled' });
  expect(derived(full, ['noticed', {}])).toEqual(derived(full));
});

test('of the sums in other coins that the oldest lines told no transfer is made up', () => {
  const sums = { to: 'waiting', received: '0', confirmed: '0', late: false, overpaid: false, reviews: ['wrong_asset'] };
  const others = [
    { currency: 'LTC', amount: '2.5' },
    { id: 'o-1', currency: 'LTC' },
  ];
  expect(derived(['reported', { ...sums, others }])?.others).toEqual([{ id: 'o-1', currency: 'LTC' }]);
});

test('once its order is paid an untouched payment is closed, whatever it was, and one to which money came stays', () => {
  const seen = { late: false, overpaid: false, reviews: [], received: '5', confirmed: '0' };
  const paid = (...said: Said[]) => derived(...said, ['order_paid', {}])?.state;
  expect(paid()).toBe('closed');
  expect(paid(['cancelled', {}])).toBe('closed');
  expect(paid(['replaced', { to: 'expired' }])).toBe('closed');
  expect(paid(['reported', { ...seen, to: 'expired' }])).toBe('expired');
});
