import { Migration } from './migration.ts';

/** When the date of each ritual was set; nobody noted it until now. */
export class Planned extends Migration {
  override name = '041-planned';

  override up(): void {
    this.addSql('alter table order_items add column planned_at timestamptz(3)');
  }
}
