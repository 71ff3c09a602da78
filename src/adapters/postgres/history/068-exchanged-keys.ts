import { Migration } from './migration.ts';

/** A key knows the key for which it was exchanged. */
export class ExchangedKeys extends Migration {
  override name = '068-exchanged-keys';

  override up(): void {
    this.addSql('alter table api_keys add column exchanged_for uuid references api_keys (id)');
  }
}
