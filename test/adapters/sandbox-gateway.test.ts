import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { Coin } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createSandboxGateway } from '../../src/adapters/crypto-gateway/sandbox.ts';
import { createSandboxLedger } from '../../src/adapters/postgres/payments/sandbox-ledger.ts';
import { describeCryptoGateway } from './crypto-gateway.contract.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

let time = createTestClock();
beforeEach(() => {
  time = createTestClock();
});

const sandbox = () =>
  createSandboxGateway({ ledger: createSandboxLedger(database.queries), newId: randomUUID, clock: time.clock });

describeCryptoGateway(() => {
  const gateway = sandbox();
  return {
    gateway,
    pass: time.pass,
    seesOtherCoins: true,
    async arrive(id, coin, amount, isFinal) {
      await gateway.transfer(id, { coin, amount, confirmations: isFinal ? 2 : 1 });
    },
  };
});

const open = (coin: Coin = 'BTC', amount = 30_000) => {
  const expiresAt = new Date('2026-11-20T10:20:00Z');
  return sandbox().open({ paymentId: randomUUID(), orderNumber: 1042, coin, amountCents: cents(amount), expiresAt });
};

test.each([
  ['BTC', 30_000, 500_000n],
  ['BTC', 502, 8_367n],
  ['ETH', 30_000, 100_000_000_000_000_000n],
  ['ETH', 502, 1_673_340_000_000_000n],
  ['USDT_ERC20', 8_750, 87_500_000n],
] as const)('%s for %i cents is %i of its smallest units, rounded up', async (coin, amount, expected) => {
  expect((await open(coin, amount)).expected).toBe(expected);
});

test('the transfers to a payment are told in the order in which they came, whichever of them was confirmed last', async () => {
  const { gatewayPaymentId: id } = await open();
  for (const at of [1, 2]) await sandbox().transfer(id, { amount: '0.001', confirmations: 0, at: new Date(at) });
  const { queries } = database;
  const ledger = createSandboxLedger(queries);
  const transfers = async () => (await ledger.find(id))?.transfers.map(({ at }) => at.getTime());
  expect(await transfers()).toEqual([1, 2]);
  // Fills the page of the table, so that what is written anew stands behind.
  const other = await open();
  await sql`insert into sandbox_transfers (id, payment_id, coin, amount, confirmations)
    select gen_random_uuid(), ${other.gatewayPaymentId}::uuid, 'BTC', 1, 0 from generate_series(1, 200)`.execute(queries);
  await queries.updateTable('sandbox_transfers').set({ confirmations: 2 }).where('at', '=', new Date(1)).execute();
  expect(await transfers()).toEqual([1, 2]);
});

test('a transfer without an amount pays what is missing', async () => {
  const { gatewayPaymentId: id } = await open();
  await sandbox().transfer(id, { amount: '0.002' });
  expect(await sandbox().transfer(id, {})).toMatchObject({ coin: 'BTC', amount: '0.00300000', confirmations: 2 });
});

test.each([
  ['BTC', 30_000, 'ETH', '0.00500000'],
  ['ETH', 30_000, 'BTC', '0.10000000'],
  ['BTC', 502, 'USDT_TRC20', '0.000084'],
] as const)('a transfer without an amount for %s worth %i cents is, in %s, %s of it', async (coin, amount, other, sent) => {
  const { gatewayPaymentId: id } = await open(coin, amount);
  expect(await sandbox().transfer(id, { coin: other })).toMatchObject({ coin: other, amount: sent });
});

test('a transfer of zero confirms the earlier transfers', async () => {
  const { gatewayPaymentId: id } = await open();
  await sandbox().transfer(id, { confirmations: 0 });
  await sandbox().transfer(id, { amount: '0' });
  expect(await sandbox().read(aPayment({ gatewayPaymentId: id }))).toMatchObject({ received: 500_000n, confirmed: 500_000n });
});

test('transfers whose sum the contract cannot express are refused', async () => {
  const { gatewayPaymentId: id } = await open();
  const most = '9'.repeat(20);
  await sandbox().transfer(id, { amount: most });
  await expect(sandbox().transfer(id, { amount: most })).rejects.toMatchObject({ code: 'invalid_request' });
  expect((await sandbox().read(aPayment({ gatewayPaymentId: id }))).received).toBe(BigInt(`${most}00000000`));
});

test('a payment that was never opened is not found', async () => {
  await expect(sandbox().read(aPayment({ gatewayPaymentId: randomUUID() }))).rejects.toMatchObject({ code: 'not_found' });
  await expect(sandbox().transfer(randomUUID(), {})).rejects.toMatchObject({ code: 'not_found' });
});
