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

const admin = await signInStaff(shop, 'administrator');
test.each([
  ['overview?from=1900-01-01&to=1900-01-31', 200],
  ['desk?day=1900-01-01', 200],
  ['desk/week?from=1900-01-01', 200],
  ['desk/week?from=9999-12-31', 400],
  ['audit?from=1900-01-01&to=2999-12-31', 200],
  ['audit?to=9999-12-31', 400],
])(
  'the first day of the calendar is read, and days up to the contract’s last year, 2999: %s is answered %i',
  async (list, status) => {
    expect((await admin.request({ url: `/api/admin/${list}` })).statusCode).toBe(status);
  },
);
