import { Migration } from './migration.ts';

/** What is needed to take back that a ritual was begun: whether it got its date only then, and which letter about it still waits. */
export class UndoRituals extends Migration {
  override name = '044-undo-rituals';

  override up(): void {
    this.addSql('alter table order_items add column begun_undated boolean not null default false');
    this.addSql('alter table messages add column topic text');
  }
}
