import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { KEY_SCOPES } from '#kernel/caller.ts';
import { SECRET_SECONDS } from '#kernel/idempotency.ts';
import { forgetSecretAnswers } from '../../src/adapters/postgres/operations/idempotency.ts';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { openShop } from '../support/shop.ts';
import { startWebhookReceiver } from '../support/stand-ins/webhook-receiver.ts';
import { stepsOf } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' } });
const steps = stepsOf(shop);
const till = await startWebhookReceiver();
afterAll(() => till.close());
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const admin = await signInStaff(shop, 'administrator');
const KEYS = '/api/partner/indra/keys';
const WEBHOOKS = '/api/partner/indra/webhooks';
const KEY = { name: 'Till', scopes: KEY_SCOPES };
const program = (await person.request({ method: 'POST', url: KEYS, payload: KEY })).json<Made>();

interface Made {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
  readonly code?: string;
}

type Person = typeof person;

/** Sends a request with an idempotency key, as the partner's program or as a person. */
async function ask(url: string, payload: object | undefined, key: string, by?: Person) {
  const headers = { 'idempotency-key': key };
  const request = { method: 'POST', url, payload } as const;
  const answer = by
    ? await by.request({ ...request, headers })
    : await shop.request({ ...request, headers: { ...headers, authorization: `Bearer ${program.key}` } });
  return { status: answer.statusCode, again: answer.headers['idempotent-replayed'] === 'true', body: answer.body };
}

const madeBy = (answer: { body: string }): Made => JSON.parse(answer.body);
const webhooks = async () => (await person.request({ url: WEBHOOKS })).json<{ items: Made[] }>().items;
const keys = async () => (await person.request({ url: KEYS })).json<{ items: Made[] }>().items;
const aWebhook = (path = '') => ({ url: `${till.url}${path}`, types: ['order.created'] });
const deliveries = async (id: string) => {
  const list = await person.request({ url: `${WEBHOOKS}/${id}/deliveries` });
  return list.json<{ items: Made[] }>().items;
};

/** Operations that take no key, by the reason why a repetition of theirs does no harm. */
const WITHOUT_KEY = {
  'signs in, or proves who asks': [
    ...['requestLogin', 'verifyCode', 'logout', 'requestEmailChange', 'confirmEmailChange', 'openSandbox'],
    ...['offerPasskey', 'addPasskey', 'offerAuthenticator', 'addAuthenticator', 'askForSecondFactor', 'giveSecondFactor'],
  ],
  'reads or computes': [
    'quoteCart',
    'findBirthStar',
    'previewOrderChange',
    'viewLinkedRefund',
    'lookAtInvitation',
    'readCertificateNames',
    'planContentImport',
    'exportClient',
  ],
  'says what then holds, however often it is said': [
    ...['saveRitualPlan', 'giveRefundAddress', 'reportManualPayment', 'cancelCryptoPayment', 'addPushDevice', 'eraseClient'],
    ...['beginRitual', 'completeRitual', 'withdrawRitePart', 'receiveGatewayNotice'],
  ],
  'uses a link that ends with it': ['acceptInvitation', 'declineInvitation'],
  'is refused when it is there already': [
    'createProfile',
    'beginArticle',
    'beginService',
    'inviteMember',
    'addPartner',
    'askForRefund',
    'revokeCertificate',
  ],
  'sends a letter to a reader who knows them, a few times a day': ['sendRefundLink', 'sendOrderLetter', 'requestConsultation'],
  'is read by colleagues alone, twice at worst': ['noteConsultation'],
  'stores a file that is forgotten unless somebody names it': [
    ...['uploadReportPicture', 'uploadContentPicture', 'addPartnerEvidence', 'addEvidence'],
  ],
  'shows a person a secret in place of the last one': ['renewPlanCalendar', 'renewRecoveryCodes'],
  'plays the world outside of the shop, which knows no keys': [
    ...['makeSandboxKey', 'fillSandboxInbox', 'createSandboxTransfer', 'paySandboxCard'],
  ],
};

test('every POST that makes or moves something takes an idempotency key or names the version that was read', () => {
  const takes = ({ parameters }: { parameters: readonly unknown[] }) =>
    parameters.some((parameter) => /IdempotencyKey|\/IfMatch/.test((parameter as { $ref?: string }).$ref ?? ''));
  const others = allOperations(readContract({ withSandbox: true })).filter(
    (operation) => operation.method === 'post' && !takes(operation),
  );
  expect(others.map(({ operationId }) => operationId).toSorted()).toEqual(Object.values(WITHOUT_KEY).flat().toSorted());
});

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

test('a key of programs is made and exchanged once, by people of the partner and of the shop', async () => {
  const first = await ask(KEYS, KEY, 'key-once', person);
  const count = (await keys()).length;
  expect(await ask(KEYS, KEY, 'key-once', person)).toEqual({ ...first, again: true });
  const rotation = `${KEYS.replace('partner/indra', 'admin/partners/indra')}/${madeBy(first).id}/rotation`;
  const exchanged = await ask(rotation, { keepHours: 1 }, 'exchange-once', admin);
  expect(await ask(rotation, { keepHours: 1 }, 'exchange-once', admin)).toEqual({ ...exchanged, again: true });
  expect(await keys()).toHaveLength(count + 1);
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

test('money by hand is confirmed, declined and an order cancelled once; a repetition is no refusal', async () => {
  const placeByHand = () => steps.placeOrder({ partner: 'indra', paymentMethod: 'manual' });
  const paid = await placeByHand();
  const declined = await placeByHand();
  const cancelled = await placeByHand();
  const other = await placeByHand();
  const partnerUrl = (id: string, path: string) => `/api/partner/indra/orders/${id}/${path}`;
  const money = { amount: paid.total, reference: 'transfer 17' };
  await shop.request({ method: 'POST', url: `/api/orders/${declined.id}/manual-payment` });
  const wishes = [
    [partnerUrl(paid.id, 'confirmation'), money, 'confirm'],
    [partnerUrl(declined.id, 'decline'), { reason: 'nothing came' }, 'decline'],
    [partnerUrl(cancelled.id, 'cancellation'), { reason: 'changed' }, 'cancel'],
  ] as const;
  for (const [url, payload, key] of wishes) {
    const first = await ask(url, payload, key);
    expect([key, first.status < 300, first.again]).toEqual([key, true, false]);
    expect(await ask(url, payload, key)).toMatchObject({ status: first.status, again: true });
    expect(madeBy(await ask(url, payload, `${key} anew`)).code).toMatch(/order_not_payable|illegal_transition/);
  }
  expect(madeBy(await ask(partnerUrl(other.id, 'confirmation'), money, 'confirm')).code).toBe('idempotency_key_reused');
  expect(await ask(`/api/admin/orders/${other.id}/confirmation`, money, 'confirm', admin)).toMatchObject({ status: 204 });
  expect(await ask(`/api/admin/orders/${other.id}/confirmation`, money, 'confirm', admin)).toMatchObject({
    status: 204,
    again: true,
  });
});
