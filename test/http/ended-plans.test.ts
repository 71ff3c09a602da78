import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { findsAny } from '../../src/adapters/postgres/tables/rows.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';

const BEGIN = Date.parse('2026-11-20T12:00:00Z');
/** Long after the day of the plan, twelve weeks and 180 days: no ritual that began on that day keeps it. */
const LONG_AFTER = Date.parse('2028-02-01T12:00:00Z');
const { clock, set } = testClock(BEGIN);
const shop = await openShop({ overrides: { clock } });
let anna: Customer;
let orderId: string;
beforeEach(async () => {
  set(BEGIN);
  await shop.database.queries.deleteFrom('plans').execute();
  anna = await signIn(shop);
  orderId = (await paidOrder(shop, { customerEmail: anna.contact })).id;
  expect((await savePlan(anna)).statusCode).toBe(200);
});

const isKeptAt = async (time: number, table: 'plans' | 'name_readings' = 'plans') => {
  set(time);
  await shop.forget();
  return findsAny(shop.database.queries.selectFrom(table));
};
const giveDay = (start_date: CalendarDate | null) =>
  shop.database.queries.updateTable('order_items').set({ start_date }).where('order_id', '=', orderId).execute();

test('a plan is kept until half a year after the longest ritual could have ended, and then forgotten', async () => {
  // Twelve weeks and 180 days after its day is 29 November 2027.
  expect(await isKeptAt(Date.parse('2027-11-28T12:00:00Z'))).toBe(true);
  expect(await isKeptAt(Date.parse('2027-12-02T12:00:00Z'))).toBe(false);
});

test('the names that former versions wrote into the log of the staff go, though the plan is kept', async () => {
  const { queries } = shop.database;
  const after = { name: 'Пётр Иванов', readAs: 'Пётр Ивано́в' };
  const line = {
    id: randomUUID(),
    at: clock(),
    actor_id: randomUUID(),
    actor_role: 'priest',
    action: 'ritual.name_read',
  } as const;
  const about = { subject_kind: 'order', subject_id: orderId, subject_user_id: anna.id, before: { ...after, readAs: '' }, after };
  await queries
    .insertInto('staff_actions')
    .values({ ...line, ...about })
    .execute();
  expect(await isKeptAt(BEGIN)).toBe(true);
  const logged = queries.selectFrom('staff_actions').select(['before', 'after']).where('id', '=', line.id);
  expect(await logged.executeTakeFirst()).toEqual({ before: null, after: null });
});

test('a plan is kept until half a year after a ritual that has a later day of its own', async () => {
  await giveDay('2027-12-01' as CalendarDate);
  expect(await isKeptAt(LONG_AFTER)).toBe(true);
  expect(await isKeptAt(Date.parse('2028-08-01T12:00:00Z'))).toBe(false);
});

test.each([
  ['as a guest', true],
  ['signed in', false],
])('a plan is kept while a ritual that its customer paid %s has no day', async (_, isGuest) => {
  const owner = { user_id: isGuest ? null : anna.id };
  await shop.database.queries.updateTable('orders').set(owner).where('id', '=', orderId).execute();
  await giveDay(null);
  expect(await isKeptAt(LONG_AFTER)).toBe(true);
});

test('how a name is read is forgotten with its rituals, and kept while one has no day', async () => {
  const reading = { order_id: orderId, name: 'Анна', read_as: 'А́нна', written_at: clock(), written_by: randomUUID() };
  await shop.database.queries.insertInto('name_readings').values(reading).execute();
  await giveDay(null);
  expect(await isKeptAt(LONG_AFTER, 'name_readings')).toBe(true);
  await giveDay('2027-03-10' as CalendarDate);
  expect(await isKeptAt(LONG_AFTER, 'name_readings')).toBe(false);
});
