import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';
import { createTickDay } from './tick-day.ts';
import { createViewDesk } from './view-desk.ts';

const priest = staffCaller('priest');
const orderId = uuid(100);
const begun = { weeks: 1, startDate: '2026-11-10' as never, begunAt: new Date('2026-11-10T06:00:00Z') };

function createDesk(order: Order = anOrder('processing', { items: [anItem(begun)] }), now = '2026-11-20T10:00:00Z') {
  const memory = createRitualMemory([order], {}, now);
  const set = createTickDay(memory);
  const view = createViewDesk(memory);
  return {
    ...memory,
    set: (day: string, isTicked = true, caller: Parameters<typeof set>[0] = priest) =>
      set(caller, { orderId, position: 0, day, isTicked }),
    seen: async (day: string) => (await view(priest, { day, limit: 50 })).items[0]?.rituals[0],
  };
}

test('a day counts once, however often it is ticked', async () => {
  const desk = createDesk();
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.set('2026-11-11')));
  expect(answers.every(({ tickedDays }) => tickedDays === 1)).toBe(true);
  await desk.set('2026-11-12');
  expect(await desk.seen('2026-11-12')).toMatchObject({ tickedDays: 2, isTicked: true });
  expect(await desk.seen('2026-11-13')).toMatchObject({ tickedDays: 2, isTicked: false });
  expect(desk.state.actions.map(({ action, after }) => [action, after?.day])).toEqual([
    ['ritual.day_ticked', '2026-11-11'],
    ['ritual.day_ticked', '2026-11-12'],
  ]);
  const byPriest = { by: 'priest', at: desk.clock() };
  expect(desk.state.tickedBy).toEqual([byPriest, byPriest]);
});

test('a tick is removed once, and the state of the order stays', async () => {
  const desk = createDesk();
  await desk.set('2026-11-11');
  await Promise.all(Array.from({ length: 20 }, () => desk.set('2026-11-11', false)));
  expect(await desk.seen('2026-11-11')).toMatchObject({ tickedDays: 0, isTicked: false });
  expect(desk.state.actions.map(({ action }) => action)).toEqual(['ritual.day_ticked', 'ritual.day_unticked']);
  expect([desk.state.history, desk.changes]).toEqual([[], []]);
});

test.each([
  ['2026-11-09', 'invalid'],
  ['2026-11-17', 'invalid'],
  ['2026-11-21', 'date_in_future'],
  ['2026-02-30', 'no_such_day'],
] as const)('%s is refused as a day of a ritual of seven days that began on the tenth', async (day, code) => {
  const desk = createDesk();
  await expect(desk.set(day)).rejects.toEqual(refusal('invalid_date', field(code, 'day')));
  await desk.set('2026-11-16');
  expect(desk.state.ticked).toHaveLength(1);
});

test('a day can be ticked also when the ritual has ended', async () => {
  const performed = { ...begun, performedAt: new Date('2026-11-17T06:00:00Z') };
  const desk = createDesk(anOrder('ready', { items: [anItem(performed)] }));
  expect(await desk.set('2026-11-16')).toMatchObject({ tickedDays: 1 });
  expect(desk.state.actions).toMatchObject([{ subject: { kind: 'order', id: orderId } }]);
});

test('today is the date in the shop', async () => {
  const order = anOrder('processing', { items: [anItem({ ...begun, weeks: 2 })] });
  expect(await createDesk(order, '2026-11-19T21:30:00Z').set('2026-11-20')).toMatchObject({ tickedDays: 1 });
});

test.each([
  ['has not begun', anOrder('paid', { items: [anItem({ weeks: 1, startDate: begun.startDate })] }), 'illegal_transition'],
  ['is of a completed order', anOrder('completed', { items: [anItem(begun)] }), 'illegal_transition'],
  ['its order does not have', anOrder('processing', { items: [] }), 'not_found'],
] as const)('no day can be ticked of a ritual that %s', async (_, order, code) => {
  await expect(createDesk(order).set('2026-11-11')).rejects.toEqual(refusal(code));
});

test('ticking days needs the permission to perform rituals', async () => {
  const desk = createDesk();
  await expect(desk.set('2026-11-11', true, staffCaller('partner'))).rejects.toEqual(refusal('not_allowed'));
});
