import { Migration } from './migration.ts';

/** Finds actions of the staff by person and by area, the newest first. */
export class ReadActions extends Migration {
  override name = '037-read-actions';

  override up(): void {
    this.addSql('create index staff_actions_actor on staff_actions (actor_id, at desc, id desc)');
    this.addSql("create index staff_actions_area on staff_actions (split_part(action, '.', 1), at desc, id desc)");
  }
}
