import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import type { Play } from './play.ts';
import { begin, perform, postpone, type RitualDeps, report } from './play-rituals.ts';

const staff = staffCaller('administrator');
const at = new Date('2026-11-20T09:00:00Z');
const day = '2027-01-15' as CalendarDate;
const begun = anItem({ begunAt: at });
const performed = anItem({ begunAt: at, performedAt: at });

/** An order with these items and reports, and the list of the steps that were done. In Moscow it is already 21 November. */
function setUp(items: OrderItem[], reports: Readonly<Record<number, { version: number; sentAt?: Date }>> = {}) {
  const order = anOrder('paid', { items, language: 'en' as never });
  const done: unknown[] = [];
  const deps = {
    ...createTestClock('2026-11-20T21:30:00Z'),
    newId: createTestIds(),
    timeZone: 'Europe/Moscow',
    office: {
      viewOrder: async () => ({ order, version: 7 }),
      postponeRituals: async (_: unknown, id: string, wanted: object) => void done.push(['postpone', id, wanted]),
    },
    rituals: {
      beginRitual: async (_: unknown, key: object) => void done.push(['begin', key]),
      completeRitual: async (_: unknown, key: object) => void done.push(['perform', key]),
    },
    reports: {
      viewReport: async (_: unknown, { position }: { position: number }) => ({ report: reports[position] }),
      saveReport: async (_: unknown, { position }: { position: number }, version: number, written: object) => {
        done.push(['save', position, version, written]);
        return { version: version + 1 };
      },
      sendReport: async (_: unknown, { position }: { position: number }, version: number) =>
        void done.push(['send', position, version]),
    },
  } as unknown as RitualDeps;
  const played = async (step: typeof begin, more: Partial<Play> = {}) => {
    await step(deps, { staff, orderId: order.id, item: undefined, startDate: '', ...more });
    return done;
  };
  return { order: order as Order, done, played };
}

test('a step is done to each ritual of an order in their order, or to the one that is named', async () => {
  for (const [step, name] of [
    [begin, 'begin'],
    [perform, 'perform'],
  ] as const) {
    const key = (position: number) => [name, { orderId: anOrder().id, position }];
    expect(await setUp([begun, begun]).played(step)).toEqual([key(0), key(1)]);
    expect(await setUp([begun, begun]).played(step, { item: 1 })).toEqual([key(1)]);
  }
});

test('rituals move to another day with the version that the office read, and a reason in the customer’s language', async () => {
  const { played, order } = setUp([anItem(), begun]);
  const reason = 'A trial: the day was moved.';
  expect(await played(postpone, { startDate: day, item: 0 })).toEqual([
    ['postpone', order.id, { version: 7, startDate: day, item: 0, reason, noteId: uuid(1) }],
  ]);
});

test.each([
  ['all stand on that day', [anItem({ startDate: day }), anItem({ startDate: day })], undefined, 0],
  ['the others have begun', [anItem({ startDate: day }), begun], undefined, 0],
  ['the one that is named stands on it', [anItem(), anItem({ startDate: day })], 1, 0],
  ['one stands on another', [anItem({ startDate: day }), anItem()], undefined, 1],
  // The office says why not.
  ['all have begun', [begun, begun], undefined, 1],
])('the office is asked to move rituals only when one has another day: %s', async (_, items, item, requests) => {
  expect(await setUp(items).played(postpone, { startDate: day, item })).toHaveLength(requests);
});

test('a report is in the customer’s language and of the date in the shop, and one that is sent stays', async () => {
  const { played } = setUp([performed, performed, performed], { 0: { version: 2, sentAt: at }, 1: { version: 3 } });
  const text = 'A trial: this ritual was performed in words alone.';
  const written = { text, place: 'Sandbox', day: '2026-11-21', pictures: [] };
  expect(await played(report)).toEqual([
    ['save', 1, 3, written],
    ['send', 1, 4],
    ['save', 2, 0, written],
    ['send', 2, 1],
  ]);
});

test.each([
  ['performed while one of the rituals in question has not begun', perform, [begun, anItem()], 1],
  ['reported while one of the rituals in question is not performed', report, [performed, begun], 2],
] as const)('nothing is %s', async (_, step, items, steps) => {
  const { played, done } = setUp([...items]);
  await expect(played(step)).rejects.toEqual(refusal('illegal_transition'));
  expect(done).toEqual([]);
  expect(await played(step, { item: 0 })).toHaveLength(steps);
});
