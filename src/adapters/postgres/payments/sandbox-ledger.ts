import type { SandboxLedger } from '../../crypto-gateway/sandbox-ledger.ts';
import type { Queries } from '../tables/entities.ts';
import { insertMissing, insertRows, updateRows } from '../tables/rows.ts';

export function createSandboxLedger(queries: Queries): SandboxLedger {
  return {
    async open({ id, coin, address, expected, expiresAt }) {
      const row = { id, coin, address, expected: expected.toString(), expires_at: expiresAt };
      await insertMissing(queries, 'sandbox_payments', row);
    },
    async find(id) {
      // One statement, because the sweep asks about thousands of payments.
      const rows = await queries
        .selectFrom('sandbox_payments as payment')
        .leftJoin('sandbox_transfers as transfer', 'transfer.payment_id', 'payment.id')
        .select(['payment.coin', 'address', 'expected', 'expires_at'])
        .select(['transfer.id as transfer_id', 'transfer.coin as sent', 'amount', 'confirmations', 'at'])
        .where('payment.id', '=', id)
        // As they came: the order in which a report names them is a part of it.
        .orderBy('at')
        .orderBy('transfer.id')
        .execute();
      const [first] = rows;
      if (!first) return undefined;
      const { coin, address, expected, expires_at: expiresAt } = first;
      const transfers = rows.flatMap(({ transfer_id: transferId, sent, amount, confirmations, at }) =>
        transferId && sent && amount && confirmations !== null && at
          ? { id: transferId, coin: sent, amount: BigInt(amount), confirmations, at }
          : [],
      );
      return { id, coin, address, expected: BigInt(expected), expiresAt, transfers };
    },
    addTransfer: (paymentId, { id, coin, amount, confirmations, at }) =>
      insertRows(queries, 'sandbox_transfers', { id, payment_id: paymentId, coin, amount: amount.toString(), confirmations, at }),
    confirmAll: (paymentId, confirmations) =>
      updateRows(queries, 'sandbox_transfers', { payment_id: paymentId }).to({ confirmations }),
  };
}
