import { describe, expect, test } from 'vitest';
import { KEY_SCOPES, type KeyScope } from '#kernel/caller.ts';
import { allOperations, readContract, scopesOf, takesSession } from '../../src/http/contract.ts';
import { openShop } from '../support/shop.ts';
import { MATRIX } from './access-matrix/index.ts';
import type { Owner, Row } from './access-matrix/rows.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra <indra@example.com>', RATE_LIMITS: 'on' } });
const person = await signInStaff(shop, 'partner', { partner: 'indra' });
const contract = new Map(allOperations(readContract({ withSandbox: true })).map((one) => [one.operationId as string, one]));
const NOBODY = '00000000-0000-4000-8000-00000000dead';
/** What is refused is refused before anybody looks at these. */
const owner: Owner = {
  ...{ email: 'anna@example.com', calendarToken: 'x'.repeat(43) },
  ...{ sessionId: NOBODY, profileId: NOBODY, pendingOrderId: NOBODY, paymentId: NOBODY },
};

async function makeKey(scopes: readonly KeyScope[]): Promise<string> {
  const payload = { name: 'Till', scopes };
  return (await person.request({ method: 'POST', url: '/api/partner/indra/keys', payload })).json<{ key: string }>().key;
}
const every = await makeKey(KEY_SCOPES);
/** By the scope that each lacks. */
const lacking = new Map<KeyScope, string>();
for (const scope of KEY_SCOPES) lacking.set(scope, await makeKey(KEY_SCOPES.filter((other) => other !== scope)));

const send = ({ ask }: Row, key: string) => {
  const wanted = ask(owner);
  return shop.request({ ...wanted, headers: { ...wanted.headers, authorization: `Bearer ${key}` } });
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

describe.each(forKeys)('$id', ({ row, scopes, status }) => {
  test('opens for a key with its scopes, and not for a key with all other scopes', async () => {
    expect((await send(row, every)).statusCode).toBe(status);
    for (const scope of scopes)
      expect((await send(row, lacking.get(scope) ?? '')).json()).toMatchObject({ status: 403, code: 'key_scope_missing' });
  });
});

test.each(forPeople)('%s is for people: a key with every scope is refused', async (_, row) => {
  expect((await send(row, every)).json()).toMatchObject({ status: 403, code: 'key_not_accepted' });
});

test('each answer tells what is left of the budget of the key, and above it the answer is 429', async () => {
  const list = (key: string) => shop.request({ url: '/api/services', headers: { authorization: `Bearer ${key}` } });
  const count = (hits: number) => shop.database.queries().updateTable('rate_limits').set({ hits }).execute();
  await shop.database.queries().deleteFrom('rate_limits').execute();
  const first = await list(every);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"key";q=600;w=60' });
  expect(first.headers.ratelimit).toMatch(/^"key";r=599;t=(60|59|58)$/);
  await count(599);
  const last = await list(every);
  expect([last.statusCode, last.headers.ratelimit]).toEqual([200, expect.stringMatching(/^"key";r=0;t=\d+$/)]);
  const over = await list(every);
  expect(over.json()).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(over.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    ratelimit: expect.stringContaining('r=0'),
  });
  const other = await list(lacking.get('orders:read') ?? '');
  expect(other.headers.ratelimit).toContain('r=599');
});
