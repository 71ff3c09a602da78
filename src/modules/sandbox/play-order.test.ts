import { expect, test } from 'vitest';
import type { UserCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { guest } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { memoryIdempotency, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPartner, staffCaller } from '#modules/partners/testing/memory-partners.ts';
import { createPlayOrder, type WantedStep } from './play-order.ts';

type Deps = Parameters<typeof createPlayOrder>[0];

const order = anOrder('paid', { items: [anItem(), anItem()] });
const indra = staffCaller('partner', 'indra');
const idempotency = { caller: 'indra', operation: 'play', key: 'key', bodyHash: 'body' };

/** A shop that begins rituals; `refusals` come first, one at a time. */
function setUp({ isSandbox = true, refusals = [] as ShopError[] } = {}) {
  const begun: { by: UserCaller; position: number }[] = [];
  const seen: string[] = [];
  const state = { ...memoryState(), keys: new Map() };
  const { clock } = createTestClock();
  const play = createPlayOrder({
    isSandbox,
    clock,
    partners: { find: async () => aPartner() },
    viewOrder: async (_: unknown, slug: string) => {
      seen.push(slug);
      return order;
    },
    transact: memoryTransact(state, {
      idempotency: memoryIdempotency(state),
      orders: { lock: async () => order },
      money: { refundsOf: async () => [] },
    }),
    refunding: () => ({}),
    office: { viewOrder: async () => ({ order }) },
    rituals: {
      beginRitual: async (by: UserCaller, { position }: { position: number }) => {
        const error = refusals.shift();
        if (error) throw error;
        begun.push({ by, position });
      },
    },
  } as unknown as Deps);
  const step = (wanted: WantedStep = { step: 'begin' }, caller: Parameters<typeof play>[0] = indra) =>
    play(caller, 'indra', order.id, wanted);
  return { step, begun, seen, refusals, clock };
}

test('a partner lets the staff of the sandbox do a step, and gets the order after it', async () => {
  const { step, begun, clock } = setUp();
  expect(await step()).toEqual({ result: order, replayed: false });
  expect(begun.map(({ position }) => position)).toEqual([0, 1]);
  expect(begun[0]?.by).toMatchObject({ kind: 'user', role: 'administrator', secondFactorAt: clock(), signedInAt: clock() });
});

test('a shop with real money plays nothing', async () => {
  const { step, seen, begun } = setUp({ isSandbox: false });
  await expect(step()).rejects.toEqual(refusal('not_found'));
  expect([seen, begun]).toEqual([[], []]);
});

test.each([
  ['a guest', guest, 'not_signed_in'],
  ['an administrator', staffCaller('administrator'), 'not_allowed'],
  ['another partner', staffCaller('partner', 'surya'), 'not_found'],
] as const)('%s plays with no order of a partner', async (_, caller, code) => {
  const { step, seen, begun } = setUp();
  await expect(step({ step: 'begin' }, caller)).rejects.toEqual(refusal(code));
  expect([seen, begun]).toEqual([[], []]);
});

test.each([
  ['a move without a day', { step: 'postpone' }, field('required', 'startDate')],
  ['a day of a beginning', { step: 'begin', startDate: '2027-01-15' }, field('invalid', 'startDate')],
  ['a part of a refund', { step: 'refund', item: 0 }, field('invalid', 'item')],
  ['a part of a failure', { step: 'fail_refund', item: 0 }, field('invalid', 'item')],
  ['an item behind the last', { step: 'begin', item: 2 }, field('maximum', 'item')],
] as const)('%s is refused before anything is done', async (_, wanted, details) => {
  const { step, begun } = setUp();
  await expect(step(wanted)).rejects.toEqual(refusal('invalid_request', details));
  expect(begun).toEqual([]);
  await step({ step: 'begin', item: 1 });
  expect(begun).toMatchObject([{ position: 1 }]);
});

test('the failure of a refund is of the whole order, so it needs no item', async () => {
  const { step } = setUp();
  await expect(step({ step: 'fail_refund' })).rejects.toEqual(refusal('illegal_transition'));
});

test('a request with a used key does nothing again, and one that failed may be repeated', async () => {
  const { step, begun, refusals } = setUp();
  refusals.push(new ShopError('illegal_transition'));
  await expect(step({ step: 'begin', idempotency })).rejects.toEqual(refusal('illegal_transition'));
  expect((await step({ step: 'begin', idempotency })).replayed).toBe(false);
  expect((await step({ step: 'begin', idempotency })).replayed).toBe(true);
  expect(begun).toHaveLength(2);
  await step();
  expect(begun).toHaveLength(4);
});

const disturbed = (times: number) => Array.from({ length: times }, () => new ShopError('changed_meanwhile'));
const refused = new ShopError('illegal_transition');

test('a step that others disturb four times is done', async () => {
  const { begun, step } = setUp({ refusals: disturbed(4) });
  await step();
  expect(begun).toHaveLength(2);
});

test.each([
  ['that others disturb more often is given up after five tries', disturbed(6), 'changed_meanwhile'],
  ['that is refused for another reason is tried once', [refused, ...disturbed(1)], 'illegal_transition'],
] as const)('a step %s', async (_, coming, code) => {
  const { step, refusals } = setUp({ refusals: [...coming] });
  await expect(step()).rejects.toEqual(refusal(code));
  expect(refusals).toHaveLength(1);
});
