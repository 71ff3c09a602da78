import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { MARKUP } from '../support/markdown-attacks.ts';
import { openShop } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
type StaffReport = components['schemas']['StaffReport'];

const { performed, upload, save, send } = reportStepsOf(shop);
const priest = await signInStaff(shop, 'priest');

const orderOf = async (id: string) => (await shop.request({ url: `/api/orders/${id}` })).json<components['schemas']['Order']>();

const content = (pictures: readonly string[]) => ({
  text: 'За Анну и Ивана.\nСемь дней.',
  date: '2026-11-19',
  place: 'Варанаси',
  pictures: pictures.map((id, index) => ({ id, caption: CAPTIONS[index] ?? '', isPublic: index === 0 })),
});
/** The first picture is for everybody with the order's link, the second for the family alone. */
const CAPTIONS = ['Огонь', 'Семья Ивановых'];
const statusOf = async (who: Pick<Customer, 'request'>, url: string) => (await who.request({ url })).statusCode;

test('a report is drafted for a ritual that is performed: each saving is of the version that was read', async () => {
  const { id, url } = await performed(await signIn(shop));
  const draft = content([await upload(priest), await upload(priest)]);
  const due = (await priest.request({ url: '/api/admin/reports' })).json<components['schemas']['UnreportedPage']>();
  expect(due.items.find(({ orderId }) => orderId === id)).toMatchObject({ status: 'ready', items: [{ item: 0, savedAt: null }] });
  const opened = await priest.request({ url });
  expect([opened.headers.etag, opened.json<StaffReport>()]).toMatchObject([
    '"0"',
    { version: 0, date: null, performedAt: '2026-11-19T09:00:00.000Z' },
  ]);
  const saved = await save(priest, url, 0, draft);
  expect([saved.statusCode, saved.headers.etag, saved.json<StaffReport>()]).toMatchObject([200, '"1"', draft]);
  expect((await save(priest, url, 0, draft)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect((await save(priest, url, 1, { ...draft, date: '2030-01-01' })).json()).toMatchObject({
    code: 'invalid_date',
    errors: [{ pointer: '/date' }],
  });
});

test('nobody sees a report before it is sent', async () => {
  const customer = await signIn(shop);
  const { id, url } = await performed(customer);
  const fire = await upload(priest);
  await save(priest, url, 0, content([fire]));
  expect((await customer.request({ url: `/api/account/orders/${id}/reports` })).json()).toEqual({ items: [] });
  expect(await statusOf(customer, `/api/account/orders/${id}/pictures/${fire}/small`)).toBe(404);
  expect((await orderOf(id)).reports).toBeUndefined();
  expect(await statusOf(shop, `/api/orders/${id}/pictures/${fire}/small`)).toBe(404);
});

describe('a report that was sent', () => {
  let customer: Customer;
  let id: string;
  let url: string;
  let fire: string;
  let family: string;
  const pictureOf = (picture: string) => `/api/orders/${id}/pictures/${picture}/large`;

  beforeEach(async () => {
    customer = await signIn(shop);
    ({ id, url } = await performed(customer));
    fire = await upload(priest);
    family = await upload(priest);
    await save(priest, url, 0, content([fire, family]));
    const sent = await Promise.all([send(priest, url, 1), send(priest, url, 1)]);
    expect(sent.map(({ statusCode }) => statusCode).toSorted(), 'of two who send it one does').toEqual([200, 409]);
  });

  test('a report that was sent completes the order, whose link shows what is for everybody and nothing personal', async () => {
    const order = await orderOf(id);
    expect([order.status, order.reports]).toEqual([
      'completed',
      [{ item: 0, date: '2026-11-19', place: 'Варанаси', pictures: [fire] }],
    ]);
    expect(JSON.stringify(order)).not.toMatch(/Ивана|Семь|Огонь/);
    expect([await statusOf(shop, pictureOf(fire)), await statusOf(shop, pictureOf(family))]).toEqual([200, 404]);
  });

  test('a report that was sent is read whole by its customer, and by no other', async () => {
    const stranger = await signIn(shop);
    const accountUrl = `/api/account/orders/${id}`;
    const whole = (await customer.request({ url: `${accountUrl}/reports` })).json<components['schemas']['OwnReports']>();
    expect(whole.items).toMatchObject([
      { text: content([]).text, pictures: [{ caption: 'Огонь' }, { caption: 'Семья Ивановых' }] },
    ]);
    for (const address of [`${accountUrl}/reports`, `${accountUrl}/pictures/${family}/small`])
      expect([await statusOf(customer, address), await statusOf(stranger, address)]).toEqual([200, 404]);
  });

  test('a report that was sent is told to its customer once, by a letter with the link alone', async () => {
    const letters = (await messagesTo(shop, customer.contact)).filter(({ subject }) =>
      /отчёт готов|with its report/.test(subject),
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`/order/${id}`);
    expect(letters[0]?.html).not.toMatch(/Ивана|Варанаси|Семь/);
  });

  test('a report that was sent is corrected, and a picture that was taken out is shown to nobody', async () => {
    const corrected = (await save(priest, url, 2, content([]))).json<StaffReport>();
    expect(corrected.correctedAt).not.toBeNull();
    expect(await statusOf(shop, pictureOf(fire))).toBe(404);
  });
});

test('the desk offers no step back of a ritual whose report is sent, while another of its order waits for one', async () => {
  const { id } = await paidOrder(shop);
  const press = async (position: number, step: 'begin' | 'complete') => {
    const url = `/api/admin/desk/${id}/rituals/${position}/${step}`;
    return (await priest.request({ method: 'POST', url })).json<components['schemas']['RitualProgress']>();
  };
  for (const position of [0, 1]) await press(position, 'begin');
  for (const position of [0, 1]) await press(position, 'complete');
  const { startDate } = await press(0, 'complete');
  const offered = async () => {
    const { items } = (await priest.request({ url: `/api/admin/desk?day=${startDate}` })).json<
      components['schemas']['DeskDay']
    >();
    const rituals = items.find((order) => order.id === id)?.rituals ?? [];
    return rituals.map(({ reported, undoUntil }) => [reported, undoUntil !== null]);
  };
  const url = `/api/admin/reports/orders/${id}/0`;
  await save(priest, url, 0, { text: 'За Анну.', date: startDate, place: 'Варанаси', pictures: [] });
  expect(await offered(), 'a draft ends nothing').toEqual([
    [false, true],
    [false, true],
  ]);
  expect((await send(priest, url, 1)).statusCode).toBe(200);
  expect(await offered()).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('the pictures of a report go with the account', async () => {
  const customer = await signIn(shop);
  const { id, url } = await performed(customer);
  const picture = await upload(priest);
  const pictures = [{ id: picture, caption: '', isPublic: true }];
  await save(priest, url, 0, { text: 'Да', date: '2026-11-19', place: 'Пуна', pictures });
  expect((await send(priest, url, 1)).statusCode).toBe(200);
  expect((await customer.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
  expect((await orderOf(id)).reports).toBeUndefined();
  expect((await priest.request({ url: `/api/admin/reports/pictures/${picture}/small` })).statusCode).toBe(404);
  expect(await shop.database.queries.selectFrom('pictures').select('id').where('id', '=', picture).execute()).toEqual([]);
});

test('scripts in text and place come back to the customer as they were written, and no letter has them', async () => {
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
