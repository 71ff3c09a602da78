import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CardPayment, CardRefunds } from '#modules/payments/index.ts';
import { REFUSALS, type Trouble } from '../support/stand-ins/trouble.ts';

/** Refunds of a card gateway under test, with payers. */
export interface RefundBench {
  readonly refunds: CardRefunds;
  /** A payment of 300 dollars that the gateway has taken. */
  paid(): Promise<CardPayment>;
}

/** Refunds of a gateway behind a line. */
export interface RemoteRefundBench extends RefundBench {
  /** The same, waiting for an answer for a moment only. */
  readonly impatient: CardRefunds;
  /** How much the gateway has paid back, in cents. */
  paidBack(payment: CardPayment): number;
  pass(seconds: number): void;
  /** What happens to the next requests, in this order; `ok` is no trouble. */
  trouble(...next: (Trouble | 'ok')[]): void;
}

/** Asks for a refund as the shop does. */
function asking({ refunds }: Pick<RefundBench, 'refunds'>, payment: CardPayment, amount: number, key: string = randomUUID()) {
  const reason = 'requested_by_customer';
  return refunds.refundPayment({ payment, amountCents: cents(amount), reason, idempotencyKey: key });
}

async function made(answer: ReturnType<CardRefunds['refundPayment']>) {
  const refund = await answer;
  if (refund === 'refused') throw new Error('The gateway refuses the refund');
  return refund;
}

/** What the shop expects of the refunds of every card gateway. `bench` is called in each test. */
export function describeCardRefunds(bench: () => RefundBench): void {
  test('a payment is paid back in full, and the refund can be read again', async () => {
    const refund = await made(asking(bench(), await bench().paid(), 30_000));
    expect(refund).toMatchObject({ status: 'succeeded', amountCents: 30_000, failureReason: null });
    expect(refund.refundId).toMatch(/^[!-~]{1,100}$/);
    expect(await bench().refunds.readRefund(refund.refundId)).toEqual(refund);
  });

  test('a payment is paid back in parts, and not a cent beyond', async () => {
    const payment = await bench().paid();
    const parts = [await made(asking(bench(), payment, 10_000)), await made(asking(bench(), payment, 19_999))];
    expect(parts.map(({ amountCents }) => amountCents)).toEqual([10_000, 19_999]);
    expect(await asking(bench(), payment, 2)).toBe('refused');
    expect(await asking(bench(), payment, 1)).toMatchObject({ amountCents: 1 });
  });

  test('a refund of nothing is refused', async () => {
    expect(await asking(bench(), await bench().paid(), 0)).toBe('refused');
  });

  test('refunds at once never pay back more than has come', async () => {
    const payment = await bench().paid();
    const answers = await Promise.all(Array.from({ length: 4 }, () => asking(bench(), payment, 10_000)));
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(1);
  });

  test('one key is one refund, one after the other and at once', async () => {
    const payment = await bench().paid();
    const key = randomUUID();
    const first = await made(asking(bench(), payment, 20_000, key));
    expect(await Promise.all([1, 2, 3].map(() => asking(bench(), payment, 20_000, key)))).toEqual([first, first, first]);
    expect(await asking(bench(), payment, 10_000)).toMatchObject({ amountCents: 10_000 });
  });

  test('a key for another amount, or for another payment, is refused', async () => {
    const payment = await bench().paid();
    const key = randomUUID();
    await made(asking(bench(), payment, 20_000, key));
    expect(await asking(bench(), payment, 10_000, key)).toBe('refused');
    expect(await asking(bench(), await bench().paid(), 20_000, key)).toBe('refused');
  });

  test('a refund that nobody made is not found', async () => {
    await expect(bench().refunds.readRefund(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });
}

/** What the shop expects, besides, of the refunds of a gateway behind a line. */
export function describeRemoteCardRefunds(bench: () => RemoteRefundBench): void {
  const unavailable = { code: 'gateway_unavailable' };

  test.each(['lost', 'cut', ...REFUSALS] as const)(
    'a refund whose answer is broken (%s) is made once, even when it is asked for again after days',
    async (trouble) => {
      const { impatient, paid, paidBack, pass, refunds } = bench();
      const payment = await paid();
      const key = randomUUID();
      // An adapter may read the checkout and its refunds before it asks, and the gateway's package repeats a cut connection once.
      bench().trouble('ok', 'ok', trouble, trouble);
      await expect(asking({ refunds: impatient }, payment, 30_000, key)).rejects.toMatchObject(unavailable);
      bench().trouble();
      pass(3 * 86_400);
      const refund = await made(asking({ refunds }, payment, 30_000, key));
      expect(refund).toMatchObject({ amountCents: 30_000 });
      expect(paidBack(payment)).toBe(30_000);
    },
  );

  test.each([...REFUSALS, 'cut', 'lost'] as const)(
    'a refund is not misread while the gateway is in trouble (%s)',
    async (trouble) => {
      const refund = await made(asking(bench(), await bench().paid(), 30_000));
      bench().trouble(trouble, trouble);
      await expect(bench().impatient.readRefund(refund.refundId)).rejects.toMatchObject(unavailable);
      bench().trouble();
      expect(await bench().refunds.readRefund(refund.refundId)).toEqual(refund);
    },
  );
}
