import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createNotePart, createTakeBackPart } from './note-part.ts';
import { createBeginRitual, createCompleteRitual } from './perform.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';
import { createViewDesk } from './view-desk.ts';

const priest = staffCaller('priest');
const orderId = uuid(100);
const begun = { weeks: 1, startDate: '2026-11-20' as never, begunAt: new Date('2026-11-20T06:00:00Z') };

function createDesk(order: Order = anOrder('processing', { items: [anItem(begun)] }), now = '2026-11-20T10:00:00Z') {
  const memory = createRitualMemory([order], {}, now);
  const note = createNotePart(memory);
  const withdraw = createTakeBackPart(memory);
  const [begin, complete] = [createBeginRitual(memory), createCompleteRitual(memory)];
  const view = createViewDesk(memory);
  const key = { orderId, position: 0 };
  return {
    ...memory,
    note: (part: string, at: string, { id = uuid(1), ahutis = undefined as number | undefined, caller = priest as never } = {}) =>
      note(caller, { ...key, note: id, part, ahutis, at: new Date(at) }),
    withdraw: (id: string, reason = 'Ошибка', caller: Parameters<typeof withdraw>[0] = priest) =>
      withdraw(caller, key, id, reason),
    begin: (id: string, at: string) => begin(priest, { ...key, noted: { note: id, at: new Date(at) } }),
    complete: (id: string, at: string) => complete(priest, { ...key, noted: { note: id, at: new Date(at) } }),
    item: () => memory.state.orders[0]?.items[0],
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
  const second = await desk.note('homa', '2026-11-20T06:29:00Z', { id: uuid(2), ahutis: 54 });
  expect(second).toEqual(first);
  expect(desk.state.notes).toHaveLength(1);
});

