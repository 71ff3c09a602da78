import { afterAll, expect, test } from 'vitest';
import { entities } from '../../src/adapters/postgres/tables/entities.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { openShop } from '../support/shop.ts';
import { addCustomer, type Trace } from './personal-data/add-customer.ts';
import { COLUMNS, columnsOf, personalColumns } from './personal-data/columns.ts';

test('every column of every table is declared, as personal or as kept', () => {
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const found = entities.map(({ meta }) => [meta.tableName, Object.keys(meta.properties).map(snakeCase).sort()]);
  const namesOf = (table: string) => [...personalColumns(table), ...columnsOf(table, 'kept')].map(({ column }) => column).sort();
  const declared = Object.keys(COLUMNS).map((table) => [table, namesOf(table)]);
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(found));
});

const shop = await openShop();
afterAll(async () => {
  // The log of the staff has no such fields as this test has invented, and no line of the ledger tells of its money.
  await shop.database.queries.updateTable('staff_actions').set({ before: null, after: null }).execute();
  for (const table of ['refunds', 'hand_payments'] as const) await shop.database.queries.deleteFrom(table).execute();
});

/** Where traces are that a dump still holds. */
const placesLeft = (dump: string, traces: readonly Trace[]) =>
  traces.filter(({ inDump }) => dump.includes(inDump)).map(({ where }) => where);

test('every personal column is exported where it should be, and gone once the account is deleted', async () => {
  const anna = await addCustomer(shop, 'anna', {
    gender: 'Female',
    marital_status: 'Widowed',
    is_time_uncertain: 'true',
    is_gotra_unknown: 'true',
    birth_nakshatra: '27',
    birth_rashi: '12',
    consent_given_at: '1911-06-15T12:00:00Z',
    start_date: '1912-06-15',
  });
  const boris = await addCustomer(shop, 'boris', {
    gender: 'Male',
    marital_status: 'Single',
    is_time_uncertain: '',
    is_gotra_unknown: '',
    birth_nakshatra: '3',
    birth_rashi: '1',
    consent_given_at: '1921-06-15T12:00:00Z',
    start_date: '1922-06-15',
  });
  const places = anna.traces.map(({ where }) => where);
  const columns = Object.keys(COLUMNS).flatMap((table) => personalColumns(table).map(({ column }) => `${table}.${column}`));
  expect(columns.filter((column) => !places.includes(column))).toEqual([]);
  expect(placesLeft(await dumpTables(shop), anna.traces)).toEqual(places);

  const headers = { cookie: `session=${anna.token}` };
  const exported = (await shop.request({ url: '/api/account/export', headers })).payload;
  const inExport = (traces: readonly Trace[]) =>
    traces.filter((trace) => exported.includes(trace.inExport)).map(({ where }) => where);
  expect(inExport(anna.traces)).toEqual(
    expect.arrayContaining(anna.traces.flatMap(({ kind, where }) => (kind === 'exported' ? where : []))),
  );
  expect(inExport(anna.traces.filter(({ kind }) => kind === 'secret'))).toEqual([]);
  expect(inExport(boris.traces)).toEqual([]);

  expect((await shop.request({ method: 'DELETE', url: '/api/account', headers })).statusCode).toBe(204);
  const dump = await dumpTables(shop);
  expect(placesLeft(dump, anna.traces)).toEqual([]);
  expect(placesLeft(dump, boris.traces)).toEqual(boris.traces.map(({ where }) => where));
});
