import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { byKey, createKey } from './steps/keys.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' } });
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const { key } = await createKey(person);
const headers = { ...byKey(key), 'accept-language': 'en' };
const ordersSince = (text: string) =>
  shop.request({ url: `/api/partner/indra/orders?updatedSince=${encodeURIComponent(text)}`, headers });

test.each(['2020-01-01T00:00:00Z', '2020-01-01t03:00:00.123456789+03:00', '2019-12-31 21:30:00-02:30', '2016-12-31T23:59:60Z'])(
  'orders that have changed since %s are listed: it is a form of RFC 3339',
  async (text) => {
    expect((await ordersSince(text)).statusCode).toBe(200);
  },
);

test.each(['2026-02-30T10:00:00Z', '2026-11-20T24:00:00Z', '2026-11-20T10:00:00+03', '2026-11-20T10:00:00', '2026-11-20'])(
  '%s is no instant, and is refused by its format',
  async (text) => {
    const answer = await ordersSince(text);
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      [{ pointer: '/query/updatedSince', code: 'format', detail: 'Wrong format. The format is: date-time.' }],
    ]);
  },
);

const order = {
  customerName: 'A',
  customerEmail: 'anna@example.com',
  language: 'en',
  items: [{ id: 'ganesha', quantity: 1, duration: 1 }],
};
/** What the shop says of an order that it refuses. */
const refusalOfOrder = async (change: object) => {
  const request = {
    method: 'POST',
    url: '/api/partner/indra/orders',
    payload: { ...order, customerName: 'Anna', ...change },
    headers,
  } as const;
  return (await shop.request(request)).json().errors[0].detail as string;
};
/** What the shop says of a webhook that it refuses. */
const refusalOfWebhook = async (change: object) => {
  const invalid = { url: 'https://till.example.com/', types: ['order.created'], ...change };
  const answer = await shop.request({ method: 'POST', url: '/api/partner/indra/webhooks', payload: invalid, headers });
  return answer.json().errors[0].detail as string;
};

test('a name of one letter is a name also in an order of a partner', async () => {
  const request = { method: 'POST', url: '/api/partner/indra/orders', headers } as const;
  const placed = await shop.request({ ...request, payload: { ...order, customerName: ' A ' } });
  expect(placed.statusCode).toBe(201);
  const blank = await shop.request({ ...request, payload: { ...order, customerName: '  ' } });
  expect(blank.json().errors).toMatchObject([{ pointer: '/customerName', code: 'pattern' }]);
});

test('a refusal names the bound that was broken', async () => {
  const limit = await shop.request({ url: '/api/partner/indra/orders?limit=101', headers });
  expect(limit.json().errors).toMatchObject([{ pointer: '/query/limit', code: 'maximum', detail: 'Too large. At most 100.' }]);
  expect(await refusalOfOrder({ customerName: 'A'.repeat(121) })).toBe('Too long. Characters: at most 120.');
  expect(await refusalOfOrder({ language: 'de' })).toBe('No such choice. There are: ru, en.');
  expect(await refusalOfOrder({ clientReference: 7 })).toBe('Wrong type. The type is: string.');
  expect(await refusalOfOrder({ clientReference: 'invoice 7' })).toBe('Wrong format. The pattern is `^[!-~]+$`.');
  expect(await refusalOfOrder({ metadata: { ['x'.repeat(41)]: '1' } })).toBe('A name is not allowed. The rule is maxLength 40.');
  expect(await refusalOfOrder({ metadata: { '': '1' } })).toBe('A name is not allowed. The rule is minLength 1.');
  const tier = { id: 'special-intention-health-sleep', quantity: 1, duration: 3 };
  expect(await refusalOfOrder({ items: [tier] })).toBe('This duration is not on offer. There are: 0.75.');
  expect(await refusalOfWebhook({ url: 'https://till.example.com:8443/' })).toBe('Port 443 is needed.');
  expect(await refusalOfWebhook({ url: 'http://till.example.com/' })).toBe('An address that begins with https is needed.');
  expect(await refusalOfWebhook({ description: 'A'.repeat(201) })).toBe('Too long. Characters: at most 200.');
});

test('a refusal of what people type is in words, not a pattern', async () => {
  const request = { method: 'POST', url: '/api/orders', headers: { 'accept-language': 'en' } } as const;
  const { items } = order;
  const payload = {
    ...order,
    customerName: '  ',
    paymentMethod: 'crypto',
    total: 300,
    items: items.map((item) => ({ ...item, price: 300 })),
  };
  const refused = (await shop.request({ ...request, payload })).json<{ errors: { pointer: string; detail: string }[] }>();
  expect(refused.errors).toContainEqual({ pointer: '/customerName', code: 'pattern', detail: 'Wrong format.' });
});

test('the pages of the contract tell default, bounds and pattern of each field, and the shop’s own host', async () => {
  const { payload: page } = await shop.app.inject({ url: '/en/docs/partner' });
  for (const rule of [
    'default: <code>50</code>',
    'least: <code>1</code>',
    'greatest: <code>100</code>',
    'characters, at least: <code>1</code>',
  ])
    expect(page).toContain(rule);
  expect(page).toContain(`characters, at most: <code>120</code>; pattern: <code>\\S</code>`);
  expect(page).toContain(`${shop.config.publicUrl}/api/partner/`);
});

const admin = await signInStaff(shop, 'administrator');
test.each([
  ['overview?from=1900-01-01&to=1900-01-31', 200],
  ['desk?day=1900-01-01', 200],
  ['desk/week?from=1900-01-01', 200],
  ['desk/week?from=9999-12-31', 400],
  ['audit?from=1900-01-01&to=2999-12-31', 200],
  ['audit?to=9999-12-31', 400],
])('a day at the end of the calendar is read, or refused: %s', async (list, status) => {
  expect((await admin.request({ url: `/api/admin/${list}` })).statusCode).toBe(status);
});
