import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anErasedOrder, anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPerson } from '#modules/plans/testing/circle.ts';
import { createNoteReading } from './note-reading.ts';
import type { OrderToPerform } from './ports.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';
import { createViewDesk } from './view-desk.ts';

const priest = staffCaller('priest');
const orderId = uuid(100);
const subject = { kind: 'order', id: orderId, userId: 'anna' };
const startDate = '2026-11-20' as never;
const plan = { startDate, specialWishes: '', participants: 'Пётр Орлов 11.07.1985' };

function createDesk(
  order: Order = anOrder('paid', { userId: 'anna', items: [anItem({ startDate }), anItem({ startDate, id: 'lakshmi' })] }),
  people: Pick<OrderToPerform, 'circle' | 'invited'> = {},
) {
  const memory = createRitualMemory([order], { plan, ...people });
  const write = createNoteReading(memory);
  const view = createViewDesk(memory);
  return {
    ...memory,
    write: (readAs: string, before = '', name = 'Пётр Орлов', caller: Parameters<typeof write>[0] = priest) =>
      write(caller, { orderId, name, readAs, before }),
    readings: async () => {
      const { items } = await view(priest, { day: '2026-11-20', limit: 50 });
      return items.flatMap(({ people }) => people.map((person) => person.readAs));
    },
  };
}

test('a reading is stored for its name, in any script, as one line, with its author and time', async () => {
  const desk = createDesk();
  expect(await desk.readings()).toEqual(['', '']);
  await desk.write('  Пё́тр  Орло́в\n(PYO-tr or-LOF) ');
  await desk.write('Anna', '', 'Анна Иванова');
  expect(await desk.readings()).toEqual(['Anna', 'Пё́тр Орло́в (PYO-tr or-LOF)'.normalize('NFC')]);
  const noted = { by: 'priest', at: desk.clock() };
  expect(desk.state.readBy).toEqual([noted, noted]);
  const line = { action: 'ritual.name_read', by: 'priest', subject, before: null, after: null, at: desk.clock() };
  expect(desk.state.actions).toEqual([line, line]);
});

test('an empty reading removes the former, and the same reading again changes nothing', async () => {
  const desk = createDesk();
  await desk.write('Пе́тя');
  await desk.write('Пе́тя');
  await desk.write(' ', 'Пе́тя'.normalize('NFC'));
  expect([await desk.readings(), desk.state.actions.length]).toEqual([['', ''], 2]);
});

test('what somebody else has written meanwhile is not overwritten', async () => {
  const desk = createDesk();
  await desk.write('Пётр');
  await expect(desk.write('Петя')).rejects.toEqual(refusal('changed_meanwhile'));
  await desk.write('Петя', 'Пётр');
  expect(await desk.readings()).toEqual(['', 'Петя']);
});

test('one of twenty readings that are written at the same time is stored, and the others are refused', async () => {
  const desk = createDesk();
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => desk.write(`Пётр ${'I'.repeat(number + 1)}`)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(desk.state.actions).toHaveLength(1);
});

test.each(['123', '...', '\u0301'])('a reading without a letter is refused: %j', async (readAs) => {
  await expect(createDesk().write(readAs)).rejects.toEqual(refusal('invalid_request', field('invalid', 'readAs')));
});

test('a reading is refused for a name that the order does not have, and for an erased order', async () => {
  await expect(createDesk().write('А', '', 'Чужое Имя')).rejects.toEqual(refusal('not_found'));
  await expect(createDesk({ ...anErasedOrder(), id: orderId }).write('А')).rejects.toEqual(refusal('not_found'));
});

test('the reading of the circle counts as the former one until staff write another', async () => {
  const pyotr = aPerson({ id: uuid(7), name: 'Пётр Орлов', birthDate: '11.07.1985', readAs: 'Петя' });
  const desk = createDesk(undefined, { circle: [pyotr] });
  expect(await desk.readings()).toEqual(['', 'Петя']);
  await expect(desk.write('Пётр')).rejects.toEqual(refusal('changed_meanwhile'));
  await desk.write('Пётр', 'Петя');
  await expect(desk.write('Петруша', 'Петя')).rejects.toEqual(refusal('changed_meanwhile'));
  expect(desk.state.readings).toEqual([{ orderId, name: 'Пётр Орлов', readAs: 'Пётр'.normalize('NFC') }]);
  expect(desk.state.actions).toHaveLength(1);
});

test('a reading of an invited person is stored with the invitation, and neither order nor log has the name', async () => {
  const vera = { ...aPerson({ id: uuid(7), name: 'Вера Белова' }), guardian: '', answer: null, number: 1 };
  const desk = createDesk(undefined, { invited: [vera] });
  desk.state.invitedReadings.set(vera.id, '');
  const write = (readAs: string, before: string) => desk.write(readAs, before, vera.name);
  expect(await write('Ве́ра', '')).toMatchObject({ name: vera.name, readAs: 'Ве́ра'.normalize('NFC') });
  await expect(write('Ве́рочка', '')).rejects.toEqual(refusal('changed_meanwhile'));
  await write('Ве́ра', 'Ве́ра'.normalize('NFC'));
  expect(desk.state.invitedReadings.get(vera.id)).toBe('Ве́ра'.normalize('NFC'));
  expect(desk.state.readings).toEqual([]);
  const line = { by: 'priest', action: 'ritual.name_read', subject, before: null, after: null, at: desk.clock() };
  expect(desk.state.actions).toEqual([line]);
});

test('of two with one name, the reading is noted for the one whose former reading the priest has read', async () => {
  // One is invited, and was read so far as Петя; the other stands in the plan, and nobody has written how.
  const pyotr = { ...aPerson({ id: uuid(7), name: 'Пётр Орлов', readAs: 'Петя' }), guardian: '', answer: null, number: 1 };
  const desk = createDesk(undefined, { invited: [pyotr] });
  desk.state.invitedReadings.set(pyotr.id, 'Петя');
  await desk.write('Петруша', 'Петя');
  expect([desk.state.invitedReadings.get(pyotr.id), desk.state.readings]).toEqual(['Петруша', []]);
  await desk.write('Пётр', '');
  expect(desk.state.readings).toMatchObject([{ readAs: 'Пётр'.normalize('NFC') }]);
});

test('writing readings needs the permission to perform rituals', async () => {
  const desk = createDesk();
  await expect(desk.write('А', '', 'Пётр Орлов', staffCaller('editor'))).rejects.toEqual(refusal('not_allowed'));
  expect(desk.state.readings).toEqual([]);
});
