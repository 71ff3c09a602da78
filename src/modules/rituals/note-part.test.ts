import { describe, expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createNotePart, createTakeBackPart } from './note-part.ts';
import { stepNote } from './rite.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';
import { createViewDesk } from './view-desk.ts';

const priest = staffCaller('priest');
const orderId = uuid(100);
const begun = { weeks: 1, startDate: '2026-11-20' as never, begunAt: new Date('2026-11-20T06:00:00Z') };

function createDesk(order: Order = anOrder('processing', { items: [anItem(begun)] }), now = '2026-11-20T10:00:00Z') {
  const memory = createRitualMemory([order], {}, now);
  const note = createNotePart(memory);
  const withdraw = createTakeBackPart(memory);
  const view = createViewDesk(memory);
  const key = { orderId, position: 0 };
  return {
    ...memory,
    note: (
      part: string,
      at: string,
      { id = uuid(1), ahutis = undefined as number | undefined, caller = priest, of = key } = {},
    ) => note(caller, { ...of, note: id, part, ahutis, at: new Date(at) }),
    withdraw: (id: string, { reason = 'Ошибка', caller = priest, of = key } = {}) => withdraw(caller, of, id, reason),
    parts: async (day: string) => {
      const { items } = await view(priest, { day, limit: 50 });
      return items[0]?.rituals[0]?.parts.flatMap(({ id, noted }) => (noted ? [[id, noted.notedAt.toISOString()]] : []));
    },
  };
}

test('a part that a bad connection sends twenty times is noted once, at the time of the press', async () => {
  const desk = createDesk();
  await Promise.all(Array.from({ length: 20 }, () => desk.note('sankalpa', '2026-11-20T06:10:00Z')));
  expect(desk.state.notes).toMatchObject([
    {
      id: uuid(1),
      part: 'sankalpa',
      name: { ru: 'Санкальпа', en: 'Sankalpa' },
      day: '2026-11-20',
      notedBy: 'priest',
      notedAt: new Date('2026-11-20T06:10:00Z'),
      arrivedAt: new Date('2026-11-20T10:00:00Z'),
    },
  ]);
  expect(desk.state.actions).toMatchObject([
    {
      action: 'ritual.part_noted',
      subject: { kind: 'order', id: orderId },
      after: { ritual: 'ganesha', position: 0, day: '2026-11-20', part: 'sankalpa' },
    },
  ]);
});

test('two people who note one part of a day make one note, that of the first that arrived', async () => {
  const desk = createDesk();
  const first = await desk.note('homa', '2026-11-20T06:30:00Z', { ahutis: 108 });
  const another = staffCaller('priest', { userId: 'another priest' });
  const second = await desk.note('homa', '2026-11-20T06:29:00Z', { caller: another, id: uuid(2), ahutis: 54 });
  expect(second).toEqual(first);
  expect(desk.state.notes).toHaveLength(1);
});

