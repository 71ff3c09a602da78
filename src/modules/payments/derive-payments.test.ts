import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { createTestTellCustomer, createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { createCancelPayment } from './cancel-payment.ts';
import { createCheckPayment } from './check-payment.ts';
import type { Coin } from './coin.ts';
import { derivePayments } from './derive-payments.ts';
import { createOpenPayment } from './open-payment.ts';
import { restOf } from './parts.ts';
import { createConfirmCardPayment } from './pay-by-card.ts';
import type { OpenedPayment } from './payment.ts';
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
      readonly wrongAsset: boolean;
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
    arbitrary: fc.record({
      do: fc.constant('check' as const),
      which,
      received: amount,
      confirmed: amount,
      wrongAsset: fc.boolean(),
    }),
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
  };
  const opened = () => memory.state.payments.filter((payment): payment is OpenedPayment => payment.state !== 'creating');
  const one = (index: number) => opened()[index % Math.max(1, opened().length)];
  const act = async (step: Step): Promise<unknown> => {
    if (step.do === 'wait') return pass(step.seconds);
    if (step.do === 'pay by card') return createConfirmCardPayment({ ...deps, gateway: 'link' })(order.id);
    if (step.do === 'open') {
      const amountUsd = restOf(opened(), order.total);
      return createOpenPayment(deps)({ orderId: order.id, coin: step.coin, amountUsd });
    }
    const payment = one(step.which);
    if (!payment) return undefined;
    if (step.do === 'cancel') return createCancelPayment(deps)(payment.id);
    const confirmed = step.confirmed < step.received ? step.confirmed : step.received;
    told.report = seen(step.received, confirmed, { wrongAsset: step.wrongAsset });
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

test('lines that tell of no change, and lines of payments without an address, change nothing', () => {
  const { orderId, id: paymentId, gateway } = aPayment();
  const at = new Date('2026-11-20T10:00:00Z');
  expect(derivePayments([{ orderId, paymentId, gateway, kind: 'reported', at, data: { to: 'completed' } }])).toEqual(new Map());
  expect(derivePayments([{ orderId, paymentId: null, gateway, kind: 'card_paid', at, data: {} }])).toEqual(new Map());
});
