import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { oneRitual } from '../support/orders.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { reportStepsOf } from './steps/reports.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const { save, send } = reportStepsOf(shop);
const staffOfToday = (role: 'priest' | 'editor') => signInStaff(shop, role, { secondFactorAt: clock() });

/** `seconds` ago, as a device tells it. */
const ago = (seconds: number) => new Date(clock().getTime() - seconds * 1000).toISOString();
const at = (id: string) => `/api/admin/desk/${id}/rituals/0`;
const step = (who: Customer, id: string, which: 'begin' | 'complete', noted: object) =>
  who.request({ method: 'POST', url: `${at(id)}/${which}`, payload: { noted } });
const note = (who: Customer, id: string, body: object, key: string = randomUUID()) =>
  who.request({ method: 'PUT', url: `${at(id)}/parts/${key}`, payload: { ahutis: null, ...body } });
const withdraw = (who: Customer, id: string, key: string) =>
  who.request({ method: 'POST', url: `${at(id)}/parts/${key}/withdrawal`, payload: { reason: 'Не та кнопка' } });
const page = async (id: string) => (await shop.request({ url: `/api/orders/${id}` })).json<Wire['Order']>();
const partsShown = async (id: string) => (await page(id)).rite?.map(({ name_en, ahutis }) => [name_en, ahutis]);

