import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { createSealLedger } from './seal.ts';
import { createLedgerMemory } from './testing/memory-ledger.ts';

function ledgerOf(orders: number) {
  const memory = createLedgerMemory();
  const time = { now: '2026-11-20T00:00:00Z' };
  const opened = { paymentId: null, gateway: 'sandbox', kind: 'opened', data: {} };
  const record = (order: number) => memory.record({ ...opened, orderId: uuid(order), at: new Date(time.now) });
  for (let order = 1; order <= orders; order += 1) record(order);
  const sealLedger = createSealLedger({ transact: memory.transact, clock: () => new Date(time.now), keys: ['key'] });
  return { ...memory, time, record, sealLedger };
}

test('the ledger is sealed once a day, in UTC, even when nothing has changed', async () => {
  const { state, time, sealLedger } = ledgerOf(3);
  for (const now of ['2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', '2026-11-21T00:00:01Z']) {
    time.now = now;
    expect(await sealLedger()).toBe(false);
  }
  expect(state.seals).toMatchObject([
    { number: 1, day: '2026-11-20', chains: 3, previous: null },
    { number: 2, day: '2026-11-21', chains: 0 },
  ]);
});

test('the digest of a seal is that of its lines, an order, a place and a hash each', async () => {
  const { state, sealLedger } = ledgerOf(2);
  await sealLedger();
  const lines = state.sealed.map(({ orderId, seq, hash }) => `${orderId} ${seq} ${hash}\n`).join('');
  expect(state.seals[0]?.digest).toBe(createHash('sha256').update(lines).digest('hex'));
});

test('a seal holds only the chains that changed since the seal before', async () => {
  const { state, time, record, sealLedger } = ledgerOf(3);
  await sealLedger();
  time.now = '2026-11-21T00:00:00Z';
  record(2);
  await sealLedger();
  expect(state.sealed.filter(({ seal }) => seal === 2)).toMatchObject([{ orderId: uuid(2), seq: 2 }]);
});

test('more chains than one seal holds get another seal on the same day', async () => {
  const { state, sealLedger } = ledgerOf(20 * PAGE_SIZE + 1);
  expect(await sealLedger()).toBe(true);
  expect(await sealLedger()).toBe(false);
  expect(await sealLedger()).toBe(false);
  expect(state.seals).toMatchObject([{ chains: 20 * PAGE_SIZE }, { chains: 1 }]);
});
