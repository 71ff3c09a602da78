import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { createWriteGate } from './write-gate.ts';

/** A connection behind a new gate, with what was sent through it; `state` is what the driver knows of it. */
function guarded() {
  const gate = createWriteGate();
  const sent: string[] = [];
  const state = { readyForQuery: true, status: 'I' };
  const client = {
    query: async (text: string) => void sent.push(text),
    getTransactionStatus: () => state.status,
    get readyForQuery() {
      return state.readyForQuery;
    },
  } as unknown as ClientBase;
  gate.guard(client);
  return { gate, sent, state, send: (text: string) => client.query(text) };
}

const never = () => new Promise<void>(() => undefined);

test('without a suspicion everything passes, and no proof is asked for', async () => {
  const { gate, sent, send } = guarded();
  gate.proveBy(() => Promise.reject(new Error('nobody asks')));
  for (const text of ['begin', 'insert into a', 'select 1', 'commit']) await send(text);
  expect(sent).toEqual(['begin', 'insert into a', 'select 1', 'commit']);
});

test.each(['begin', 'insert into a', ' update a', 'delete from a', 'with x as (select 1) insert into a'])(
  'while no write ends %j is refused by the failed proof, and reads pass',
  async (text) => {
    const { gate, sent, send } = guarded();
    gate.proveBy(() => Promise.reject(new Error('not proved')));
    gate.suspect();
    await expect(send(text)).rejects.toThrow('not proved');
    await send('select 1');
    expect(sent).toEqual(['select 1']);
  },
);

test('who writes is refused, as by a statement that took too long, when the proof does not end', async () => {
  const { gate, sent, send } = guarded();
  gate.proveBy(never);
  gate.suspect();
  await expect(send('begin')).rejects.toMatchObject({ code: '57014' });
  expect(sent).toEqual([]);
});

test('the first proof that ends lets everybody pass again', async () => {
  const { gate, sent, send } = guarded();
  let proofs = 0;
  gate.proveBy(async () => {
    proofs += 1;
  });
  gate.suspect();
  await send('begin');
  await send('begin');
  expect([sent, proofs]).toEqual([['begin', 'begin'], 1]);
});

test('whoever waits may pass once a transaction with an insert ends', async () => {
  const { gate, sent, send } = guarded();
  gate.proveBy(never);
  await send('begin');
  await send('insert into a');
  gate.suspect();
  const waiting = send('update b');
  await send('commit');
  await waiting;
  expect(sent).toEqual(['begin', 'insert into a', 'commit', 'update b']);
});

test('the end of a transaction without an insert lets nobody pass', async () => {
  const { gate, send } = guarded();
  gate.proveBy(never);
  // An earlier transaction of the same connection proves nothing.
  for (const text of ['begin', 'insert into a', 'commit']) await send(text);
  await send('begin');
  gate.suspect();
  await send('commit');
  await expect(send('update b')).rejects.toMatchObject({ code: '57014' });
});

test('the proof itself passes', async () => {
  const { gate, sent, send } = guarded();
  gate.proveBy(never);
  gate.suspect();
  await gate.exempt(async () => void (await send('begin')));
  expect(sent).toEqual(['begin']);
});

test('a rollback is not sent while the statement before it is unanswered', async () => {
  const { sent, state, send } = guarded();
  // The driver waits for an answer, within a transaction.
  Object.assign(state, { readyForQuery: false, status: 'T' });
  await send('rollback');
  expect(sent).toEqual([]);
});

test('a rollback is sent once the statement before it was answered', async () => {
  const { sent, state, send } = guarded();
  Object.assign(state, { readyForQuery: true, status: 'T' });
  await send('rollback');
  expect(sent).toEqual(['rollback']);
});
