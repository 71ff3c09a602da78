import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SECRET_SECONDS } from '#kernel/idempotency.ts';
import { forgetSecretAnswers } from '../../src/adapters/postgres/operations/idempotency.ts';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' } });
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const url = '/api/partner/indra/webhooks';

/** Adds a webhook, each time under the same idempotency key. */
async function add() {
  const payload = { url: 'https://till.example.com/', types: ['order.created'] };
  const answer = await person.request({ method: 'POST', url, payload, headers: { 'idempotency-key': 'late' } });
  return { status: answer.statusCode, ...answer.json<{ secret?: string; code?: string }>() };
}

test('the secret of a new webhook is kept enciphered, for ten minutes; a later repetition is refused and makes nothing', async () => {
  const first = await add();
  const queries = shop.database.queries;
  const stored = await queries.selectFrom('secret_answers').where('key', '=', 'late').selectAll().execute();
  const remembered = await queries.selectFrom('idempotency_keys').where('key', '=', 'late').select('result').execute();
  expect(stored).toHaveLength(1);
  expect(first.secret).toMatch(/^whsec_/);
  expect(JSON.stringify([stored, remembered])).not.toContain(first.secret);
  const age = (seconds: number) =>
    queries
      .updateTable('secret_answers')
      .set({ made_at: sql`now() - make_interval(secs => ${seconds})` })
      .execute();
  await age(SECRET_SECONDS - 60);
  await forgetSecretAnswers(queries);
  expect((await add()).secret).toBe(first.secret);
  await age(SECRET_SECONDS);
  expect(await add()).toMatchObject({ status: 409, code: 'secret_gone' });
  await forgetSecretAnswers(queries);
  expect(await queries.selectFrom('secret_answers').where('key', '=', 'late').selectAll().execute()).toEqual([]);
  expect((await add()).code).toBe('secret_gone');
  expect((await person.request({ url })).json<{ items: object[] }>().items).toHaveLength(1);
});
