import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { OpenedPayment } from './payment.ts';
import { createSweepPayments } from './sweep-payments.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aPayment } from './testing/payments.ts';
import { createTestCalls } from './testing/test-gateway.ts';

interface Surroundings {
  /** What a check does besides being noted; the payment is as it was. */
  readonly check?: (payment: OpenedPayment) => Promise<void>;
  /** How many calls the vendor allows. */
  readonly allowed?: number;
  /** How many claims succeed. */
  readonly claimable?: number;
}

/** A shop with payments whose check is due. */
function createShop(count: number, { check = async () => {}, allowed, claimable }: Surroundings = {}) {
  const payments = Array.from({ length: count }, (_, index) => aPayment({ id: `${index}` }));
  const memory = createPaymentsMemory([], ...payments);
  const { clock, pass } = createTestClock();
  const start = clock().getTime();
  for (const { id } of payments) memory.state.due.set(id, clock());
  const checked: string[] = [];
  const failed: [string, unknown][] = [];
  const { left, calls } = createTestCalls(allowed);
  /** How many payments each claim wanted. */
  const claims: number[] = [];
  const putBack: (readonly string[])[] = [];
  /** Which payments were marked as checked, and when they were claimed, in seconds after the start. */
  const marked: (readonly [number, ...string[]])[] = [];
  const asked: number[] = [];
  const sweep = createSweepPayments({
    payments: {
      claimDue: (now, wanted) => {
        if (claims.length === claimable) throw new Error('the database is away');
        claims.push(wanted);
        return memory.payments.claimDue(now, wanted);
      },
      markChecked: async (ids, at) => void marked.push([(at.getTime() - start) / 1000, ...ids]),
      putBack: (ids) => {
        putBack.push(ids);
        return memory.payments.putBack(ids);
      },
    },
    calls: {
      take: (wanted) => {
        asked.push(wanted);
        return calls.take(wanted);
      },
    },
    clock,
    check: async (payment) => {
      checked.push(payment.id);
      await check(payment);
      return payment;
    },
    onFailure: ({ id }, error) => void failed.push([id, error]),
  });
  return { ...memory, pass, checked, failed, left, claims, marked, putBack, asked, sweep };
}

