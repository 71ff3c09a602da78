import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { createSweepPayments } from './sweep-payments.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';

/** A shop with payments whose check is due; `fails` are the ids of payments whose check fails. */
function createShop(count: number, fails: readonly string[] = []) {
  const payments = Array.from({ length: count }, (_, index) => aPayment({ id: `${index}` }));
  const memory = createPaymentsMemory([], ...payments);
  const { clock } = createTestClock();
  for (const { id } of payments) memory.state.due.set(id, clock());
  const checked: string[] = [];
  const failed: [string, unknown][] = [];
  const sweep = createSweepPayments({
    ...memory,
    clock,
    check: async (payment) => {
      checked.push(payment.id);
      if (fails.includes(payment.id)) throw new Error(`${payment.id} failed`);
      return payment;
    },
    onFailure: ({ id }, error) => void failed.push([id, error]),
  });
  return { ...memory, checked, failed, sweep };
}

test.each([0, 1, 4, 5, 12])('%i payments that are due are checked, each once', async (count) => {
  const shop = createShop(count);
  expect(await shop.sweep()).toBe(count);
  expect(new Set(shop.checked).size).toBe(count);
  expect(shop.checked).toHaveLength(count);
});

test('a payment that is not due yet is not checked', async () => {
  const shop = createShop(2);
  shop.state.due.set('1', new Date('2026-11-20T10:00:00.001Z'));
  expect(await shop.sweep()).toBe(1);
  expect(shop.checked).toEqual(['0']);
});

test('a check that fails is reported, and does not stop the other checks', async () => {
  const shop = createShop(7, ['1']);
  expect(await shop.sweep()).toBe(7);
  expect(shop.failed).toEqual([['1', new Error('1 failed')]]);
  expect(shop.checked).toHaveLength(7);
});

test('one sweep checks at most five hundred payments', async () => {
  const shop = createShop(501);
  expect(await shop.sweep()).toBe(500);
  expect(await shop.sweep()).toBe(1);
});

test('at most five payments are checked at the same time', async () => {
  const shop = createShop(12);
  const limits: number[] = [];
  const claimDue = shop.payments.claimDue;
  shop.payments.claimDue = (now, limit) => {
    limits.push(limit);
    return claimDue(now, limit);
  };
  await createSweepPayments({
    ...shop,
    clock: createTestClock().clock,
    check: async (payment) => payment,
    onFailure: () => {},
  })();
  expect(limits).toEqual([5, 5, 5]);
});
