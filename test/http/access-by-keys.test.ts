import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { KEY_SCOPES, type KeyScope } from '#kernel/caller.ts';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { scopesOf, takesSession } from '../../src/http/contract/operation.ts';
import { openShop } from '../support/shop.ts';
import { MATRIX } from './access-matrix/index.ts';
import { NO_OWNER, NOBODY, type Row } from './access-matrix/rows.ts';
import { byKey, createKey } from './steps/keys.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra <indra@example.com>', RATE_LIMITS: 'on' } });
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
/** The operations of the contract by their ids. */
const contract = new Map(
  allOperations(readContract({ withSandbox: true })).map((operation) => [operation.operationId as string, operation]),
);
const keyWith = async (scopes: readonly KeyScope[]) => (await createKey(person, { scopes })).key;
const everyScope = await keyWith(KEY_SCOPES);
/** Keys with every scope but one, by the scope that each lacks. */
const keysWithout = new Map<KeyScope, string>();
for (const scope of KEY_SCOPES) keysWithout.set(scope, await keyWith(KEY_SCOPES.filter((other) => other !== scope)));

/** Sends the request of a row of the matrix with a key in place of a session. */
const send = ({ ask }: Row, key: string) => {
  const request = ask(NO_OWNER);
  return shop.request({ ...request, headers: { ...request.headers, ...byKey(key) } });
};

test('every operation for keys asks for the scope that the contract names', () => {
  const declared = [...contract].map(([id, operation]) => [id, scopesOf(operation)]);
  const tested = MATRIX.map(([id, { scopes }]) => [id, scopes]);
  expect(Object.fromEntries(tested)).toEqual(Object.fromEntries(declared));
});

const forKeys = MATRIX.flatMap(([id, row]) =>
  row.scopes ? [{ id, row, scopes: row.scopes, status: row.expected.partner }] : [],
);
const forPeople = MATRIX.filter(([id, { scopes }]) => {
  const operation = contract.get(id);
  return operation && takesSession(operation) && !scopes;
});

test.each(forKeys)(
  '$id opens for a key with its scopes, and for no key that lacks one of them',
  async ({ row, scopes, status }) => {
    expect((await send(row, everyScope)).statusCode).toBe(status);
    for (const scope of scopes) {
      const refused = await send(row, keysWithout.get(scope) ?? '');
      expect(refused.json()).toMatchObject({ status: 403, code: 'key_scope_missing', missingScopes: [scope] });
      expect(refused.json<{ detail: string }>().detail).toContain(scope);
      expect(refused.headers['www-authenticate']).toBe(`Bearer realm="partners", error="insufficient_scope", scope="${scope}"`);
      expect(refused.headers.ratelimit).toMatch(/^"[\w-]+";r=\d+;t=([1-9]|[1-5]\d|60)$/);
    }
  },
);

test.each(forPeople)('%s is for people: a key with every scope is refused', async (_, row) => {
  const refused = await send(row, everyScope);
  expect(refused.json()).toMatchObject({ status: 403, code: 'key_not_accepted' });
  expect(refused.headers.ratelimit).toMatch(/^"key";r=\d+;t=\d+$/);
});

test('what everybody may read is open to a key with any one scope, and answers to it tell its budget', async () => {
  const urls = ['/api/services', '/api/services/ganesha', '/api/articles-catalog', '/api/articles/sankalpa', '/api/search?q=a'];
  for (const scope of KEY_SCOPES) {
    const headers = byKey(await keyWith([scope]));
    for (const url of urls) {
      const answer = await shop.request({ url, headers });
      expect([url, answer.statusCode, answer.headers.ratelimit]).toEqual([url, 200, expect.stringMatching(/^"[\w-]+";r=\d+;t=/)]);
    }
  }
});

test('each key has a budget of its own, of which every answer tells what is left, and above it the answer is 429', async () => {
  const list = (key: string) => shop.request({ url: '/api/services', headers: byKey(key) });
  const setHits = (hits: number) => shop.database.queries.updateTable('rate_limits').set({ hits }).execute();
  await shop.database.queries.deleteFrom('rate_limits').execute();
  const first = await list(everyScope);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"key";q=600;w=60' });
  expect(first.headers.ratelimit).toMatch(/^"key";r=599;t=\d+$/);
  await setHits(599);
  const last = await list(everyScope);
  expect([last.statusCode, last.headers.ratelimit]).toEqual([200, expect.stringMatching(/^"key";r=0;t=\d+$/)]);
  const over = await list(everyScope);
  expect(over.json()).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(over.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    ratelimit: expect.stringContaining('r=0'),
  });
  const other = await list(keysWithout.get('orders:read') ?? '');
  expect(other.headers.ratelimit).toContain('r=599');
});

