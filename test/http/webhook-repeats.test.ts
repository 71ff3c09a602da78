import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { SECRET_SECONDS } from '#kernel/idempotency.ts';
import { forgetSecretAnswers } from '../../src/adapters/postgres/operations/idempotency.ts';
import { openShop } from '../support/shop.ts';
import { startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';
import { byKey, createKey } from './steps/keys.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' } });
const till = await startWebhookReceiver();
afterAll(() => till.close());
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const WEBHOOKS = '/api/partner/indra/webhooks';
const program = await createKey(person);

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly code?: string;
}

/** Sends a request of the partner's program with an idempotency key. */
async function ask(url: string, payload: object | undefined, key: string) {
  const headers = { 'idempotency-key': key, ...byKey(program.key) };
  const answer = await shop.request({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, again: answer.headers['idempotent-replayed'] === 'true', body: answer.body };
}

const madeBy = (answer: { body: string }): Made => JSON.parse(answer.body);
const webhooks = async () => (await person.request({ url: WEBHOOKS })).json<{ items: Made[] }>().items;
const aWebhook = (path = '') => ({ url: `${till.url}${path}`, types: ['order.created'] });
const deliveries = async (id: string) => {
  const list = await person.request({ url: `${WEBHOOKS}/${id}/deliveries` });
  return list.json<{ items: Made[] }>().items;
};

test('a webhook whose answer was lost is added once, and its secret comes again', async () => {
  const before = (await webhooks()).length;
  const answers = await atOnce(5, () => ask(WEBHOOKS, aWebhook('/once'), 'add-once'));
  const first = madeBy(answers.find(({ again }) => !again) ?? { body: '{}' });
  expect(first.secret).toMatch(/^whsec_/);
  expect(answers.map((answer) => [answer.status, madeBy(answer)])).toEqual(Array(5).fill([201, first]));
  expect(answers.filter(({ again }) => again)).toHaveLength(4);
  expect(await webhooks()).toHaveLength(before + 1);
});

test('a secret whose answer was lost is exchanged once, and the same key at another webhook is refused', async () => {
  const webhookA = madeBy(await ask(WEBHOOKS, aWebhook('/a'), 'a'));
  const webhookB = madeBy(await ask(WEBHOOKS, aWebhook('/b'), 'b'));
  const rotate = (id: string) => ask(`${WEBHOOKS}/${id}/rotate-secret`, undefined, 'rotate-once');
  const first = await rotate(webhookA.id);
  const again = await rotate(webhookA.id);
  expect([first.status, first.again, again.status, again.again]).toEqual([200, false, 200, true]);
  expect(madeBy(again).secret).toBe(madeBy(first).secret);
  expect(madeBy(first).secret).not.toBe(webhookA.secret);
  expect(await rotate(webhookB.id)).toMatchObject({ status: 422 });
});

test('a secret is kept enciphered, for ten minutes; a later repetition is refused and makes nothing', async () => {
  const first = madeBy(await ask(WEBHOOKS, aWebhook('/late'), 'late'));
  const count = (await webhooks()).length;
  const queries = shop.database.queries;
  const stored = await queries.selectFrom('secret_answers').where('key', '=', 'late').selectAll().execute();
  const remembered = await queries.selectFrom('idempotency_keys').where('key', '=', 'late').select('result').execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify([stored, remembered])).not.toContain(first.secret);
  const age = (seconds: number) =>
    queries
      .updateTable('secret_answers')
      .set({ made_at: sql`now() - make_interval(secs => ${seconds})` })
      .where('key', '=', 'late')
      .execute();
  await age(SECRET_SECONDS - 60);
  await forgetSecretAnswers(queries);
  expect(madeBy(await ask(WEBHOOKS, aWebhook('/late'), 'late')).secret).toBe(first.secret);
  await age(SECRET_SECONDS);
  const late = await ask(WEBHOOKS, aWebhook('/late'), 'late');
  expect([late.status, madeBy(late).code]).toEqual([409, 'secret_gone']);
  await forgetSecretAnswers(queries);
  expect(await queries.selectFrom('secret_answers').where('key', '=', 'late').selectAll().execute()).toEqual([]);
  expect(madeBy(await ask(WEBHOOKS, aWebhook('/late'), 'late')).code).toBe('secret_gone');
  expect(await webhooks()).toHaveLength(count);
});

test('an example and a redelivery are sent once for each key', async () => {
  const { id } = madeBy(await ask(WEBHOOKS, aWebhook('/examples'), 'examples'));
  const send = () => ask(`${WEBHOOKS}/${id}/examples`, { type: 'plan.changed' }, 'example-once');
  const first = await send();
  expect([first.status, await send()]).toEqual([202, { ...first, again: true }]);
  await shop.deliverWebhooks();
  const [delivery, ...others] = await deliveries(id);
  expect(others).toEqual([]);
  const redeliver = () => ask(`${WEBHOOKS}/${id}/deliveries/${delivery?.id}/redeliver`, undefined, 'again-once');
  expect(await redeliver()).toMatchObject({ status: 202, again: false });
  await shop.deliverWebhooks();
  expect(await redeliver()).toMatchObject({ status: 202, again: true });
  await shop.deliverWebhooks();
  expect(till.events().filter(({ type }) => type === 'plan.changed')).toHaveLength(2);
  const failed = () => ask(`${WEBHOOKS}/${id}/redeliver-failed`, { since: '2026-01-01T00:00:00Z' }, 'failed-once');
  expect(await failed()).toMatchObject({ status: 202, again: false, body: '{"count":0}' });
  expect(await failed()).toMatchObject({ status: 202, again: true, body: '{"count":0}' });
});