test.each([
  ['in the future counts as its arrival', '2026-11-20T12:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['before the ritual began counts as its beginning', '2025-01-01T00:00:00Z', '2026-11-20T06:00:00.000Z'],
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

test('the id of a note is refused for another ritual or another step', async () => {
  const desk = createDesk(anOrder('processing', { items: [anItem(begun), anItem(begun)] }));
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  await desk.complete(uuid(2), '2026-11-20T08:00:00Z');
  const [note, withdraw] = [createNotePart(desk), createTakeBackPart(desk)];
  desk.state.orders = [...desk.state.orders, anOrder('processing', { id: uuid(101), items: [anItem(begun)] })];
  const second = { orderId, position: 1 };
  const pressed = { part: 'sankalpa', at: new Date('2026-11-20T06:20:00Z') };
  for (const id of [uuid(1), uuid(2)])
    await expect(note(priest, { ...second, ...pressed, note: id })).rejects.toEqual(refusal('illegal_transition'));
  await expect(note(priest, { orderId, position: 0, ...pressed, note: uuid(2) })).rejects.toEqual(refusal('illegal_transition'));
  const elsewhere = { orderId: uuid(101), position: 0, ...pressed, note: uuid(1) };
  await expect(note(priest, elsewhere)).rejects.toEqual(refusal('illegal_transition'));
  const [begin, complete] = [createBeginRitual(desk), createCompleteRitual(desk)];
  const noted = { note: uuid(2), at: pressed.at };
  for (const step of [begin(priest, { orderId, position: 0, noted }), complete(priest, { ...second, noted })])
    await expect(step).rejects.toEqual(refusal('illegal_transition'));
  for (const id of [uuid(1), uuid(2), uuid(3)])
    await expect(withdraw(priest, second, id, 'Ошибка')).rejects.toEqual(refusal('not_found'));
  expect(desk.state.notes.map(({ isTakenBack }) => isTakenBack)).toEqual([false, false]);
});

test('a note of one ritual of an order is not a note of the other', async () => {
  const desk = createDesk(anOrder('processing', { items: [anItem(begun), anItem(begun)] }));
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  const { items } = await createViewDesk(desk)(priest, { day: '2026-11-20', limit: 50 });
  const noted = items[0]?.rituals.map(({ parts }) => parts.filter((part) => part.noted).length);
  expect(noted).toEqual([1, 0]);
});

test('a ritual that no order has is not found', async () => {
  const desk = createDesk();
  const pressed = { note: uuid(1), part: 'sankalpa', at: new Date('2026-11-20T06:20:00Z') };
  for (const key of [
    { orderId: uuid(9), position: 0 },
    { orderId, position: 1 },
  ])
    await expect(createNotePart(desk)(priest, { ...key, ...pressed })).rejects.toEqual(refusal('not_found'));
});

test('for the order of a guest the reason of taking back is not in the log, where it could not be erased', async () => {
  const desk = createDesk();
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  await desk.withdraw(uuid(1), 'Анна просила');
  expect(desk.state.actions.at(-1)).toMatchObject({ subject: { kind: 'order', id: orderId }, after: null });
  expect(JSON.stringify(desk.state.actions)).not.toContain('Анна');
});

test('nothing can be noted before the beginning, after the end, of a completed order or after the report; a press before the end may arrive after it', async () => {
  const before = createDesk(anOrder('paid', { items: [anItem({ startDate: '2026-11-20' as never })] }));
  await expect(before.note('sankalpa', '2026-11-20T07:00:00Z')).rejects.toEqual(refusal('illegal_transition'));
  const over = createDesk(anOrder('completed', { items: [anItem(begun)] }));
  await expect(over.note('sankalpa', '2026-11-20T07:00:00Z')).rejects.toEqual(refusal('illegal_transition'));
  const desk = createDesk();
  await desk.complete(uuid(9), '2026-11-20T08:00:00Z');
  await desk.note('prasada', '2026-11-20T08:00:00Z');
  await expect(desk.note('avahana', '2026-11-20T08:01:00Z', { id: uuid(2) })).rejects.toEqual(refusal('illegal_transition'));
  desk.state.reported.add(0);
  await expect(desk.note('avahana', '2026-11-20T07:00:00Z', { id: uuid(3) })).rejects.toEqual(refusal('illegal_transition'));
  await expect(desk.withdraw(uuid(1))).rejects.toEqual(refusal('undo_over'));
});

test('a part that was taken back is gone from the desk but not from the log, and sending it again does not note it again', async () => {
  const desk = createDesk(anOrder('processing', { userId: 'anna', items: [anItem(begun)] }));
  await desk.note('sankalpa', '2026-11-20T06:10:00Z');
  await desk.withdraw(uuid(1), ' Не та кнопка ');
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
  await desk.note('sankalpa', '2026-11-20T06:15:00Z', { id: uuid(2) });
  expect(await desk.parts('2026-11-20')).toEqual([['sankalpa', '2026-11-20T06:15:00.000Z']]);
});

test('a beginning and an end that arrive late and twice move the order once, at the time of the press', async () => {
  const planned = { startDate: '2026-11-20' as never, plannedAt: new Date('2026-11-18T09:00:00Z') };
  const desk = createDesk(anOrder('paid', { items: [anItem(planned)] }));
  await desk.begin(uuid(1), '2026-11-20T05:00:00Z');
  await desk.begin(uuid(2), '2026-11-20T04:00:00Z');
  await desk.complete(uuid(3), '2026-11-20T06:00:00Z');
  await desk.complete(uuid(3), '2026-11-20T07:00:00Z');
  expect(desk.item()).toMatchObject({
    begunAt: new Date('2026-11-20T05:00:00Z'),
    performedAt: new Date('2026-11-20T06:00:00Z'),
  });
  expect(desk.state.notes.every(({ isTakenBack }) => !isTakenBack)).toBe(true);
  expect(desk.state.notes.map(({ kind, day, notedAt }) => [kind, day, notedAt.toISOString()])).toEqual([
    ['begin', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['begin', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['end', '2026-11-20', '2026-11-20T06:00:00.000Z'],
  ]);
  expect(desk.changes).toMatchObject([
    { kind: 'processing', notBefore: new Date('2026-11-20T05:10:00Z') },
    { kind: 'ready', notBefore: new Date('2026-11-20T06:10:00Z') },
  ]);
  expect(desk.state.history.map(({ to }) => to)).toEqual(['processing', 'ready']);
  expect(desk.state.actions.map(({ action }) => action)).toEqual(['ritual.begun', 'ritual.performed']);
});

test('a beginning that was taken back is not begun again when it arrives once more', async () => {
  const desk = createDesk(anOrder('paid', { items: [anItem({ startDate: '2026-11-20' as never })] }));
  await desk.begin(uuid(1), '2026-11-20T05:00:00Z');
  desk.state.orders = [anOrder('paid', { items: [anItem({ startDate: '2026-11-20' as never })] })];
  await desk.begin(uuid(1), '2026-11-20T05:00:00Z');
  expect(desk.item()?.begunAt).toBeUndefined();
});

test('a ritual begins at the earliest when its day was chosen, or where that is not known, when it was ordered; once its day has come, not before it', async () => {
  const due = createDesk(
    anOrder('paid', { createdAt: new Date('2026-11-18T09:00:00Z'), items: [anItem({ startDate: '2026-11-20' as never })] }),
  );
  await due.begin(uuid(1), '2020-01-01T00:00:00Z');
  // The day begins in Moscow.
  expect(due.item()?.begunAt?.toISOString()).toBe('2026-11-19T21:00:00.000Z');
  const plannedAt = new Date('2026-11-20T05:00:00Z');
  const late = createDesk(anOrder('paid', { items: [anItem({ startDate: '2026-11-20' as never, plannedAt })] }));
  await late.begin(uuid(1), '2020-01-01T00:00:00Z');
  expect(late.item()?.begunAt).toEqual(plannedAt);
  const early = createDesk(anOrder('paid', { items: [anItem({ startDate: '2026-12-01' as never })] }));
  await early.begin(uuid(1), '2020-01-01T00:00:00Z');
  expect(early.item()?.begunAt).toEqual(early.state.orders[0]?.createdAt);
});

test('noting parts and taking them back needs the permission to perform rituals', async () => {
  const desk = createDesk();
  const caller = staffCaller('editor');
  await expect(desk.note('sankalpa', '2026-11-20T07:00:00Z', { caller: caller as never })).rejects.toEqual(
    refusal('not_allowed'),
  );
  await expect(desk.withdraw(uuid(1), 'Ошибка', caller)).rejects.toEqual(refusal('not_allowed'));
});
