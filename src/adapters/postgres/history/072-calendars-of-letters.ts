import { Migration } from './migration.ts';

/** A letter about a plan carries its calendar as a file. */
export class CalendarsOfLetters extends Migration {
  override name = '072-calendars-of-letters';

  override up(): void {
    this.addSql('alter table messages add column calendar text');
  }
}
