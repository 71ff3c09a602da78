import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop } from '../support/shop.ts';
import { newContact, newPhone, signIn } from './steps/customers.ts';
import { paidOrder, placeOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const shop = await openShop();
const operator = await signInStaff(shop, 'operator');
const list = async (query = '') => {
  const answer = await operator.request({ url: `/api/admin/clients${query}` });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<Wire['ClientList']>();
};
const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ id }) => id);
const view = (id: string) => operator.request({ url: `/api/admin/clients/${id}` });

const profile = { firstName: 'Алёна', lastName: 'Белова', phoneNumber: '+7 916 000-00-01', birthDate: '05.03.1988' };
const consent = { birthDataConsent: true, consentVersion: '2026-11-20' };

test('a client is found by the beginning of the e-mail, the phone or a name', async () => {
  const alena = await signIn(shop, `alena_${newContact()}`);
  await alena.request({ method: 'POST', url: '/api/customer-profiles', payload: { ...profile, ...consent } });
  const byPhone = await signIn(shop, newPhone());
  const noProfile = await signIn(shop);
  await placeOrder(noProfile, { customerName: 'Вера Ким', customerEmail: noProfile.contact });

  expect(await found(alena.contact.slice(0, 20).toUpperCase())).toEqual([alena.id]);
  for (const search of ['алена', 'Бело', 'белова алёна', '8 916 000-00-01', 'alena_'])
    expect(await found(search), search).toEqual([alena.id]);
  expect(await found(byPhone.contact.slice(1))).toEqual([byPhone.id]);
  expect(await found('вера к')).toEqual([noProfile.id]);
  // Signs that mean something in SQL are plain text.
  for (const search of ['%', '_lena', 'alena%', 'alena\\', 'Белова Вера']) expect(await found(search), search).toEqual([]);
});

test('the newest clients come first, page by page, and staff and closed accounts are none', async () => {
  const [older, newer, leaving] = [await signIn(shop), await signIn(shop), await signIn(shop)];
  expect((await leaving.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  const first = await list('?limit=1');
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id))).toEqual(new Set([older.id, newer.id]));
  const all = (await list('?limit=100')).items.map(({ id }) => id);
  expect(all).not.toContain(operator.id);
  expect(all).not.toContain(leaving.id);
  expect([(await view(operator.id)).statusCode, (await view(leaving.id)).statusCode]).toEqual([404, 404]);
});

test('a client is shown with birth data, plan, and orders of the account and of a guest with its e-mail', async () => {
  const anna = await signIn(shop, `anna_${newContact()}`);
  await anna.request({ method: 'POST', url: '/api/customer-profiles', payload: { ...profile, ...consent } });
  const own = await placeOrder(anna);
  const asGuest = await paidOrder(shop, { customerEmail: anna.contact });
  const other = await placeOrder(await signIn(shop), { customerEmail: anna.contact });
  const plan = { startDate: '2027-01-15', specialWishes: 'О здоровье', participants: '' };
  expect((await anna.request({ method: 'POST', url: '/api/ritual-plans', payload: plan })).statusCode).toBe(200);

  const client = (await view(anna.id)).json<Wire['ClientDetail']>();
  expect(client).toMatchObject({ email: anna.contact, name: 'Алёна Белова', orderCount: 2, plan });
  expect(client.profile).toMatchObject({ birthDate: '05.03.1988', consent: { version: '2026-11-20' } });
  expect(client.orders.map(({ id }) => id).sort()).toEqual([own.id, asGuest.id].sort());
  expect(client.orders.find(({ id }) => id === asGuest.id)).toMatchObject({ status: 'paid', total: asGuest.total });
  expect(JSON.stringify(client)).not.toContain(other.id);
});
