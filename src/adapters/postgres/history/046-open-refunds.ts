import { Migration } from './migration.ts';

/** Lists the refunds that are not over, page by page, without reading those that are. */
export class OpenRefunds extends Migration {
  override name = '046-open-refunds';

  override up(): void {
    this.addSql("create index refunds_open on refunds (requested_at, id) where state not in ('confirmed', 'rejected')");
  }
}
