import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { cookiesOf } from './steps/customers.ts';
import { newPasskeyFor } from './steps/soft-passkey.ts';
import { signInStaff } from './steps/staff.ts';

const { clock } = testClock();
const shop = await openShop({ overrides: { clock } });

const ORIGIN = 'http://localhost:3000';

/** A member who gave only a code adds a passkey; returns the session that this opens. */
async function withPasskey() {
  const member = await signInStaff(shop, 'operator', { secondFactorAt: null });
  const offered = await member.request({ method: 'POST', url: '/api/staff/passkeys/options', payload: {} });
  const payload = newPasskeyFor(offered.json(), ORIGIN);
  const added = await member.request({ method: 'POST', url: '/api/staff/passkeys', payload });
  const headers = { cookie: cookiesOf(added) };
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    shop.request({ method, url, headers, ...(body && { payload: body }) });
  return { member, added, ask };
}

test('a passkey opens the panel, its recovery codes are replaced on demand, and the last factor stays', async () => {
  const { added, ask } = await withPasskey();
  expect(added.statusCode).toBe(200);
  const first = added.json<{ recoveryCodes: string[] }>().recoveryCodes;
  expect((await ask('GET', '/api/staff/me')).json()).toMatchObject({ role: 'operator' });

  const renewed = (await ask('POST', '/api/staff/recovery-codes')).json<{ recoveryCodes: string[] }>().recoveryCodes;
  expect(renewed).toHaveLength(10);
  expect(renewed.filter((code) => first.includes(code))).toEqual([]);

  const { factors } = (await ask('GET', '/api/staff/factors')).json<{ factors: { id: string; kind: string }[] }>();
  expect(factors).toMatchObject([{ kind: 'passkey' }]);
  const last = await ask('DELETE', `/api/staff/factors/${factors[0]?.id}`);
  expect([last.statusCode, last.json().code]).toEqual([409, 'last_factor']);
});

test('of two factors one can be taken away', async () => {
  const { ask } = await withPasskey();
  const payload = newPasskeyFor((await ask('POST', '/api/staff/passkeys/options', {})).json(), ORIGIN);
  expect((await ask('POST', '/api/staff/passkeys', payload)).statusCode).toBe(200);
  const factors = async () => (await ask('GET', '/api/staff/factors')).json<{ factors: { id: string }[] }>().factors;
  const [first, second] = await factors();
  expect((await ask('DELETE', `/api/staff/factors/${first?.id}`)).statusCode).toBe(204);
  expect((await factors()).map(({ id }) => id)).toEqual([second?.id]);
});

test('an administrator ends the sessions of a member, and takes lost factors away', async () => {
  const { ask, member } = await withPasskey();
  const vera = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const ended = await vera.request({ method: 'DELETE', url: `/api/admin/staff/${member.id}/sessions` });
  expect([ended.statusCode, (await ask('GET', '/api/staff/me')).statusCode]).toEqual([204, 401]);
  const reset = await vera.request({ method: 'DELETE', url: `/api/admin/staff/${member.id}/factors` });
  expect(reset.statusCode).toBe(204);
  const left = await shop.database.queries.selectFrom('second_factors').select('id').where('user_id', '=', member.id).execute();
  expect(left).toEqual([]);
});
