import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createNamesLinks } from '../../src/adapters/postgres/rituals/names-links.ts';
import { createPlans } from '../../src/adapters/postgres/rituals/plans.ts';
import { createReports } from '../../src/adapters/postgres/rituals/reports.ts';
import { createSeller } from '../../src/adapters/postgres/staff/settings.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';
import { insertRows, updateRows } from '../../src/adapters/postgres/tables/rows.ts';
import { databaseOfFile } from './open-database.ts';
import { addOrderRow } from './order-rows.ts';

const database = await databaseOfFile();

const at = new Date('2026-11-20T10:00:00Z');

/** Queries of a reader after whose first statement somebody else does something. */
function interrupted(others: () => Promise<void>): Queries {
  let isOver = false;
  return database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isOver) await others();
      isOver = true;
      return result;
    },
  });
}

/** An order whose one ritual is performed. Returns its id. */
const performedOrder = () =>
  addOrderRow(database.queries, { status: 'processing' }, [{ start_date: '2026-11-20', begun_at: at, performed_at: at }]);

test('a link to names that is read while it is made anew shows the names of that link, never those of the other', async () => {
  const orderId = await performedOrder();
  await insertRows(database.queries, 'certificate_keys', { id: 'key', public_key: 'key', since: at });
  const certificate = { code: 'code', order_id: orderId, key_id: 'key', text: '', signature: '', issued_at: at };
  await insertRows(database.queries, 'certificates', certificate);
  const make = async (name: string) => {
    const names = [{ iast: name, devanagari: name, participantId: null }];
    await database.transact(({ namesLinks }) =>
      namesLinks.save(randomUUID(), { code: 'code', names, tokenHash: `link of ${name}`, madeAt: at }),
    );
  };
  await make('Anna');
  const read = await createNamesLinks(interrupted(() => make('Vera'))).find('code');
  expect([read?.tokenHash, read?.names.map(({ iast }) => iast)]).toEqual(['link of Anna', ['Anna']]);
});

test('an order in the list of missing reports has a ritual, also when a report is sent while the list is read', async () => {
  const orderId = await performedOrder();
  const report = {
    order_id: orderId,
    position: 0,
    text: '',
    place: '',
    version: 1,
    saved_at: at,
    saved_by: randomUUID(),
    sent_at: at,
  };
  const send = () => insertRows(database.queries, 'reports', { ...report, day: '2026-11-20' as CalendarDate });
  const listed = await createReports(interrupted(send)).unreported(500, undefined);
  expect(listed.find(({ id }) => id === orderId)?.items).toHaveLength(1);
});

test('an instance starts also when somebody sets the seller meanwhile, and what they have set stays', async () => {
  const sellerOf = (email: string) => ({ details: { ru: 'Агни', en: 'Agni' }, email, messenger: '' });
  const before = await createSeller(database.queries).newest();
  const setByHand = { version: before.version + 1, value: sellerOf('by-hand@example.com') };
  const setSeller = async () => {
    await createSeller(database.queries).add(setByHand, at, randomUUID());
  };
  await createSeller(interrupted(setSeller)).addConfigured(sellerOf('configured@example.com'));
  expect(await createSeller(database.queries).newest()).toEqual(setByHand);
});

test('a plan that was read before the desk gave a day keeps the number by which calendars notice that day', async () => {
  const userId = randomUUID();
  const user = { id: userId, email: `${userId}@example.com`, role: 'customer', language: 'en', created_at: at } as const;
  await insertRows(database.queries, 'users', user);
  const plans = createPlans(database.queries);
  const content = { startDate: '2026-12-10' as CalendarDate, specialWishes: '', participants: '' };
  const plan = { id: randomUUID(), userId, ...content, moves: 3, calendarVersion: 0, updatedAt: at };
  await plans.save(plan);
  await updateRows(database.queries, 'plans', { id: plan.id }).to({ moves: 4 });
  await plans.save({ ...plan, specialWishes: 'Health' });
  expect(await plans.ofUser(userId)).toMatchObject({ specialWishes: 'Health', moves: 4 });
});
