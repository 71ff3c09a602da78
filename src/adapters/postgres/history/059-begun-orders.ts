import { Migration } from './migration.ts';

/** Finds the orders that lack a report, the oldest first, without sorting all that are begun. */
export class BegunOrders extends Migration {
  override name = '059-begun-orders';

  override up(): void {
    this.addSql(
      "create index orders_begun on orders (created_at, id) where status in ('processing', 'ready') and erased_at is null",
    );
  }
}
