import { Migration } from './migration.ts';

/** What the desk notes: how names are read aloud, and on which days a ritual was performed. */
export class DeskMarks extends Migration {
  override name = '042-desk-marks';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table name_readings (
    order_id uuid not null references orders (id),
    name text not null,
    read_as text not null,
    written_at timestamptz(3) not null,
    written_by uuid not null,
    primary key (order_id, name)
  )`,
  `create table ritual_days (
    order_id uuid not null,
    position integer not null,
    day date not null,
    ticked_at timestamptz(3) not null,
    ticked_by uuid not null,
    primary key (order_id, position, day),
    foreign key (order_id, position) references order_items (order_id, position)
  )`,
];
