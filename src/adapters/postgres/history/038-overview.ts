import { Migration } from './migration.ts';

/** Finds the money of some days in the ledger, and the orders that were placed in them, without reading all. */
export class Overview extends Migration {
  override name = '038-overview';

  override up(): void {
    this.addSql("create index ledger_paid_at on ledger (at) where kind = 'order_paid'");
    this.addSql("create index ledger_refunded_at on ledger (at) where kind = 'refund_confirmed'");
    this.addSql('create index orders_placed on orders (created_at) include (status, receipt_number)');
  }
}