describe('the parts of a rite', () => {
  let priest: Customer;
  let other: Customer;
  let customer: Customer;
  let id: string;
  beforeEach(async () => {
    customer = await signIn(shop);
    ({ id } = await paidOrder(shop, { ...oneRitual, customerEmail: customer.contact, paymentMethod: 'card' }));
    pass(3600);
    priest = await staffOfToday('priest');
    other = await staffOfToday('priest');
    await step(priest, id, 'begin', { note: randomUUID(), at: ago(3000) });
  });

  test('the parts of a rite are seen by everybody with the order’s link at the times at which they were pressed, also when they arrive late and out of order', async () => {
    expect((await page(id)).rite).toBeUndefined();
    expect((await page(id)).items[0]).toMatchObject({ begunAt: ago(3000) });
    await note(priest, id, { part: 'homa', ahutis: 108, at: ago(1000) });
    await note(priest, id, { part: 'sankalpa', at: ago(2900) });
    await note(priest, id, { part: 'avahana', at: ago(2000) });
    expect(await partsShown(id)).toEqual([
      ['Sankalpa', null],
      ['Avahana', null],
      ['Homa', 108],
    ]);
    expect((await page(id)).rite?.[0]).toEqual({
      item: 0,
      name: 'Санкальпа',
      name_en: 'Sankalpa',
      ahutis: null,
      days: 1,
      firstAt: ago(2900),
      lastAt: ago(2900),
    });
  });

  test('the parts of a rite are noted once when one is sent twenty times, and once when two devices note it in one moment', async () => {
    const key = randomUUID();
    const body = { part: 'sankalpa', at: ago(60) };
    const same = await atOnce(20, () => note(priest, id, body, key));
    expect(new Set(same.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    const [first, second] = await Promise.all([
      note(priest, id, { part: 'homa', ahutis: 108, at: ago(30) }),
      note(other, id, { part: 'homa', ahutis: 100, at: ago(31) }),
    ]);
    expect(first.json<Wire['RiteNote']>().note).toBe(second.json<Wire['RiteNote']>().note);
    expect((await partsShown(id))?.length).toBe(2);
    const rows = shop.database.queries.selectFrom('rite_notes').select(['kind', 'noted_at', 'arrived_at']);
    const notes = await rows.where('order_id', '=', id).orderBy('noted_at').execute();
    expect(notes.map(({ kind }) => kind)).toEqual(['begin', 'part', 'part']);
    for (const { noted_at, arrived_at } of notes) expect(noted_at.getTime()).toBeLessThan(arrived_at.getTime());
  });

  test('the parts of a rite of another day add up, each day once', async () => {
    await note(priest, id, { part: 'homa', ahutis: 108, at: ago(30) });
    pass(24 * 3600);
    await note(await staffOfToday('priest'), id, { part: 'homa', ahutis: 54, at: ago(30) });
    expect((await page(id)).rite).toMatchObject([{ ahutis: 162, days: 2 }]);
  });

  test('the parts of a rite are of their own order alone: the id of another order’s note is no key to this one', async () => {
    const key = randomUUID();
    await note(priest, id, { part: 'sankalpa', at: ago(60) }, key);
    const { id: foreign } = await paidOrder(shop, { ...oneRitual, paymentMethod: 'card' });
    await step(priest, foreign, 'begin', { note: randomUUID(), at: ago(1) });
    expect((await note(priest, foreign, { part: 'sankalpa', at: ago(0) }, key)).statusCode).toBe(409);
    expect((await withdraw(priest, foreign, key)).statusCode).toBe(404);
    expect((await page(foreign)).rite).toBeUndefined();
    expect((await note(customer, id, { part: 'homa', ahutis: 1, at: ago(60) })).statusCode).toBe(403);
  });

  test('the parts of a rite are taken back with a reason, and a late repetition does not bring them back', async () => {
    const key = randomUUID();
    const sendNote = () => note(priest, id, { part: 'sankalpa', at: ago(60) }, key);
    await sendNote();
    expect((await withdraw(priest, id, key)).statusCode).toBe(204);
    expect((await sendNote()).json()).toMatchObject({ note: key, takenBack: true });
    expect((await page(id)).rite).toBeUndefined();
    // It is a guest's order, so the log has no words that nobody could erase; they stand at the note.
    const { reason } = await shop.database.queries
      .selectFrom('rite_notes')
      .select('reason')
      .where('id', '=', key)
      .executeTakeFirstOrThrow();
    expect(reason).toBe('Не та кнопка');
  });

  test('the parts of a rite go with a beginning that is taken back, and a repeated request does not bring it back', async () => {
    const { id: late } = await paidOrder(shop, { ...oneRitual, paymentMethod: 'card' });
    const begin = { note: randomUUID(), at: ago(0) };
    await step(priest, late, 'begin', begin);
    await note(priest, late, { part: 'sankalpa', at: ago(0) });
    expect((await priest.request({ method: 'DELETE', url: `${at(late)}/begin` })).statusCode).toBe(200);
    expect((await page(late)).rite).toBeUndefined();
    await step(priest, late, 'begin', begin);
    expect(await page(late)).toMatchObject({ status: 'paid' });
  });

  test('the parts of a rite stand still once the report is sent', async () => {
    const key = randomUUID();
    await note(priest, id, { part: 'sankalpa', at: ago(60) }, key);
    const end = { note: randomUUID(), at: ago(30) };
    await atOnce(5, () => step(priest, id, 'complete', end));
    expect(await page(id)).toMatchObject({ status: 'ready', items: [{ performedAt: ago(30) }] });
    expect((await note(priest, id, { part: 'prasada', at: ago(10) })).json()).toMatchObject({ code: 'illegal_transition' });
    expect((await note(priest, id, { part: 'avahana', at: ago(40) })).statusCode).toBe(200);
    const url = `/api/admin/reports/orders/${id}/0`;
    await save(priest, url, 0, { text: 'За Анну.', date: ago(0).slice(0, 10), place: 'Варанаси', pictures: [] });
    expect((await send(priest, url, 1)).statusCode).toBe(200);
    expect((await withdraw(priest, id, key)).json()).toMatchObject({ status: 409, code: 'undo_over' });
    expect((await note(priest, id, { part: 'homa', ahutis: 108, at: ago(50) })).statusCode).toBe(409);
    expect((await partsShown(id))?.length).toBe(2);
  });

  test('the parts of a rite are shown at the desk of their day with what is noted', async () => {
    await note(priest, id, { part: 'homa', ahutis: 108, at: ago(60) });
    const { items } = (await priest.request({ url: '/api/admin/desk' })).json<Wire['DeskDay']>();
    const ritual = items.find((order) => order.id === id)?.rituals[0];
    expect(ritual?.parts.map((part) => [part.id, part.ahutis, part.noted?.ahutis ?? null])).toEqual([
      ['sankalpa', 0, null],
      ['avahana', 0, null],
      ['homa', 108, 108],
      ['purnahuti', 0, null],
      ['prasada', 0, null],
    ]);
  });
});

const PARTS = '/api/admin/services/ganesha/rite-parts';
const part = (id: string, changes: object = {}) => ({
  id,
  name: 'Тарпана',
  name_en: 'Tarpana',
  text: '',
  text_en: '',
  ahutis: 0,
  ...changes,
});

test('editors change the parts of a ritual over the version that they have read, and what is noted keeps its name', async () => {
  const editor = await staffOfToday('editor');
  const priest = await staffOfToday('priest');
  const { id } = await paidOrder(shop, { ...oneRitual, paymentMethod: 'card' });
  await step(priest, id, 'begin', { note: randomUUID(), at: ago(0) });
  await note(priest, id, { part: 'sankalpa', at: ago(0) });
  const opened = await editor.request({ url: PARTS });
  const namesOfParts = ['sankalpa', 'avahana', 'homa', 'purnahuti', 'prasada'];
  expect(opened.json<Wire['RiteParts']>().items.map((each) => each.id)).toEqual(namesOfParts);
  const put = (items: object[]) =>
    editor.request({ method: 'PUT', url: PARTS, payload: { items }, headers: { 'if-match': String(opened.headers.etag) } });
  expect((await put([part('tarpana'), part('tarpana')])).json()).toMatchObject({ errors: [{ pointer: '/items/1/id' }] });
  for (const field of ['name', 'name_en'])
    expect((await put([part('tarpana', { [field]: ' ' })])).json()).toMatchObject({ errors: [{ pointer: `/items/0/${field}` }] });
  expect((await put([part('tarpana')])).json()).toEqual({ items: [part('tarpana')] });
  expect((await put([])).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect(await partsShown(id)).toEqual([['Sankalpa', null]]);
  // A device that has read the former list may still note what it showed.
  expect((await note(priest, id, { part: 'avahana', at: ago(0) })).statusCode).toBe(200);
  expect((await note(priest, id, { part: 'nothing', at: ago(0) })).statusCode).toBe(404);
});
