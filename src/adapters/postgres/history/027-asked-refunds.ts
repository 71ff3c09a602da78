import { Migration } from './migration.ts';

/** Refunds that a card gateway was asked to pay: nobody may end them before it has answered. */
export class AskedRefunds extends Migration {
  override name = '027-asked-refunds';

  override up(): void {
    this.addSql('alter table refunds add column asked_at timestamptz(3)');
    this.addSql("alter table refunds add constraint refunds_asked check (asked_at is null or source_kind = 'card')");
  }
}
