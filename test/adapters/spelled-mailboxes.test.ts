import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { readClientSearch } from '#modules/clients/search.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createClients } from '../../src/adapters/postgres/customers/clients.ts';
import { createSeal } from '../../src/adapters/postgres/engine/seal.ts';
import { hasOpenMoney } from '../../src/adapters/postgres/money/open-money.ts';
import { createMessageOutbox } from '../../src/adapters/postgres/operations/messages.ts';
import { selected } from '../../src/adapters/postgres/orders/order-selection.ts';
import { knownOfOrder } from '../../src/adapters/postgres/rituals/known-customers.ts';
import { createPersonalData } from '../../src/adapters/postgres/stores.ts';
import { databaseOfFile } from './open-database.ts';

/** One mailbox, whose host is written in letters, or in ASCII as the shop stored it formerly. */
const IN_LETTERS = 'nina@пример.рф';
const IN_ASCII = 'nina@xn--e1afmkfd.xn--p1ai';
const now = new Date('2026-11-20T10:00:00Z');
const FIRST_DAY = '2027-01-10' as CalendarDate;

const database = await databaseOfFile();

/** An account under one spelling, with a plan, and an order that a guest has placed under the other. */
async function accountAndOrder(ofAccount: string, ofOrder: string): Promise<{ readonly userId: string; readonly order: Order }> {
  const { queries } = database;
  const userId = randomUUID();
  const user = { id: userId, email: ofAccount, phone: null, role: 'customer', language: 'ru' } as const;
  await queries
    .insertInto('users')
    .values({ ...user, created_at: now, email_proven_at: now })
    .execute();
  const plan = { id: randomUUID(), userId, startDate: FIRST_DAY, specialWishes: ofAccount, participants: '', updatedAt: now };
  const order = anOrder('waiting', { id: randomUUID(), contact: { name: 'Нина Иванова', email: ofOrder } });
  const placed = { from: null, to: 'waiting', at: now, actor: { kind: 'payer' }, reason: 'placed' } as const;
  const numbered = await database.transact(async ({ plans, orders }) => {
    await plans.save({ ...plan, moves: 0, calendarVersion: 0 });
    const withNumber = { ...order, number: await orders.nextNumber() };
    await orders.add(withNumber, placed);
    return withNumber;
  });
  return { userId, order: numbered };
}

beforeEach(async () => {
  for (const table of ['name_spellings', 'plans', 'order_items', 'users'] as const)
    await database.queries.deleteFrom(table).execute();
  await database.queries.updateTable('orders').set({ customer_email: null, user_id: null }).execute();
});

const BOTH_WAYS = [
  ['in ASCII', 'in letters', IN_ASCII, IN_LETTERS],
  ['in letters', 'in ASCII', IN_LETTERS, IN_ASCII],
] as const;

test.each(BOTH_WAYS)(
  'an account that is stored %s has the guest orders %s, before and after it is closed',
  async (...[, , email, other]) => {
    const { userId, order } = await accountAndOrder(email, other);
    const { ofCustomer } = database.readers.orders;
    expect((await ofCustomer({ userId, email }, { limit: 10 })).map(({ id }) => id)).toEqual([order.id]);
    expect(await createClients(database.queries).ofMailbox(userId, 10)).toMatchObject({ count: 1, orders: [{ id: order.id }] });
    expect(await hasOpenMoney(database.queries, { userId, email })).toBe(true);
    const closed = { userId, email, closedAt: now };
    expect((await createPersonalData(database.queries).orders.ofClosed(closed, 10, now)).map(({ id }) => id)).toEqual([order.id]);
  },
);

test.each(BOTH_WAYS)('a letter to a guest %s lists the orders of the mailbox that are stored %s', async (...[, , to, other]) => {
  const { order } = await accountAndOrder('vera@example.com', other);
  const listed = await database.transact(({ orders }) => orders.ofGuest(to.toUpperCase(), order.createdAt, 10));
  expect(listed.map(({ id }) => id)).toEqual([order.id]);
});

