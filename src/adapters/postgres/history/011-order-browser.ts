import { Migration } from './migration.ts';

/** In which browser a guest placed an order, by the hash of its cookie. */
export class OrderBrowser extends Migration {
  override name = '011-order-browser';

  override up(): void {
    this.addSql('alter table orders add column browser_hash text');
  }
}
