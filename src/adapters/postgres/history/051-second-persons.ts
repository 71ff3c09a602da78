import { Migration } from './migration.ts';

/** Counts and lists what waits for a second person without reading all that was ever confirmed by hand. */
export class SecondPersons extends Migration {
  override name = '051-second-persons';

  override up(): void {
    this.addSql("create index hand_payments_proposed on hand_payments (order_id, confirmed_at) where state = 'proposed'");
  }
}
