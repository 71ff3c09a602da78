import { Migration } from './migration.ts';

/** A customer may ask for the rest of an order's money after a part of it went back; one wish of an order is open. */
export class AskingAgain extends Migration {
  override name = '064-asking-again';

  override up(): void {
    this.addSql('alter table refund_asks drop constraint refund_asks_order_id_key');
    this.addSql("create unique index refund_asks_one_open on refund_asks (order_id) where state = 'open'");
    this.addSql('create index refund_asks_order on refund_asks (order_id, asked_at)');
  }
}
