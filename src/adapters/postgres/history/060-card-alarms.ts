import { Migration } from './migration.ts';

/** A decision about a card payment ends with the next alarm, even one for a reason that was decided about before. */
export class CardAlarms extends Migration {
  override name = '060-card-alarms';

  override up(): void {
    this.addSql('alter table card_payments add column alarms int not null default 0');
  }
}