test.each([0, 1, 9, 10, 32])('%i payments that are due are checked, each once', async (count) => {
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

const failing: Surroundings = {
  check: async ({ id }) => {
    if (id === '1') throw new Error('1 failed');
  },
};

test('a check that fails is reported, and does not stop the other checks', async () => {
  const shop = createShop(7, failing);
  expect(await shop.sweep()).toBe(7);
  expect(shop.failed).toEqual([['1', new Error('1 failed')]]);
  expect(shop.checked).toHaveLength(7);
});

test('what was checked is marked, once for a sweep, and a check that failed is not, so that it is made again soon', async () => {
  const shop = createShop(3, failing);
  await shop.sweep();
  await shop.sweep();
  expect(shop.marked).toEqual([[0, '0', '2']]);
});

test('what was checked before a claim failed is marked, and the sweep ends with the failure', async () => {
  const shop = createShop(3, { ...failing, claimable: 1 });
  await expect(shop.sweep()).rejects.toThrow('the database is away');
  expect(shop.marked).toEqual([[0, '0', '2']]);
});

test('a payment that is claimed again in one sweep, and then fails, is marked as of its first claim alone', async () => {
  let times = 0;
  const shop = createShop(1, {
    check: async () => {
      times += 1;
      if (times === 2) throw new Error('failed');
      shop.pass(5);
      shop.state.due.set('0', new Date(0));
    },
  });
  await shop.sweep();
  expect(shop.checked).toEqual(['0', '0']);
  expect(shop.marked).toEqual([[0, '0']]);
});

/** Waits until everything that can go on without the test has gone on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A check that lasts until the test ends it, and how many of them last now. */
function createHangingCheck() {
  const ends: (() => void)[] = [];
  const check = () => new Promise<void>((resolve) => void ends.push(resolve));
  const end = (count: number) => ends.splice(0, count).forEach((one) => void one());
  return { check, count: () => ends.length, end, endAll: () => end(ends.length) };
}

test('at most thirty payments are checked at the same time', async () => {
  const hanging = createHangingCheck();
  const shop = createShop(40, hanging);
  const sweep = shop.sweep();
  while (hanging.count() < 30) await settled();
  await settled();
  expect(shop.checked).toHaveLength(30);
  hanging.endAll();
  while (hanging.count() < 10) await settled();
  hanging.endAll();
  expect(await sweep).toBe(40);
});

test('a check that hangs does not hold up the others', async () => {
  const hanging = createHangingCheck();
  const shop = createShop(40, { check: ({ id }) => (id === '0' ? hanging.check() : settled()) });
  const sweep = shop.sweep();
  while (shop.checked.length < 40) await settled();
  expect(hanging.count()).toBe(1);
  hanging.endAll();
  expect(await sweep).toBe(40);
});

test('checks that are answered at once are made three at a time, so that a request waits behind few of them', async () => {
  let [now, most] = [0, 0];
  const shop = createShop(40, {
    check: async () => {
      now += 1;
      most = Math.max(most, now);
      await settled();
      now -= 1;
    },
  });
  expect(await shop.sweep()).toBe(40);
  expect(most).toBe(3);
});

test('a sweep takes no call of the vendor for nothing, and puts nothing back while calls are left', async () => {
  const shop = createShop(4);
  expect(await shop.sweep()).toBe(4);
  expect([shop.asked, shop.putBack]).toEqual([[4], []]);
});

test('one sweep checks five hundred payments at most, and claims no more than it may check', async () => {
  const shop = createShop(600);
  expect(await shop.sweep()).toBe(500);
  expect(Math.max(...shop.claims)).toBe(30);
  expect(shop.claims.at(-1)).toBeLessThan(30);
  expect(shop.claims).not.toContain(0);
  expect([...shop.state.due.values()].filter((at) => at.getTime() <= Date.parse('2026-11-20T10:00:00Z'))).toHaveLength(100);
});

test('payments are claimed again when half of thirty checks have ended, as many as can begin', async () => {
  const hanging = createHangingCheck();
  // The last three are answered at once, so that nothing but the checks that hang holds up the next claim.
  const shop = createShop(60, { check: ({ id }) => (['27', '28', '29'].includes(id) ? settled() : hanging.check()) });
  const end = async (count: number) => {
    hanging.end(count);
    for (let turn = 0; turn < 10; turn += 1) await settled();
  };
  const sweep = shop.sweep();
  while (shop.checked.length < 30) await settled();
  await end(11);
  expect(shop.claims).toEqual([30]);
  await end(1);
  expect(shop.claims).toEqual([30, 15]);
  while (shop.checked.length < 60 || hanging.count() > 0) await end(60);
  expect(await sweep).toBe(60);
});

test('a sweep ends when its last check has ended, and not before', async () => {
  const hanging = createHangingCheck();
  const shop = createShop(2, hanging);
  let hasEnded = false;
  const sweep = shop.sweep().then((count) => {
    hasEnded = true;
    return count;
  });
  while (shop.claims.length < 2) await settled();
  await settled();
  expect(hasEnded).toBe(false);
  hanging.endAll();
  expect(await sweep).toBe(2);
});

test('a sweep claims nothing more once the process is stopping, and ends with the checks that run', async () => {
  const hanging = createHangingCheck();
  const shop = createShop(60, hanging);
  let isStopping = false;
  const sweep = shop.sweep(() => isStopping);
  while (shop.checked.length < 30) await settled();
  isStopping = true;
  hanging.endAll();
  expect(await sweep).toBe(30);
  expect([await shop.sweep(() => isStopping), shop.claims]).toEqual([0, [30]]);
});

test('a sweep makes no more calls than the vendor allows, and checks the rest once more are allowed', async () => {
  const shop = createShop(12, { allowed: 7 });
  expect(await shop.sweep()).toBe(7);
  expect([shop.checked.length, shop.left.allowed]).toEqual([7, 0]);
  expect(await shop.sweep()).toBe(0);
  shop.left.allowed = 100;
  expect(await shop.sweep()).toBe(5);
  expect(shop.left.allowed).toBe(95);
  expect(new Set(shop.checked).size).toBe(12);
});
