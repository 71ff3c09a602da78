import { Migration } from './migration.ts';

/** What became of the money of paid checkouts, and the names under which gateways tell of it. */
export class CardMoneyReadings extends Migration {
  override name = '026-card-money';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  'alter table card_sessions add column gateway_payment_id text, add column money jsonb',
  'create index card_sessions_payment on card_sessions (gateway, gateway_payment_id) where gateway_payment_id is not null',
];
