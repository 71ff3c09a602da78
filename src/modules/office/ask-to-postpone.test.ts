import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { anna, aPaid, begunAt, createPostponements, far, near, onWishedDay } from './testing/memory-postponements.ts';

test('a customer asks for another day, and support is told', async () => {
  const { ask, wishes } = createPostponements();
  expect(await ask()).toMatchObject({ ask: { startDate: '2026-12-20', reason: 'В больнице', state: 'open' }, mayAsk: false });
  expect(wishes).toEqual([{ kind: 'postpone', startDate: '2026-12-20' }]);
});

test('asking the same again changes nothing', async () => {
  const { ask, state, wishes } = createPostponements();
  const first = await ask();
  expect(await ask()).toEqual(first);
  expect([state.asks.length, wishes.length]).toEqual([1, 1]);
});

test.each([{ startDate: '2026-12-21' }, { reason: 'Передумали' }, { items: [0] }])(
  'while a wish about two rituals is open, another is refused: %o',
  async (other) => {
    const { ask } = createPostponements(aPaid(near(), near()));
    await ask();
    await expect(ask(other)).rejects.toEqual(refusal('illegal_transition'));
  },
);

test('a wish has its rituals in the order of the list and each once, so the same rituals are the same wish', async () => {
  // Eleven: as texts, 10 would come before 2.
  const { ask, state } = createPostponements(aPaid(...Array.from({ length: 11 }, () => near())));
  const first = await ask({ items: [10, 2, 10] });
  expect(first.ask?.items.map(({ position }) => position)).toEqual([2, 10]);
  expect((await ask({ items: [2, 10] })).ask).toEqual(first.ask);
  expect((await ask({ items: [10, 2] })).ask).toEqual(first.ask);
  expect(state.asks).toHaveLength(1);
});

test('only the customer of an order asks, and sees the wish', async () => {
  const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
  const { ask, view } = createPostponements();
  await expect(ask({}, boris)).rejects.toEqual(refusal('not_found'));
  await expect(view(boris)).rejects.toEqual(refusal('not_found'));
  await expect(ask({}, guest)).rejects.toEqual(refusal('not_signed_in'));
});

test('a guest order belongs to the account with its verified e-mail', async () => {
  const { ask } = createPostponements(anOrder('paid', { items: [near()] }));
  await expect(ask({}, userCaller({ userId: 'phone', email: null }))).rejects.toEqual(refusal('not_found'));
  expect((await ask({}, anna)).ask?.state).toBe('open');
});

test.each<[string, Order]>([
  ['an unpaid order', anOrder('pending', { userId: anna.userId, items: [near()] })],
  ['an order whose rituals have begun', anOrder('processing', { userId: anna.userId, items: [anItem({ begunAt })] })],
  ['an order that is cancelled', anOrder('cancelled', { userId: anna.userId, items: [near()] })],
])('%s cannot be postponed', async (_, order) => {
  const { ask, view } = createPostponements(order);
  await expect(ask()).rejects.toEqual(refusal('illegal_transition'));
  expect(await view()).toMatchObject({ ask: undefined, mayAsk: false });
});

test('asking is not offered when every ritual with a day has begun', async () => {
  expect((await createPostponements(aPaid(near({ begunAt }), anItem())).view()).mayAsk).toBe(false);
});

test('the customer sees how each ritual gets another day, and from when on a day is free', async () => {
  const { view } = createPostponements(aPaid(near(), far));
  expect(await view()).toMatchObject({
    freeFrom: '2026-11-23',
    movings: [
      { way: 'ask', because: 'soon' },
      { way: 'plan', until: '2026-11-28' },
    ],
  });
});

test('a wish that names no rituals is about all that can get the day only by asking', async () => {
  const { ask, view } = createPostponements(aPaid(near(), far, anItem(), near({ begunAt })));
  expect((await view()).mayAsk).toBe(true);
  expect((await ask()).ask?.items).toEqual([{ position: 0, startDate: '2026-11-22' }]);
});

test('a day within the notice is got only by asking, also by a ritual whose own day is far', async () => {
  const { ask } = createPostponements(aPaid(near(), far));
  expect((await ask({ startDate: '2026-11-21' })).ask?.items.map(({ position }) => position)).toEqual([0, 1]);
});

test.each<[string, OrderItem[], number[] | undefined, 'free_in_plan' | 'illegal_transition']>([
  ['the plan can set that day', [far], undefined, 'free_in_plan'],
  ['its ritual has no day yet, which the plan can set', [anItem()], undefined, 'free_in_plan'],
  ['the plan can set that day for one of the named rituals', [near(), far], [0, 1], 'free_in_plan'],
  ['the named ritual has begun', [near({ begunAt }), near()], [0], 'illegal_transition'],
  ['one of the named rituals has begun', [near({ begunAt }), near()], [0, 1], 'illegal_transition'],
  ['the named ritual is on that day already', [onWishedDay, near()], [0], 'illegal_transition'],
  ['all rituals are on that day already', [onWishedDay], undefined, 'illegal_transition'],
])('a wish is refused when %s', async (_, rituals, items, code) => {
  const { ask, state } = createPostponements(aPaid(...rituals));
  await expect(ask({ items })).rejects.toEqual(refusal(code));
  expect(state.asks).toEqual([]);
});

test.each([
  [[0, 9], 1],
  [[9, 0], 0],
])('of the named rituals %j the one that the order does not have is told by its place in the list, %d', async (items, index) => {
  const { ask } = createPostponements();
  await expect(ask({ items })).rejects.toEqual(refusal('invalid_request', field('unknown_item', 'items', index)));
});

test.each([
  ['in the past', '2026-11-01', 'date_in_past'],
  ['that is full', '2026-12-20', 'day_full'],
] as const)('a day %s is refused', async (_, startDate, code) => {
  const { ask, room } = createPostponements();
  Object.assign(room, { capacity: 1, taken: 1 });
  await expect(ask({ startDate })).rejects.toEqual(refusal('invalid_date', field(code, 'startDate')));
});

test('a sixth wish within a day is refused', async () => {
  const { ask, takeBack, wishes } = createPostponements();
  for (const day of [1, 2, 3, 4, 5]) {
    await ask({ startDate: `2026-12-0${day}` });
    await takeBack();
  }
  await expect(ask()).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 86_400 }));
  expect(wishes).toHaveLength(5);
});

test('a wish is taken back, once more changes nothing, and another can be made', async () => {
  const { ask, takeBack, view, state } = createPostponements();
  await ask();
  await takeBack();
  await takeBack();
  expect(await view()).toMatchObject({ ask: { state: 'taken_back' }, mayAsk: true });
  await ask();
  expect(state.asks.map((each) => each.state)).toEqual(['taken_back', 'open']);
});

test('where nobody asked there is nothing to take back', async () => {
  await expect(createPostponements().takeBack()).rejects.toEqual(refusal('not_found'));
});

test('a wish that the shop has answered cannot be taken back', async () => {
  const { ask, answer, takeBack } = createPostponements();
  await ask();
  await answer(1);
  await expect(takeBack()).rejects.toEqual(refusal('illegal_transition'));
});
