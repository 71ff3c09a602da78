import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breachesOfMigration, breachesOfSchema } from './architecture/migration-laws.ts';
import { lastReleased } from './support/last-released.ts';

const folder = join(import.meta.dirname, '../src/adapters/postgres/migrations');
const released = lastReleased();

test('migrations since the last release only add, and stop no writes', () => {
  const files = readdirSync(folder).map((file) => ({ file, name: file.replace(/\.sql$/, '') }));
  const found = files
    .filter(({ name }) => !released.migrations.includes(name))
    .map(({ file, name }) => [name, breachesOfMigration(name, readFileSync(join(folder, file), 'utf8'), released)] as const);
  expect(found.filter(([, breaches]) => breaches.length > 0)).toEqual([]);
});

test.each([
  ['drop table orders;'],
  ['drop index orders_number;'],
  ['lock table orders;'],
  ['truncate orders;'],
  ['alter table orders drop column number;'],
  ['alter table orders rename to purchases;'],
  ['alter table orders rename column number to digits;'],
  ['alter table orders alter column number type text;'],
  ['alter table orders alter column language drop not null;'],
  ['alter table orders alter column language set not null;'],
  ['alter table orders add column a text,\n  add column b text not null;'],
  ['alter table orders add column a text unique;'],
  ["alter table orders add column a text check (a in ('x', 'y'));"],
  ['alter table orders add column a uuid references users;'],
  ['alter table orders add column a uuid not null default gen_random_uuid();'],
  ['alter table orders add column a bigserial;'],
  ['alter table orders add constraint few check (total_cents < 5);'],
  ['alter table orders add constraint one unique (language);'],
  ['alter table orders validate constraint few;\nalter table orders add column a text;'],
  ['alter table if exists only orders add column a uuid not null default gen_random_uuid();'],
  ['create index orders_a on orders (language);'],
  ['create unique index orders_a on orders (language);'],
  ['update orders set number = 1;'],
  ['update only orders set number = 1;'],
  ['update public.orders set number = 1;'],
  ['create index a on public.orders (language);'],
  ['delete from orders;'],
  ['do $$ begin drop table orders; end $$;'],
  ['with gone as (delete from orders returning id) insert into a select id from gone;'],
  ['with a as (insert into b select 1 returning *), c as (update orders set number = 1) insert into d select 1;'],
])('the law refuses: %s', (text) => {
  expect(breachesOfMigration('999-a', text, released)).toHaveLength(1);
});

test.each([
  ['create index concurrently a on orders (language);'],
  ['drop index concurrently if exists b;\ncreate index concurrently a on orders (language);'],
  ['drop index concurrently if exists a;\ncreate index a on orders (language);'],
])('the law refuses, among indexes that are made while others write: %s', (text) => {
  expect(breachesOfMigration('999-a.concurrently', text, released)).toHaveLength(1);
});

test.each([
  ['999-a', '-- Why.\ncreate table a (id uuid primary key);\ncreate unique index a_id on a (id);\nupdate a set id = null;'],
  ['999-a', 'create constraint trigger a after insert on orders deferrable for each row execute function b();'],
  [
    '999-a',
    'with added as (insert into a select 1 returning *) insert into b select * from added on conflict (c) do update set c = 1;',
  ],
  ['999-a', "alter table orders add column a text not null default '',\n  add column b numeric(10, 2);"],
  ['999-a', 'alter table orders add constraint few check (a < 5) not valid;'],
  ['999-a', 'alter table orders validate constraint few;'],
  ['999-a.concurrently', 'drop index concurrently if exists a;\ncreate index concurrently a on orders (language);'],
])('the law lets pass, in %s: %s', (name, text) => {
  expect(breachesOfMigration(name, text, released)).toEqual([]);
});

type Changes = Partial<Record<'columns' | 'constraints' | 'indexes' | 'triggers', Record<string, string | undefined>>>;

/** The released schema in which parts of the orders' table are others; undefined takes a part away. */
function changed(changes: Changes) {
  const { orders } = structuredClone(released.tables);
  const table = Object.entries(orders ?? {}).map(([kind, before]) => {
    const parts = Object.entries({ ...before, ...changes[kind as keyof Changes] });
    return [kind, Object.fromEntries(parts.filter(([, definition]) => definition !== undefined))];
  });
  return { ...released, tables: { ...released.tables, orders: Object.fromEntries(table) } };
}

test.each<[what: string, changes: Changes]>([
  ['a column is gone', { columns: { language: undefined } }],
  ['a column has another type', { columns: { language: 'integer not null' } }],
  ['a column may be empty, as the release never read it', { columns: { special_instructions: 'text' } }],
  ['a new column is required', { columns: { a: 'text not null' } }],
  ['a constraint is gone', { constraints: { orders_pkey: undefined } }],
  ['a check judges what the release writes', { constraints: { a: "CHECK ((language = 'ru'::text))" } }],
  ['a reference judges what the release writes', { constraints: { a: 'FOREIGN KEY (language) REFERENCES languages(id)' } }],
  ['an index is gone', { indexes: { orders_pkey: undefined } }],
  ['an index makes something unique', { indexes: { a: 'CREATE UNIQUE INDEX a ON public.orders USING btree (language)' } }],
])('the law sees in the tables that %s', (_, changes) => {
  expect(breachesOfSchema(released, changed(changes))).toHaveLength(1);
});

test('the law sees that a table, a sequence and a function are gone', () => {
  const { orders: _, ...tables } = released.tables;
  const found = breachesOfSchema(released, { tables, sequences: {}, functions: {} });
  expect(found).toContain('table orders is gone');
  for (const kind of ['sequences', 'functions'] as const) {
    const [name] = Object.keys(released[kind]);
    expect(found).toContain(`${kind}: ${name} is gone`);
  }
});

test('the law bears what is new in the tables', () => {
  const more = changed({
    columns: { a: "text not null default ''::text" },
    constraints: { a: "CHECK ((a = ''::text))", b: 'TRIGGER DEFERRABLE INITIALLY DEFERRED' },
    indexes: { a: 'CREATE INDEX a ON public.orders USING btree (a)' },
    triggers: { a: 'CREATE TRIGGER a AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION a() O' },
  });
  expect(breachesOfSchema(released, more)).toEqual([]);
});