/** What calls with a fresh key, of which the limits have counted nothing yet. */
async function freshCall(scopes: readonly KeyScope[] = KEY_SCOPES) {
  await shop.database.queries.deleteFrom('rate_limits').execute();
  const headers = { ...byKey(await keyWith(scopes)), 'accept-language': 'en' };
  return (url: string, payload?: object) => shop.request({ url, headers, ...(payload && { method: 'POST' as const, payload }) });
}

test('a program that asks for a price gets no cookie, as the browser of a visitor does', async () => {
  const call = await freshCall();
  const payload = { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] };
  const answer = await call('/api/cart/quote', payload);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  const visitor = await shop.request({ method: 'POST', url: '/api/cart/quote', payload });
  expect(visitor.headers['set-cookie']).toContain('shop_browser=');
});

test('an exchange of a secret beyond five former ones is 429 and names its limit beside those of the key', async () => {
  const call = await freshCall(['webhooks:manage']);
  const url = '/api/partner/indra/webhooks';
  const { id } = (await call(url, { url: 'https://till.example.com/', types: ['order.created'] })).json<{ id: string }>();
  for (let count = 0; count < 5; count++) expect((await call(`${url}/${id}/rotate-secret`, {})).statusCode).toBe(200);
  const { statusCode, headers } = await call(`${url}/${id}/rotate-secret`, {});
  expect([statusCode, headers['ratelimit-policy']]).toEqual([429, '"key";q=600;w=60, "rotateWebhookSecret-day";q=5;w=86400']);
  expect(headers.ratelimit).toBe(`"rotateWebhookSecret-day";r=0;t=${headers['retry-after']}`);
});

test('the key of a suspended partner is counted, and told so, before it is refused', async () => {
  const call = await freshCall();
  const suspend = (is_suspended: boolean) =>
    shop.database.queries.updateTable('partners').set({ is_suspended }).where('slug', '=', 'indra').execute();
  await suspend(true);
  const answer = await call('/api/partner/indra/orders');
  await suspend(false);
  expect(answer.json()).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(answer.headers.ratelimit).toMatch(/^"key";r=599;t=\d+$/);
});

/** The windows are of the database's time: on a busy machine sixty orders may take longer than their minute. */
const beginMinuteAnew = () => sql`update rate_limits set window_start = now()`.execute(shop.database.queries);
const place = (key: string, ip: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/partner/indra/orders',
    remoteAddress: ip,
    headers: { ...byKey(key), 'accept-language': 'en' },
    payload: {
      customerName: 'Anna',
      customerEmail: 'anna@example.com',
      language: 'en',
      items: [{ id: 'ganesha', quantity: 1, duration: 0.5 }],
    },
  });

test('placing orders is limited for each key, whatever address it calls from, and announces the limit that will refuse', async () => {
  await shop.database.queries.deleteFrom('rate_limits').execute();
  const key = await keyWith(['orders:write']);
  const other = await keyWith(['orders:write']);
  const remaining = [];
  for (let count = 0; count < 60; count++) {
    await beginMinuteAnew();
    const answer = await place(key, `203.0.113.${count}`);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['ratelimit-policy']).toBe(
      '"key";q=600;w=60, "createPartnerOrder-minute";q=60;w=60, "createPartnerOrder-hour";q=600;w=3600',
    );
    remaining.push(/^"createPartnerOrder-minute";r=(\d+);t=\d+$/.exec(String(answer.headers.ratelimit))?.[1]);
  }
  expect(remaining).toEqual(Array.from({ length: 60 }, (_, index) => `${59 - index}`));
  await beginMinuteAnew();
  const over = await place(key, '203.0.113.200');
  expect(over.json()).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(over.headers.ratelimit).toMatch(/^"createPartnerOrder-minute";r=0;t=\d+$/);
  expect(over.headers['retry-after']).toBe(/t=(\d+)$/.exec(String(over.headers.ratelimit))?.[1]);
  // The same address is free for another key.
  expect((await place(other, '203.0.113.200')).statusCode).toBe(201);
});

test.each([
  ['without anything', '/api/partner/indra/orders', {}, 'Bearer realm="partners", Cookie realm="shop"'],
  [
    'with a key that opens nothing',
    '/api/partner/indra/orders',
    byKey('vrk_live_x'),
    'Bearer realm="partners", error="invalid_token"',
  ],
  ['to what no key opens', '/api/auth/sessions', {}, 'Cookie realm="shop"'],
])('a caller who comes %s is refused as nobody, and told by which way to come', async (_, url, headers, ways) => {
  const answer = await shop.request({ url, headers });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, ways]);
});

test('a program reads words for programs, and a person words for people, about the same problem', async () => {
  const url = `/api/partner/indra/orders/${NOBODY}`;
  const detailOf = (answer: { json: <T>() => T }) => answer.json<{ detail: string }>().detail;
  const language = { 'accept-language': 'en' };
  expect(detailOf(await shop.request({ url, headers: { ...language, ...byKey(everyScope) } }))).toContain('id');
  expect(detailOf(await person.request({ url, headers: language }))).toContain('link');
});
