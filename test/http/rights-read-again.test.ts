import { expect, test } from 'vitest';
import { KEY_SCOPES, type StaffRole } from '#kernel/caller.ts';
import { openShop, type ShopRequest, testClock } from '../support/shop.ts';
import { etagAt } from './steps/changes.ts';
import { newContact } from './steps/customers.ts';
import { byKey, createKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { unchanged } from './steps/records.ts';
import { post } from './steps/retried.ts';
import { sendSlowly } from './steps/send-slowly.ts';
import { signInStaff } from './steps/staff.ts';

const { clock } = testClock();
const PARTNERS = 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>';
const shop = await openShop({ env: { PARTNERS }, overrides: { clock } });
const steps = stepsOf(shop);
const { queries } = shop.database;

const unpaid = () => steps.placeOrder({ partner: 'indra', paymentMethod: 'manual' });
const confirmation = (amount: number) => ({ amount, reference: 'transfer 17' });
/** The request by which a partner's member says that the money of a new order has come. */
const confirmForPartner = async () => {
  const { id, total } = await unpaid();
  return post(`/api/partner/indra/orders/${id}/confirmation`, confirmation(total));
};
const newKey = { name: 'Till', scopes: KEY_SCOPES };

/** Actions that move money, or change keys, webhooks, staff or the seller; another member with the right can do each of them afterwards. */
const ACTIONS: readonly (readonly [action: string, by: StaffRole, prepare: () => Promise<ShopRequest>])[] = [
  [
    'confirms money by hand',
    'administrator',
    async () => {
      const { id, total } = await unpaid();
      return post(`/api/admin/orders/${id}/confirmation`, confirmation(total));
    },
  ],
  [
    'says that no money came',
    'administrator',
    async () => {
      const { id } = await unpaid();
      await steps.post(`/api/orders/${id}/manual-payment`);
      return post(`/api/admin/orders/${id}/decline`, { reason: 'Nothing came' });
    },
  ],
  [
    'gives money back',
    'administrator',
    async () => {
      const { order, payment } = await steps.begin();
      await steps.transfer(payment.id);
      const url = `/api/admin/orders/${order.id}/refunds`;
      return post(url, { reason: 'No time' }, await asRead(url));
    },
  ],
  ['makes a key', 'administrator', async () => post('/api/admin/partners/indra/keys', newKey)],
  ['invites a member', 'administrator', async () => post('/api/admin/staff', { email: newContact(), role: 'priest' })],
  [
    'changes a role',
    'administrator',
    async () => {
      const { id } = await signInStaff(shop, 'priest');
      return { method: 'PUT', url: `/api/admin/staff/${id}`, payload: { role: 'editor' } };
    },
  ],
  [
    'changes the seller',
    'administrator',
    async () => {
      const url = '/api/admin/settings/seller';
      const payload = { details: 'ООО «Огонь»', details_en: 'Ogon LLC', email: 'help@shop.example', messenger: '@shop' };
      return { method: 'PUT', url, payload, headers: await asRead(url) };
    },
  ],
  ['confirms money for a partner', 'partner', confirmForPartner],
  ['makes a partner’s own key', 'partner', async () => post('/api/partner/indra/keys', newKey)],
  [
    'adds a webhook',
    'partner',
    async () => post('/api/partner/indra/webhooks', { url: 'https://hooks.example.com/1', types: ['order.created'] }),
  ],
];

/** The headers of a change that is made over what stands at an address now. */
async function asRead(url: string): Promise<Record<string, string>> {
  const reader = await signInStaff(shop, 'administrator');
  return { 'if-match': await etagAt(reader, url), 'idempotency-key': url };
}

test.each(ACTIONS)('a member who %s, and is suspended while the request waits, has changed nothing', async (_, role, prepare) => {
  const member = await signInStaff(shop, role);
  const request = await prepare();
  const answer = await unchanged(shop, async () => {
    const finish = await sendSlowly(member.request, request);
    // What an administrator's suspension writes; it ends the sessions, too, but the request was let in before.
    await queries.updateTable('users').set({ role: 'customer', suspended_role: role }).where('id', '=', member.id).execute();
    return finish();
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
  const other = await (await signInStaff(shop, role)).request(request);
  expect(other.statusCode, other.payload).toBeLessThan(300);
});

test('another role, another partner and a partner’s suspension count at once, too', async () => {
  const losses = {
    role: { table: 'users', change: { role: 'editor', partner: null } },
    partner: { table: 'users', change: { partner: 'surya' } },
    standing: { table: 'partners', change: { is_suspended: true } },
  } as const;
  for (const { table, change } of Object.values(losses)) {
    const member = await signInStaff(shop, 'partner');
    const finish = await sendSlowly(member.request, await confirmForPartner());
    if (table === 'users') await queries.updateTable('users').set(change).where('id', '=', member.id).execute();
    else await queries.updateTable('partners').set(change).where('slug', '=', 'indra').execute();
    const answer = await finish();
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
  }
  await queries.updateTable('partners').set({ is_suspended: false }).where('slug', '=', 'indra').execute();
});

test('a program whose key was revoked while its request waited has changed nothing', async () => {
  const member = await signInStaff(shop, 'partner');
  const made = await createKey(member);
  const call = (request: ShopRequest) => shop.request({ ...request, headers: { ...request.headers, ...byKey(made.key) } });
  const finish = await sendSlowly(call, await confirmForPartner());
  await member.request({ method: 'DELETE', url: `/api/partner/indra/keys/${made.id}` });
  expect((await unchanged(shop, finish)).json()).toMatchObject({ status: 401, code: 'invalid_key' });
});

test.each([
  ['take away each other’s role', '', { role: 'operator' }],
  ['suspend each other', '/suspension', {}],
])('of two administrators who %s in the same moment one stays', async (_, path, payload) => {
  const administrators = () => queries.selectFrom('users').select('id').where('role', '=', 'administrator').execute();
  for (let round = 0; round < 5; round += 1) {
    await queries.updateTable('users').set({ role: 'customer' }).where('role', '=', 'administrator').execute();
    const vera = await signInStaff(shop, 'administrator');
    const oleg = await signInStaff(shop, 'administrator');
    const demote = ({ id }: { id: string }) => ({ method: 'PUT', url: `/api/admin/staff/${id}${path}`, payload }) as const;
    const finish = [await sendSlowly(vera.request, demote(oleg)), await sendSlowly(oleg.request, demote(vera))];
    const answers = await Promise.all(finish.map((send) => send()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403]);
    expect(await administrators()).toEqual([{ id: answers[0]?.statusCode === 204 ? vera.id : oleg.id }]);
  }
});

test('an account that became one of the staff while its owner deleted it stays', async () => {
  const customer = await signInStaff(shop, 'administrator');
  await queries.updateTable('users').set({ role: 'customer' }).where('id', '=', customer.id).execute();
  const finish = await sendSlowly(customer.request, { method: 'DELETE', url: '/api/account', payload: {} });
  await queries.updateTable('users').set({ role: 'administrator' }).where('id', '=', customer.id).execute();
  expect((await finish()).json()).toMatchObject({ status: 403, code: 'not_allowed' });
  expect((await customer.request({ url: '/api/auth/me' })).statusCode).toBe(200);
});
