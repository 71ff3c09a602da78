import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { createAddNote, MOST_NOTES } from './add-note.ts';
import { createOffice } from './testing/memory-office.ts';

const operator = staffCaller('operator');
const note = { id: uuid(7), text: ' Перезвонить ' };

function openShop(order = anOrder()) {
  const office = createOffice(order);
  return { ...office, add: createAddNote(office) };
}

test('a note is stored with its author and time, and the log has that it was written, not its text', async () => {
  const { add, state, clock } = openShop();
  await add(operator, uuid(100), note);
  expect(state.notes).toEqual([{ id: uuid(7), orderId: uuid(100), authorId: 'operator', at: clock(), text: 'Перезвонить' }]);
  expect(state.actions).toEqual([
    {
      action: 'order.note_added',
      subject: { kind: 'order', id: uuid(100) },
      by: 'operator',
      at: clock(),
      before: null,
      after: { id: uuid(7) },
    },
  ]);
});

test('a note that is sent twice is stored once', async () => {
  const { add, state } = openShop();
  await add(operator, uuid(100), note);
  await add(operator, uuid(100), note);
  expect([state.notes.length, state.actions.length]).toEqual([1, 1]);
});

test('another text under the id of a stored note is refused', async () => {
  const { add, state } = openShop();
  await add(operator, uuid(100), note);
  const corrected = { ...note, text: 'Перезвонить после шести' };
  await expect(add(operator, uuid(100), corrected)).rejects.toEqual(refusal('idempotency_key_reused'));
  expect(state.notes.map(({ text }) => text)).toEqual(['Перезвонить']);
});

test('an order has room for two hundred notes, and sending the last again is not refused', async () => {
  const { add, state } = openShop();
  for (let number = 1; number <= MOST_NOTES; number++) await add(operator, uuid(100), { id: uuid(number), text: 'Заметка' });
  await expect(add(operator, uuid(100), { ...note, id: uuid(900) })).rejects.toEqual(refusal('too_many_notes'));
  await add(operator, uuid(100), { id: uuid(200), text: 'Заметка' });
  expect(state.notes).toHaveLength(200);
});

test('nothing is written about an order whose personal data were erased, or which does not exist', async () => {
  const erased = createOffice(anErasedOrder());
  await expect(createAddNote(erased)(operator, uuid(100), note)).rejects.toEqual(refusal('illegal_transition'));
  await expect(createAddNote(erased)(operator, uuid(1), note)).rejects.toEqual(refusal('not_found'));
  expect(erased.state).toMatchObject({ notes: [], actions: [] });
});

test('only a member who may change orders writes notes about them', async () => {
  const { add, state } = openShop();
  for (const role of ['priest', 'editor', 'partner'] as const)
    await expect(add(staffCaller(role), uuid(100), note)).rejects.toEqual(refusal('not_allowed'));
  expect(state.notes).toEqual([]);
});
