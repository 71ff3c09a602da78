import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createSeal } from '../../src/adapters/postgres/engine/seal.ts';
import { createMessageOutbox } from '../../src/adapters/postgres/operations/messages.ts';
import { forgetNow } from './forget-now.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();
beforeEach(() => database.queries.deleteFrom('messages').execute());

const seal = createSeal(['0'.repeat(64)]);

/** A letter of so many days ago. */
async function letterOf(
  days: number,
  { isSent = true, secretUntil }: { isSent?: boolean; secretUntil?: Date } = {},
): Promise<string> {
  const id = randomUUID();
  const letter = {
    id,
    channel: 'email',
    to: 'anna@example.com',
    language: 'en',
    subject: 'Receipt',
    text: 'Paid',
    html: '',
  } as const;
  await createMessageOutbox(database.queries, seal).add({ ...letter, ...(secretUntil && { secretUntil }) });
  await sql`update messages set state = ${isSent ? 'sent' : 'waiting'}, created_at = now() - ${days}::int * interval '1 day' where id = ${id}`.execute(
    database.queries,
  );
  return id;
}

async function noticeOf(days: number): Promise<string> {
  const key = randomUUID();
  await sql`insert into gateway_notices (gateway, event_key, gateway_payment_id, received_at, body_sha256, body)
    values ('sandbox', ${key}, '1', now() - ${days}::int * interval '1 day', '', 'paid')`.execute(database.queries);
  return key;
}

async function messagesLeft(): Promise<{ id: string; sealed: string | null }[]> {
  return database.queries.selectFrom('messages').select(['id', 'sealed']).orderBy('created_at').execute();
}

test('letters are deleted after 400 days, unless they are still to be sent', async () => {
  await letterOf(401);
  const waiting = await letterOf(402, { isSent: false });
  const young = await letterOf(399);
  expect(await forgetNow(database.queries)).toBe(false);
  expect((await messagesLeft()).map(({ id }) => id)).toEqual([waiting, young]);
});

test('what hides in a letter is emptied after a day, and the letter stays', async () => {
  const id = await letterOf(2, { secretUntil: new Date() });
  await forgetNow(database.queries);
  expect(await messagesLeft()).toEqual([{ id, sealed: null }]);
});

test('what hides in a letter that is still to be sent stays until it expires', async () => {
  const minute = 60_000;
  await letterOf(3, { isSent: false, secretUntil: new Date(Date.now() - minute) });
  await letterOf(2, { isSent: false, secretUntil: new Date(Date.now() + minute) });
  await forgetNow(database.queries);
  expect((await messagesLeft()).map(({ sealed }) => sealed !== null)).toEqual([false, true]);
});

test('a notice of a gateway loses its text after the time of the setting, and its row goes after 400 days', async () => {
  await noticeOf(401);
  const emptied = await noticeOf(91);
  const whole = await noticeOf(89);
  await forgetNow(database.queries);
  const left = await database.queries
    .selectFrom('gateway_notices')
    .select(['event_key', 'body'])
    .orderBy('received_at')
    .execute();
  expect(left).toEqual([
    { event_key: emptied, body: null },
    { event_key: whole, body: 'paid' },
  ]);
});

test('old rows go some at a time, and whoever deletes them is told that there are more', async () => {
  for (let index = 0; index < 3; index++) await letterOf(401);
  expect(await forgetNow(database.queries, 2)).toBe(true);
  expect(await messagesLeft()).toHaveLength(1);
  expect(await forgetNow(database.queries, 2)).toBe(false);
  expect(await messagesLeft()).toEqual([]);
});

test('a session of the staff that is over leaves the list of members, while one of a customer stays for longer', async () => {
  const { queries } = database;
  const ofRole = async (role: 'priest' | 'customer', minutesSinceUse: number) => {
    const id = randomUUID();
    await sql`insert into users (id, email, role, language, created_at)
      values (${id}, ${`${id}@example.com`}, ${role}, 'en', now())`.execute(queries);
    await sql`insert into sessions (id, user_id, token_hash, created_at, last_used_at, device)
      values (${randomUUID()}, ${id}, ${id}, now(), now() - make_interval(mins => ${minutesSinceUse}), '')`.execute(queries);
    return id;
  };
  const gone = await ofRole('priest', 31);
  const there = await ofRole('priest', 29);
  const customer = await ofRole('customer', 31);
  await forgetNow(database.queries);
  const members = new Map((await database.readers.members.list(100)).map((member) => [member.id, member]));
  expect([members.get(gone), members.get(there)]).toMatchObject([{ sessions: 0, lastUsedAt: null }, { sessions: 1 }]);
  expect(await database.readers.sessions.list(customer, 1)).toHaveLength(1);
});
