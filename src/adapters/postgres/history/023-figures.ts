import { Migration } from './migration.ts';

/** Indexes by which orders, payments, checkouts and undelivered messages are counted by state without reading their rows. */
export class Figures extends Migration {
  override name = '023-figures';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  'create index orders_status on orders (status)',
  'create index payments_state on payments (state)',
  'create index card_sessions_state on card_sessions (state)',
  "create index messages_undelivered on messages (state) where state in ('waiting', 'dead')",
];
