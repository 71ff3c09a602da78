import type { SandboxLedger } from '../crypto-gateway/sandbox-ledger.ts';
import type { Queries } from './entities.ts';

export function createSandboxLedger(queries: () => Queries): SandboxLedger {
  return {
    async open({ id, coin, address, expected, expiresAt }) {
      await queries()
        .insertInto('sandbox_payments')
        .values({ id, coin, address, expected: expected.toString(), expires_at: expiresAt.toISOString() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async find(id) {
      const row = await queries().selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const transfers = await queries().selectFrom('sandbox_transfers').selectAll().where('payment_id', '=', id).execute();
      return {
        id,
        coin: row.coin,
        address: row.address,
        expected: BigInt(row.expected),
        expiresAt: new Date(row.expires_at),
        transfers: transfers.map(({ coin, amount, confirmations, at }) => {
          return { coin, amount: BigInt(amount), confirmations, at: new Date(at) };
        }),
      };
    },
    async addTransfer(paymentId, { id, coin, amount, confirmations, at }) {
      await queries()
        .insertInto('sandbox_transfers')
        .values({ id, payment_id: paymentId, coin, amount: amount.toString(), confirmations, at: at.toISOString() })
        .execute();
    },
    async confirmAll(paymentId, confirmations) {
      await queries().updateTable('sandbox_transfers').set({ confirmations }).where('payment_id', '=', paymentId).execute();
    },
  };
}