test.each([
  ['in the future counts as its arrival', '2026-11-20T12:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['before the ritual began counts as its beginning', '2026-11-20T05:59:00Z', '2026-11-20T06:00:00.000Z'],
  ['between them stays', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00.000Z'],
])('the time of a press %s', async (_, pressedAt, notedAt) => {
  expect((await createDesk().note('sankalpa', pressedAt)).notedAt.toISOString()).toBe(notedAt);
});

test('a part can be noted on each day of a ritual, and the day is that of the press', async () => {
  const desk = createDesk(undefined, '2026-11-22T10:00:00Z');
  // In Moscow it is the 21st already.
  await desk.note('homa', '2026-11-20T21:30:00Z', { ahutis: 108 });
  await desk.note('homa', '2026-11-22T09:00:00Z', { id: uuid(2), ahutis: 54 });
  expect(await desk.parts('2026-11-20')).toEqual([]);
  expect(await desk.parts('2026-11-21')).toEqual([['homa', '2026-11-20T21:30:00.000Z']]);
  expect(await desk.parts('2026-11-22')).toEqual([['homa', '2026-11-22T09:00:00.000Z']]);
});

test('the parts of a tier are those of its ritual', async () => {
  const desk = createDesk(anOrder('processing', { items: [anItem({ ...begun, id: 'ganesha-premium' })] }));
  desk.state.partsOf = 'ganesha';
  expect(await desk.note('sankalpa', '2026-11-20T07:00:00Z')).toMatchObject({ part: 'sankalpa' });
});

test('a note stays on the desk when its part is removed from the list', async () => {
  const desk = createDesk();
  await desk.note('avahana', '2026-11-20T07:00:00Z');
  desk.state.parts = desk.state.parts.filter(({ id }) => id !== 'avahana');
  expect(await desk.parts('2026-11-20')).toEqual([['avahana', '2026-11-20T07:00:00.000Z']]);
});

test.each<[string, string, number | undefined, Parameters<typeof refusal>]>([
  ['a part that the ritual never had', 'other', undefined, ['not_found']],
  ['a count for a part without one', 'sankalpa', 108, ['invalid_request', field('invalid', 'ahutis')]],
  ['no count for a part that has one', 'homa', undefined, ['invalid_request', field('required', 'ahutis')]],
])('%s is refused', async (_, part, ahutis, [code, fields]) => {
  const desk = createDesk();
  await expect(desk.note(part, '2026-11-20T07:00:00Z', { ahutis })).rejects.toEqual(refusal(code, fields));
  expect(desk.state.notes).toEqual([]);
});

describe('an id', () => {
  const pressedAt = '2026-11-20T06:20:00Z';
  /** Two rituals of an order and one of another. The first has a note of its sankalpa under the id 1, and of its end under the id 2. */
  const createNoted = () => {
    const desk = createDesk(anOrder('processing', { items: [anItem(begun), anItem(begun)] }));
    desk.state.orders = [...desk.state.orders, anOrder('processing', { id: uuid(101), items: [anItem(begun)] })];
    const at = new Date('2026-11-20T06:10:00Z');
    const ofFirst = { orderId, position: 0, day: '2026-11-20' as never, notedAt: at, arrivedAt: at, notedBy: 'priest' };
    const end = stepNote({ ...ofFirst, id: uuid(2), kind: 'end' });
    desk.state.notes = [{ ...end, id: uuid(1), kind: 'part', part: 'sankalpa' }, end];
    return desk;
  };

  test.each([
    ['a note of another ritual of the order', uuid(1), { orderId, position: 1 }],
    ['a note of a ritual of another order', uuid(1), { orderId: uuid(101), position: 0 }],
    ['the note of an end', uuid(2), { orderId, position: 0 }],
  ])('of %s is refused for a part', async (_, id, of) => {
    const desk = createNoted();
    await expect(desk.note('sankalpa', pressedAt, { id, of })).rejects.toEqual(refusal('illegal_transition'));
    expect(desk.state.notes).toHaveLength(2);
  });

  test.each([
    ['a note of another ritual', uuid(1), { orderId, position: 1 }],
    ['the note of an end', uuid(2), { orderId, position: 0 }],
    ['no note', uuid(3), { orderId, position: 0 }],
  ])('of %s takes no part back', async (_, id, of) => {
    const desk = createNoted();
    await expect(desk.withdraw(id, { of })).rejects.toEqual(refusal('not_found'));
    expect(desk.state.takenBack).toEqual([]);
  });
});

test('a note of one ritual of an order is not a note of the other', async () => {
  const desk = createDesk(anOrder('processing', { items: [anItem(begun), anItem(begun)] }));
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  const { items } = await createViewDesk(desk)(priest, { day: '2026-11-20', limit: 50 });
  const noted = items[0]?.rituals.map(({ parts }) => parts.filter((part) => part.noted).length);
  expect(noted).toEqual([1, 0]);
});

test.each([
  ['an order that does not exist', { orderId: uuid(9), position: 0 }],
  ['a position that its order does not have', { orderId, position: 1 }],
])('a ritual of %s is not found', async (_, of) => {
  await expect(createDesk().note('sankalpa', '2026-11-20T06:20:00Z', { of })).rejects.toEqual(refusal('not_found'));
});

test('for the order of a guest the reason of taking back is not in the log, where it could not be erased', async () => {
  const desk = createDesk();
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  await desk.withdraw(uuid(1), { reason: 'Анна просила' });
  expect(desk.state.actions.at(-1)).toMatchObject({ subject: { kind: 'order', id: orderId }, after: null });
  expect(JSON.stringify(desk.state.actions)).not.toContain('Анна');
});

const performed = anItem({ ...begun, performedAt: new Date('2026-11-20T08:00:00Z') });

test.each([
  ['has not begun', anOrder('paid', { items: [anItem({ startDate: begun.startDate })] })],
  ['had ended before', anOrder('ready', { items: [{ ...performed, performedAt: new Date('2026-11-20T06:59:00Z') }] })],
  ['is of a completed order', anOrder('completed', { items: [anItem(begun)] })],
])('no part can be noted of a ritual that %s', async (_, order) => {
  await expect(createDesk(order).note('sankalpa', '2026-11-20T07:00:00Z')).rejects.toEqual(refusal('illegal_transition'));
});

test.each(['2026-11-20T07:59:00Z', '2026-11-20T08:00:00Z'])(
  'a press before the end, or at it, may arrive after it: %s',
  async (at) => {
    const desk = createDesk(anOrder('ready', { items: [performed] }));
    expect(await desk.note('prasada', at)).toMatchObject({ notedAt: new Date(at), arrivedAt: desk.clock() });
  },
);

test('no part can be noted or taken back once the report is sent', async () => {
  const desk = createDesk(anOrder('ready', { items: [performed] }));
  await desk.note('prasada', '2026-11-20T07:00:00Z');
  desk.state.reported.add(0);
  const another = desk.note('avahana', '2026-11-20T07:00:00Z', { id: uuid(2) });
  await expect(another).rejects.toEqual(refusal('illegal_transition'));
  await expect(desk.withdraw(uuid(1))).rejects.toEqual(refusal('undo_over'));
});

test('a part that was taken back is gone from the desk and stays in the log, also when its note is sent again', async () => {
  const desk = createDesk(anOrder('processing', { userId: 'anna', items: [anItem(begun)] }));
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  await desk.withdraw(uuid(1), { reason: ' Не та кнопка ' });
  await desk.withdraw(uuid(1));
  expect(desk.state.takenBack).toEqual([{ id: uuid(1), by: 'priest', at: desk.clock(), reason: 'Не та кнопка' }]);
  expect(await desk.note('sankalpa', '2026-11-20T06:10:00Z')).toMatchObject({ isTakenBack: true });
  expect(await desk.parts('2026-11-20')).toEqual([]);
  expect(desk.state.actions.slice(1)).toMatchObject([
    {
      action: 'ritual.part_taken_back',
      subject: { userId: 'anna' },
      before: { part: 'sankalpa' },
      after: { text: 'Не та кнопка' },
    },
  ]);
});

test('a part that was taken back can be noted anew', async () => {
  const desk = createDesk();
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  await desk.withdraw(uuid(1));
  await desk.note('sankalpa', '2026-11-20T06:15:00Z', { id: uuid(2) });
  expect(await desk.parts('2026-11-20')).toEqual([['sankalpa', '2026-11-20T06:15:00.000Z']]);
});

test('noting parts and taking them back needs the permission to perform rituals', async () => {
  const desk = createDesk();
  const caller = staffCaller('editor');
  await expect(desk.note('sankalpa', '2026-11-20T07:00:00Z', { caller })).rejects.toEqual(refusal('not_allowed'));
  await expect(desk.withdraw(uuid(1), { caller })).rejects.toEqual(refusal('not_allowed'));
});
