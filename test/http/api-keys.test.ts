import { expect, inject, test } from 'vitest';
import { newKeyText } from '../../src/modules/api-keys/key-text.ts';
import { BEFORE_PLANS, openShop } from '../support/shop.ts';
import { messagesTo } from './steps/customers.ts';
import { byKey } from './steps/keys.ts';
import { idIn, operatorOf } from './steps/operator.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const PARTNERS = 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>';
const shop = await openShop({ env: { PARTNERS } });
const steps = stepsOf(shop);
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const admin = await signInStaff(shop, 'administrator');
const KEYS = '/api/partner/indra/keys';
const newKey = { name: 'Till', scopes: ['orders:read', 'catalogue:read'] };
type Made = { id: string; key: string };

const make = async (payload: object = newKey) => (await person.request({ method: 'POST', url: KEYS, payload })).json<Made>();
const call = (key: string, url = '/api/partner/indra/orders', headers = {}) =>
  shop.request({ url, headers: { ...byKey(key), ...headers } });
const codeOf = async (key: string, url?: string) => {
  const { statusCode, payload } = await call(key, url);
  return `${statusCode} ${JSON.parse(payload).code}`;
};

test('a key that a person of the partner makes reads the catalogue and the partner’s orders, as the person sees them, and nothing of another partner', async () => {
  const order = await steps.placeOrder({ partner: 'indra', customerName: 'Анна Канарейкина' });
  const foreign = await steps.placeOrder({ partner: 'surya' });
  const { key } = await make();
  const url = `/api/partner/indra/orders/${order.id}`;
  const answers = [await call(key), await call(key, url)];
  expect(answers[0]?.json()).toEqual((await person.request({ url: '/api/partner/indra/orders' })).json());
  expect(answers[1]?.json()).toMatchObject({ id: order.id, firstName: 'Анна' });
  for (const { payload } of answers) expect(payload).not.toMatch(/Канарейкина|@/);
  expect((await call(key, '/api/services?view=card')).statusCode).toBe(200);
  expect((await call(key, `/api/services/ganesha`)).statusCode).toBe(200);
  for (const path of [
    `/api/partner/surya/orders`,
    `/api/partner/surya/orders/${foreign.id}`,
    `/api/partner/indra/orders/${foreign.id}`,
  ])
    expect(await codeOf(key, path)).toBe('404 not_found');
});

test('the list shows each key once made without its text, and when it was used; mails tell of it', async () => {
  const { id, key } = await make({ ...newKey, expiresInDays: 30, addresses: ['127.0.0.0/8'] });
  await call(key);
  const { items } = (await person.request({ url: KEYS })).json<{ items: { id: string }[] }>();
  expect(items.find((each) => each.id === id)).toMatchObject({ state: 'valid', lastUsedAt: expect.any(String) });
  expect(JSON.stringify(items)).not.toContain(key);
  const letters = await messagesTo(shop, 'indra@example.com');
  expect(letters.some(({ text }) => text.includes(key.slice(-4)) && !text.includes(key))).toBe(true);
});

test('an exchanged key works while it is kept, and keys that are unknown, cut, of a live shop or revoked open nothing', async () => {
  const { id, key } = await make();
  const rotated = (
    await person.request({ method: 'POST', url: `${KEYS}/${id}/rotation`, payload: { keepHours: 1 } })
  ).json<Made>();
  expect([(await call(key)).statusCode, (await call(rotated.key)).statusCode]).toEqual([200, 200]);
  for (const keyId of [id, rotated.id])
    expect((await person.request({ method: 'DELETE', url: `${KEYS}/${keyId}` })).statusCode).toBe(204);
  const random = Array.from({ length: inject('crowd') === 'few' ? 30 : 930 }, () => newKeyText('sandbox'));
  const cut = Array.from(key, (_, place) => key.slice(0, place));
  const refusals = new Set<string>();
  for (const text of [key, rotated.key, ...random, ...cut]) refusals.add(await codeOf(text));
  expect([...refusals]).toEqual(['401 invalid_key']);
  expect(await codeOf(newKeyText('live'))).toBe('401 key_of_other_mode');
});

test('a key is refused at once when its partner is suspended', async () => {
  const url = '/api/admin/partners/surya';
  const { key } = (await admin.request({ method: 'POST', url: `${url}/keys`, payload: newKey })).json<Made>();
  expect((await call(key, '/api/partner/surya/orders')).statusCode).toBe(200);
  const partner = await admin.request({ url });
  const { name, email, language } = partner.json();
  const payload = { name, email, language, suspended: true };
  await admin.request({ method: 'PUT', url, payload, headers: { 'if-match': String(partner.headers.etag) } });
  for (const path of ['/api/partner/surya/orders', '/api/services']) expect(await codeOf(key, path)).toBe('403 not_allowed');
});

test('administrators see, exchange and revoke the keys of every partner', async () => {
  const url = '/api/admin/partners/indra/keys';
  const { id, key } = await make();
  const next = await admin.request({ method: 'POST', url: `${url}/${id}/rotation`, payload: { keepHours: 0 } });
  expect([next.statusCode, await codeOf(key)]).toEqual([201, '401 invalid_key']);
  const exchanged = next.json<Made>();
  const again = () => admin.request({ method: 'POST', url: `${url}/${exchanged.id}/rotation`, payload: { keepHours: 24 } });
  const third = (await again()).json<Made>();
  expect((await again()).json()).toMatchObject({ status: 409, code: 'key_exchanged' });
  expect((await admin.request({ method: 'DELETE', url: `${url}/${third.id}` })).statusCode).toBe(204);
  expect((await admin.request({ method: 'DELETE', url: `${url}/${exchanged.id}` })).statusCode).toBe(204);
  expect((await admin.request({ url })).json().items).toContainEqual(
    expect.objectContaining({ id: exchanged.id, state: 'revoked' }),
  );
  expect(await codeOf(exchanged.key)).toBe('401 invalid_key');
});

test('the operator makes and revokes a key by a command', async () => {
  const operate = operatorOf(shop, () => new Date(BEFORE_PLANS));
  const { text, exitCode } = await operate('api-key', { partner: 'indra', name: 'Import', scopes: 'orders:read' });
  const [key = ''] = text.split('\n');
  const refused = await codeOf(key, '/api/partner/indra/webhooks');
  expect([exitCode, (await call(key)).statusCode, refused]).toEqual([0, 200, '403 key_scope_missing']);
  await operate('api-key', { partner: 'indra', revoke: idIn(text, 'Key') });
  expect(await codeOf(key)).toBe('401 invalid_key');
  const nobody = await operate('api-key', { partner: 'nobody' });
  expect([nobody.exitCode, nobody.text]).toEqual([1, expect.stringContaining('there is no partner nobody')]);
  const both = await operate('api-key', { partner: 'indra', rotate: crypto.randomUUID(), days: '30' });
  expect([both.exitCode, both.text]).toEqual([2, expect.stringContaining('takes no other option')]);
  const foreign = await operate('api-key', { partner: 'indra', revoke: crypto.randomUUID() });
  expect([foreign.exitCode, foreign.text]).toEqual([1, expect.stringContaining('no valid key')]);
});

test('a key and a session at once are refused, and schemes of proxies are not looked at', async () => {
  const { key } = await make();
  const both = await call(key, '/api/services', { cookie: person.cookie });
  expect(both.json()).toMatchObject({ status: 400, code: 'key_and_session' });
  const basic = await shop.request({ url: '/api/services', headers: { authorization: 'Basic dTpw' } });
  expect(basic.statusCode).toBe(200);
});
