import { Migration } from './migration.ts';

/** Rituals that can be read about, but not ordered. */
export class OffSale extends Migration {
  override name = '043-off-sale';

  override up(): void {
    this.addSql('alter table services add column off_sale boolean not null default false');
  }
}
