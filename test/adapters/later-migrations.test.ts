import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmpty } from './open-orm.ts';

const [customer, typed, member, byPhone] = Array.from({ length: 4 }, () => randomUUID());

/** A database of the released version with rows, after the start of this one. */
const { run, addOrder, beginReleased, migrate, drop } = await openEmpty();
let [first, second, last] = ['', '', ''];
beforeAll(async () => {
  await beginReleased('108-operations');
  last = await addOrder('paid', '2026-11-22T10:00:00Z');
  first = await addOrder('paid', '2026-11-20T10:00:00Z');
  second = await addOrder('paid', '2026-11-21T10:00:00Z');
  for (const id of [customer, typed, member]) await addUser(id, `${id}@example.com`);
  await run(`insert into users (id, phone, role, language, created_at) values (?, '+79161234567', 'customer', 'ru', now())`, [
    byPhone,
  ]);
  await note('client', 'client.created', typed);
  await note('member', 'staff.invited', member);
  await note('client', 'client.changed', customer);
  await addProfile(customer);
  await report(first, '2026-11-21T09:00:00.000Z');
  await report(second, null);
  await migrate();
  // The embedded database makes the tables slowly.
}, 180_000);
afterAll(drop);

const addUser = (id: string | undefined, email: string) =>
  run(`insert into users (id, email, role, language, created_at) values (?, ?, 'customer', 'ru', '2026-11-20T10:00:00Z')`, [
    id,
    email,
  ]);
const addProfile = (userId: string | undefined) =>
  run(
    `insert into profiles (id, user_id, first_name, last_name, phone_number, occupation, birth_date, birth_time, is_time_uncertain,
        birth_place, gender, marital_status, current_location, additional_notes, consent_version, consent_given_at, updated_at)
      values (?, ?, 'Анна', 'Иванова', '', '', '05.03.1988', '', '', '', '', '', '', '', '1', now(), now())`,
    [userId, userId],
  );
/** The report on the only ritual of an order; null: a draft. */
async function report(id: string | undefined, sentAt: string | null): Promise<void> {
  await run(
    `insert into order_items (order_id, position, item_id, name, name_en, price_cents, quantity, weeks)
      values (?, 0, 'ganesha', '', '', 400, 1, 4)`,
    [id],
  );
  await run(
    `insert into reports (order_id, position, text, day, place, version, saved_at, saved_by, sent_at)
      values (?, 0, '', '2026-11-20', '', 1, now(), gen_random_uuid(), ?)`,
    [id, sentAt],
  );
}
const note = (kind: string, action: string, id: string | undefined) =>
  run(
    `insert into staff_actions (id, at, actor_id, actor_role, action, subject_kind, subject_id)
      values (gen_random_uuid(), now(), gen_random_uuid(), 'administrator', ?, ?, ?)`,
    [action, kind, id],
  );

test('former orders get their numbers by the time of placing, later ones go on, and no number is there twice', async () => {
  // The released version, which knows no numbers, goes on beside the new one.
  const later = await addOrder('paid', '2026-11-19T10:00:00Z');
  expect(await run('select id, number from orders order by number')).toEqual([
    { id: first, number: 1001 },
    { id: second, number: 1002 },
    { id: last, number: 1003 },
    { id: later, number: 1004 },
  ]);
  await expect(run('update orders set number = 1001 where id = ?', [later])).rejects.toThrow(/orders_number/);
});

test('a consent that the released version withdraws takes the star and the gotra along, of which that version knows nothing', async () => {
  await run(`update profiles set birth_nakshatra = '13', birth_rashi = '6', gotra = 'Атри', is_gotra_unknown = 'true'`);
  await run(`update profiles set birth_date = '', consent_version = null, consent_given_at = null`);
  const left = await run('select birth_nakshatra, birth_rashi, gotra, is_gotra_unknown from profiles');
  expect(left).toEqual([{ birth_nakshatra: '', birth_rashi: '', gotra: '', is_gotra_unknown: '' }]);
});

test('an e-mail counts as proven unless somebody of the shop has typed it', async () => {
  const proven = await run('select id from users where email_proven_at is not null');
  expect(proven).toEqual([{ id: customer }]);
});

test('orders whose reports were sent before are due for a certificate, and so is what the released version sends or corrects', async () => {
  const due = async () =>
    (await run('select order_id as id, since from certificate_dues order by since')).map(({ id, since }) => [
      id,
      new Date(String(since)).toISOString(),
    ]);
  const sent = '2026-11-21T09:00:00.000Z';
  const corrected = '2026-11-23T09:00:00.000Z';
  expect(await due()).toEqual([[first, sent]]);
  await run('update reports set sent_at = ? where order_id = ?', [sent, second]);
  await run('update reports set corrected_at = ? where order_id = ?', [corrected, first]);
  expect(await due()).toEqual([
    [second, sent],
    [first, corrected],
  ]);
});
