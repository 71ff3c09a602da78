import { Migration } from './migration.ts';

/** The transfers that paid, by the names under which their sender finds them. */
export class TransactionIds extends Migration {
  override name = '025-transaction-ids';

  override up(): void {
    this.addSql("alter table payments add column transaction_ids text[] not null default '{}'");
  }
}
