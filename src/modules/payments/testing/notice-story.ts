import fc from 'fast-check';
import { ShopError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { createTestTellCustomer, createTestTellGuest } from '#modules/orders/testing/guest-mail.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createTestReceipts } from '#modules/orders/testing/receipts.ts';
import { createCancelPayment } from '../cancel-payment.ts';
import { createCheckPayment } from '../check-payment.ts';
import { restOf } from '../coin-worth.ts';
import { createOpenPayment } from '../open-payment.ts';
import { createConfirmCardPayment } from '../pay-by-card.ts';
import type { OpenedPayment } from '../payment.ts';
import { createPaymentStatus } from '../payment-status.ts';
import { createReceiveNotice } from '../receive-notice.ts';
import { createSweepPayments } from '../sweep-payments.ts';
import { createPaymentsMemory } from './memory-payments.ts';
import { createTestCalls } from './test-gateway.ts';
import { createTestVendor, forgedNotice } from './test-vendor.ts';

type Plain = 'open' | 'cancel' | 'poll' | 'sweep' | 'deliver' | 'drop' | 'forge' | 'pay by card';

/** One thing that happens; `which` chooses among the payments or the waiting notices that there are, or the coin of a new payment. */
type Step = { readonly which: number } & (
  | { readonly do: Plain }
  | { readonly do: 'arrive'; readonly percent: number; readonly isFinal: boolean; readonly copies: number }
  | { readonly do: 'confirm' | 'lose'; readonly copies: number }
);

/** Steps that race, and the seconds that pass after them. */
export interface Moment {
  readonly steps: readonly Step[];
  readonly seconds: number;
}

const which = fc.nat(40);
const copies = fc.integer({ min: 1, max: 3 });
const plain = (weight: number, ...kinds: Plain[]) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...kinds), which }),
});
const arrive = fc.record({
  do: fc.constant('arrive' as const),
  which,
  percent: fc.constantFrom(1, 40, 60, 99, 100, 100, 100, 150),
  isFinal: fc.boolean(),
  copies,
});
const fate = fc.record({ do: fc.constantFrom('confirm' as const, 'confirm' as const, 'lose' as const), which, copies });
const step: fc.Arbitrary<Step> = fc.oneof(
  plain(10, 'deliver'),
  plain(8, 'poll', 'sweep'),
  plain(2, 'open', 'cancel', 'drop', 'forge'),
  { weight: 3, arbitrary: arrive },
  { weight: 3, arbitrary: fate },
);
const stepOrCard = fc.oneof({ weight: 60, arbitrary: step }, plain(1, 'pay by card'));
/** Up to 25 moments; now and then the order is paid by card. */
export const moments: fc.Arbitrary<Moment[]> = fc.array(
  fc.record({ steps: fc.array(stepOrCard, { minLength: 1, maxLength: 6 }), seconds: fc.constantFrom(1, 4, 5, 20, 400) }),
  { minLength: 1, maxLength: 25 },
);

/** An order, its payer, its vendor, and what the shop does. */
export function aNoticeStory() {
  const order = anOrder();
  const memory = createPaymentsMemory([order]);
  const { clock, pass } = createTestClock();
  const vendor = createTestVendor(clock);
  const common = { ...memory, clock, gateway: vendor.gateway, newId: createTestIds(), isTest: false };
  const mails = { ...createTestReceipts(), ...createTestTellGuest(), ...createTestTellCustomer() };
  const deps = { ...common, ...mails, ...createTestCalls(), tolerancePercent: 0, surplusReview: cents(100) };
  const outcomes: Record<string, number> = {};
  const failures: unknown[] = [];

  const opened = () => memory.state.payments.filter((payment): payment is OpenedPayment => payment.state !== 'creating');
  const receive = createReceiveNotice({ ...deps, readers: [vendor.reader], isAway: () => false, apartMs: 0 });
  const open = createOpenPayment({ ...deps, ttlSeconds: 1200 });
  const cancel = createCancelPayment(deps);
  const statusOf = createPaymentStatus(deps);
  const confirmCard = createConfirmCardPayment({ ...deps, gateway: 'link' });
  const onFailure = (_: OpenedPayment, error: unknown) => void failures.push(error);
  const sweep = createSweepPayments({ ...deps, check: createCheckPayment(deps), onFailure });

  async function deliver(notice: Parameters<typeof receive>[1] | undefined): Promise<void> {
    if (!notice) return;
    const outcome = await receive('test gateway', notice).catch((error) => codeOf(error));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }

  async function act(step: Step): Promise<unknown> {
    const payments = opened();
    const payment = payments[step.which % Math.max(1, payments.length)];
    const place = step.which % Math.max(1, vendor.outgoing.length);
    switch (step.do) {
      case 'open':
        return open({ orderId: order.id, coin: step.which % 2 ? 'BTC' : 'ETH', amountCents: restOf(payments, order.total) });
      case 'pay by card':
        return confirmCard(order.id);
      case 'sweep':
        return sweep();
      case 'deliver':
        return deliver(vendor.outgoing.splice(place, 1)[0]);
      case 'drop':
        return vendor.outgoing.splice(place, 1);
    }
    if (!payment) return undefined;
    switch (step.do) {
      case 'cancel':
        return cancel(payment.id);
      case 'poll':
        return statusOf(payment.id);
      case 'forge':
        return deliver(forgedNotice(payment.id));
      case 'arrive':
        return vendor.arrive(payment.id, (payment.expected * BigInt(step.percent)) / 100n, step.isFinal, step.copies);
      case 'confirm':
        return vendor.confirm(payment.id, step.copies);
      case 'lose':
        return vendor.lose(payment.id, payment.expiresAt, step.copies);
    }
  }

  /** Lets the steps race, and then time pass. */
  async function live({ steps, seconds }: Moment): Promise<void> {
    await Promise.all(steps.map((each) => act(each).catch(codeOf)));
    pass(seconds);
  }

  /** Everything still outgoing arrives, and the shop has the time to look at all that came. */
  async function settle(): Promise<void> {
    while (vendor.outgoing.length > 0)
      await live({ steps: [{ do: 'deliver', which: Math.floor(vendor.outgoing.length / 2) }], seconds: 1 });
    pass(3600);
    while ((await sweep()) > 0);
  }

  return { order, state: memory.state, vendor, outcomes, failures, opened, live, settle };
}

/** The code of a refusal, which a payer or a vendor may get; throws every other error. */
function codeOf(error: unknown): string {
  if (error instanceof ShopError) return error.code;
  throw error;
}
