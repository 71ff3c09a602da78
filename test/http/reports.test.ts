import { expect, test } from 'vitest';
import type { components } from '#contract';
import { MARKUP } from '../support/markdown-attacks.ts';
import { openShop } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
type StaffReport = components['schemas']['StaffReport'];

const { performed, upload, save, send } = reportStepsOf(shop);

const orderOf = async (id: string) => (await shop.request({ url: `/api/orders/${id}` })).json<components['schemas']['Order']>();

test('a report is drafted, sent once, and then seen by its customer whole and by the holders of the link in part', async () => {
  const priest = await signInStaff(shop, 'priest');
  const customer = await signIn(shop);
  const stranger = await signIn(shop);
  const { id, url } = await performed(customer);
  const fire = await upload(priest);
  const family = await upload(priest);
  const pictures = [
    { id: fire, caption: 'Огонь', isPublic: true },
    { id: family, caption: 'Семья Ивановых', isPublic: false },
  ];
  const content = { text: 'За Анну и Ивана.\nСемь дней.', date: '2026-11-19', place: 'Варанаси', pictures };
  const statusOf = async (who: Pick<Customer, 'request'>, address: string) => (await who.request({ url: address })).statusCode;

  const due = (await priest.request({ url: '/api/admin/reports' })).json<components['schemas']['UnreportedPage']>();
  expect(due.items.find(({ orderId }) => orderId === id)).toMatchObject({ status: 'ready', items: [{ item: 0, savedAt: null }] });
  const opened = await priest.request({ url });
  expect([opened.headers.etag, opened.json<StaffReport>()]).toMatchObject(['"0"', { version: 0, date: null }]);
  const saved = await save(priest, url, 0, content);
  expect([saved.statusCode, saved.headers.etag, saved.json<StaffReport>()]).toMatchObject([200, '"1"', content]);
  expect((await save(priest, url, 0, content)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect((await save(priest, url, 1, { ...content, date: '2030-01-01' })).json()).toMatchObject({
    code: 'invalid_date',
    errors: [{ pointer: '/date' }],
  });
  expect((await orderOf(id)).reports).toBeUndefined();
  expect(await statusOf(shop, `/api/orders/${id}/pictures/${fire}/small`)).toBe(404);

  const sent = await Promise.all([send(priest, url, 1), send(priest, url, 1)]);
  expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const seen = await orderOf(id);
  expect([seen.status, seen.reports]).toEqual([
    'completed',
    [{ item: 0, date: '2026-11-19', place: 'Варанаси', pictures: [fire] }],
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/Ивана|Семь|Огонь/);
  const [public_, private_] = [fire, family].map((picture) => `/api/orders/${id}/pictures/${picture}/large`);
  expect([await statusOf(shop, public_ ?? ''), await statusOf(shop, private_ ?? '')]).toEqual([200, 404]);

  const own = `/api/account/orders/${id}`;
  const read = (await customer.request({ url: `${own}/reports` })).json<components['schemas']['OwnReports']>();
  expect(read.items).toMatchObject([{ text: content.text, pictures: [{ caption: 'Огонь' }, { caption: 'Семья Ивановых' }] }]);
  for (const address of [`${own}/reports`, `${own}/pictures/${family}/small`])
    expect([await statusOf(customer, address), await statusOf(stranger, address)]).toEqual([200, 404]);

  const letters = (await messagesTo(shop, customer.contact)).filter(({ subject }) => /отчёт готов|with its report/.test(subject));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(`/order/${id}`);
  expect(letters[0]?.html).not.toMatch(/Ивана|Варанаси|Семь/);

  expect((await save(priest, url, 2, { ...content, pictures: [] })).json<StaffReport>().correctedAt).not.toBeNull();
  expect(await statusOf(shop, public_ ?? '')).toBe(404);
});

test('the pictures of a report go with the account', async () => {
  const priest = await signInStaff(shop, 'priest');
  const customer = await signIn(shop);
  const { id, url } = await performed(customer);
  const picture = await upload(priest);
  const pictures = [{ id: picture, caption: '', isPublic: true }];
  await save(priest, url, 0, { text: 'Да', date: '2026-11-19', place: 'Пуна', pictures });
  expect((await send(priest, url, 1)).statusCode).toBe(200);
  expect((await customer.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  expect((await orderOf(id)).reports).toBeUndefined();
  expect((await priest.request({ url: `/api/admin/reports/pictures/${picture}/small` })).statusCode).toBe(404);
  expect(await shop.database.queries().selectFrom('pictures').select('id').where('id', '=', picture).execute()).toEqual([]);
});

test('scripts in text, place and captions come back as they were written, and no letter or page of the link has them', async () => {
  const priest = await signInStaff(shop, 'priest');
  const customer = await signIn(shop);
  const { id, url } = await performed(customer);
  const attacks = MARKUP.map((attack) => attack.replaceAll('\n', ' ').slice(0, 80).trim());
  const text = attacks.join('\n').slice(0, 5000);
  const place = attacks[0] ?? '';
  await save(priest, url, 0, { text, date: '2026-11-19', place, pictures: [] });
  await send(priest, url, 1);
  const read = (await customer.request({ url: `/api/account/orders/${id}/reports` })).json<components['schemas']['OwnReports']>();
  expect(read.items).toMatchObject([{ text, place }]);
  for (const { html } of await messagesTo(shop, customer.contact))
    for (const attack of attacks) expect(html).not.toContain(attack);
});
