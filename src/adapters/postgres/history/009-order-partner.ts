import { Migration } from './migration.ts';

/** Whose link led to an order. Without a reference: partners are a setting, and an order outlives its partner. */
export class OrderPartner extends Migration {
  override name = '009-order-partner';

  override up(): void {
    this.addSql('alter table orders add column partner text');
  }
}
