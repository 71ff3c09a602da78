import { Migration } from './migration.ts';

/** The transfers in other coins that are known of a payment, and those that a person had seen when deciding about it. */
export class OtherCoins extends Migration {
  override name = '081-other-coins';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = ['payments', 'review_decisions'].map(
  (table) => `alter table ${table} add column others jsonb not null default '[]'`,
);
