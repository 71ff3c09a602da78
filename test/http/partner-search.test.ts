import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { setStatus } from './steps/records.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({
  env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>', SHOP_PARTNER: 'surya' },
});
const steps = stepsOf(shop);
const indra = await signInStaff(shop, 'partner', { partner: 'indra' });
const surya = await signInStaff(shop, 'partner', { partner: 'surya' });

const alena = await steps.placeOrder({ partner: 'indra', customerName: 'Алёна Царёва', customerEmail: 'alena@example.com' });
const boris = await steps.placeOrder({ partner: 'indra', customerName: 'Boris Alen', customerEmail: 'boris@example.com' });
const other = await steps.placeOrder({ partner: 'surya', customerName: 'Алёна Другая', customerEmail: 'other@example.com' });
const filed = { client_reference: 'invoice/7', filed_by: 'indra' };
await shop.database.queries.updateTable('orders').set(filed).where('id', '=', boris.id).execute();

const idsOf = async (query: string) => {
  const answer = await indra.request({ url: `/api/partner/indra/orders?${query}` });
  expect(answer.statusCode, query).toBe(200);
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
};
const search = (typed: string) => idsOf(`q=${encodeURIComponent(typed)}`);

test('a partner finds own orders by number, reference and first name', async () => {
  expect(await search(`№ ${alena.number}`)).toEqual([alena.id]);
  expect(await search('invoice/7')).toEqual([boris.id]);
  for (const typed of ['алена', 'АЛЁ', ' Алёна ']) expect(await search(typed), typed).toEqual([alena.id]);
  expect(await search('')).toEqual([boris.id, alena.id]);
});

test('a partner finds nobody by what a partner may not see, and nothing of another', async () => {
  for (const typed of ['Царёва', 'Алёна Царёва', 'alen', 'alena@example.com', "'&:*", '%', `${other.number}`])
    expect(await search(typed), typed).toEqual([]);
});

test('the orders of a sum are those that the dashboard counts', async () => {
  await steps.payByCard(alena.id);
  await setStatus(shop, boris.id, 'waiting');
  const { month, totals } = (await indra.request({ url: '/api/partner/indra' })).json();
  for (const sum of ['paid', 'confirmed', 'waiting'])
    expect(await idsOf(`sum=${sum}&month=${month}`), sum).toHaveLength(totals[sum].orders);
  expect([await idsOf('sum=paid'), await idsOf('sum=waiting')]).toEqual([[alena.id], [boris.id]]);
  expect(await idsOf('sum=paid&month=2020-01')).toEqual([]);
});

test('the dashboard says whether the partner is the shop’s own', async () => {
  expect((await indra.request({ url: '/api/partner/indra' })).json()).toMatchObject({ isShops: false });
  expect((await surya.request({ url: '/api/partner/surya' })).json()).toMatchObject({ isShops: true });
});

test('what a partner looks for belongs to the cursor, and the cursors of a plain list stay as they were', async () => {
  const cursorOf = async (query: string) =>
    (await indra.request({ url: `/api/partner/indra/orders?limit=1&${query}` })).json<{ nextCursor: string }>().nextCursor;
  const plain = await cursorOf('');
  expect(await idsOf(`cursor=${plain}`)).toEqual([alena.id]);
  const ofAnotherSearch = await indra.request({ url: `/api/partner/indra/orders?q=boris&cursor=${plain}` });
  expect(ofAnotherSearch.statusCode).toBe(400);
});

test('a partner finds a first name also when it was typed with letters and marks apart', async () => {
  const andrei = await steps.placeOrder({ partner: 'indra', customerName: 'Андрей Попов'.normalize('NFD') });
  expect(await search('Андрей')).toEqual([andrei.id]);
});
