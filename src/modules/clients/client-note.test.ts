import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { type AuditState, memoryAudit, memoryState, memoryTransact } from '#kernel/testing/memory.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createAddClientNote, MOST_NOTES } from './client-note.ts';
import type { ClientNote } from './personal-data.ts';
import type { ClientNoteStore, ClientStore } from './ports.ts';

const operator = staffCaller('operator');

function openShop() {
  const state = { ...memoryState(), actions: [] as AuditState['actions'], notes: [] as ClientNote[] };
  const lock: ClientStore['lock'] = async (id) => (id === 'anna' ? { email: null, language: 'ru' } : undefined);
  const clients = { lock } as ClientStore;
  const clientNotes = {
    ofClient: async (id) => state.notes.filter(({ clientId }) => clientId === id),
    add: async (note) => void state.notes.push(note),
  } satisfies ClientNoteStore;
  const { clock } = createTestClock();
  const transact = memoryTransact(state, { clients, clientNotes, audit: memoryAudit(state) });
  return { state, clock, add: createAddClientNote({ transact, clock }) };
}

test('a note is stored with its author, once however often it is sent, and the log has no text of it', async () => {
  const { state, clock, add } = openShop();
  for (let times = 0; times < 2; times++) await add(operator, 'anna', { id: uuid(1), text: ' Звонить после шести ' });
  const note = { id: uuid(1), clientId: 'anna', authorId: 'operator', at: clock(), text: 'Звонить после шести' };
  expect(state.notes).toEqual([note]);
  const subject = { kind: 'client', id: 'anna', userId: 'anna' };
  const line = { by: 'operator', action: 'client.note_added', subject, before: null, after: { id: uuid(1) }, at: clock() };
  expect(state.actions).toEqual([line]);
});

test('another text under the id of a stored note is refused', async () => {
  const { state, add } = openShop();
  await add(operator, 'anna', { id: uuid(1), text: 'Звонить после шести' });
  const corrected = { id: uuid(1), text: 'Звонить после семи' };
  await expect(add(operator, 'anna', corrected)).rejects.toEqual(refusal('idempotency_key_reused'));
  expect(state.notes.map(({ text }) => text)).toEqual(['Звонить после шести']);
});

test('a client has two hundred notes at most', async () => {
  const { state, add } = openShop();
  for (let number = 0; number < MOST_NOTES; number++) await add(operator, 'anna', { id: uuid(number), text: 'x' });
  await expect(add(operator, 'anna', { id: uuid(900), text: 'x' })).rejects.toEqual(refusal('too_many_notes'));
  expect(state.notes).toHaveLength(MOST_NOTES);
});

test('a note needs a client, and the permission to change clients', async () => {
  const { state, add } = openShop();
  await expect(add(operator, 'nobody', { id: uuid(1), text: 'x' })).rejects.toEqual(refusal('not_found'));
  await expect(add(staffCaller('priest'), 'anna', { id: uuid(1), text: 'x' })).rejects.toEqual(refusal('not_allowed'));
  expect(state.notes).toEqual([]);
});