test.each(BOTH_WAYS)('the plan of an account that is stored %s covers the guest orders %s', async (...[, , email, other]) => {
  const { userId, order } = await accountAndOrder(email, other);
  expect(await knownOfOrder(database.queries, order)).toMatchObject({ plan: { startDate: FIRST_DAY, specialWishes: email } });
  expect(await database.readers.names.ofOrder(order)).toMatchObject({ userId, wishes: email });
  await database.transact(({ ritualDays }) => ritualDays.move(order.id, [0], FIRST_DAY, now));
  const moves = await database.queries.selectFrom('plans').select('moves').where('user_id', '=', userId).execute();
  expect(moves).toEqual([{ moves: 1 }]);
});

test('of two accounts with one mailbox the plan of that with the order’s own spelling counts', async () => {
  await accountAndOrder(IN_ASCII, 'vera@example.com');
  const { userId, order } = await accountAndOrder(IN_LETTERS, IN_LETTERS);
  expect(await database.readers.names.ofOrder(order)).toMatchObject({ userId, wishes: IN_LETTERS });
  const { order: ofNobody } = await accountAndOrder('olga@example.com', 'ira@example.com');
  expect(await knownOfOrder(database.queries, ofNobody)).toEqual({ readings: [] });
});

test.each(BOTH_WAYS)('the people of the shop find by an e-mail what is stored %s, and %s', async (...[, , email, other]) => {
  const { userId, order } = await accountAndOrder(email, other);
  const search = { kind: 'email', beginning: email } as const;
  expect(await selected(database.queries, { statuses: [], search, typed: email }, []).execute()).toEqual([{ id: order.id }]);
  const page = { sort: '-date', limit: 10, after: undefined, language: undefined, buyers: undefined } as const;
  const found = await createClients(database.queries).list({ ...page, search: readClientSearch(other) });
  expect(found.map(({ id }) => id)).toEqual([userId]);
});

test.each(BOTH_WAYS)(
  'letters that went to the mailbox %s belong to the account that is stored %s',
  async (...[, , written, email]) => {
    const id = randomUUID();
    const texts = { subject: 'Заказ', text: '', html: '', language: 'ru', channel: 'email' } as const;
    await createMessageOutbox(database.queries, createSeal([])).add({ id, to: written, ...texts });
    const { messages } = createPersonalData(database.queries);
    const addressee = { id: randomUUID(), email, phone: null };
    expect((await messages.ofAddressee(addressee, 10)).map((message) => message.id)).toEqual([id]);
    expect(await messages.eraseTo(addressee, new Date(Date.now() + 60_000), 10)).toBe(1);
  },
);

test.each(BOTH_WAYS)(
  'a name that is in an order stays spelled: the account is stored %s, the order %s',
  async (...[, , email, other]) => {
    const { userId } = await accountAndOrder(email, other);
    const spelling = { source: '', note: '', byStaff: true, version: 1 };
    await database.transact(async ({ plans, spellings }) => {
      for (const name of ['Нина Иванова', 'Вера']) await spellings.save(userId, { ...spelling, name, iast: 'nīnā' }, now);
      for (const name of ['Нина Иванова', 'Вера']) await plans.eraseName(userId, name);
    });
    const kept = await database.queries.selectFrom('name_spellings').select('name').where('user_id', '=', userId).execute();
    expect(kept).toEqual([{ name: 'Нина Иванова' }]);
  },
);

test.each(BOTH_WAYS)(
  'how names are read goes with the participants of an account that is stored %s, also at the guest orders %s',
  async (...[, , email, other]) => {
    const { userId, order } = await accountAndOrder(email, other);
    const { queries } = database;
    await database.transact(async ({ plans, rituals }) => {
      await rituals.saveReading({ orderId: order.id, name: 'Вера', readAs: 'Ве́ра' }, { by: userId, at: now });
      await plans.eraseParticipants(userId);
    });
    expect(await queries.selectFrom('name_readings').select('name').where('order_id', '=', order.id).execute()).toEqual([]);
  },
);
