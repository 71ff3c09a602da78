import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const admin = await signInStaff(shop, 'administrator');
const operator = await signInStaff(shop, 'operator');
const second = await signInStaff(shop, 'operator');
const priest = await signInStaff(shop, 'priest');
type Person = typeof admin;
afterEach(() => shop.database.queries.deleteFrom('saved_views').execute());

const VIEWS = '/api/admin/views';
const filters = { status: 'unpaid', method: 'card', sort: '-total' };

const save = (who: Person, changes: object = {}, id: string = randomUUID()) =>
  who.request({
    method: 'PUT',
    url: `${VIEWS}/${id}`,
    payload: { list: 'orders', name: 'Ждут карты', isShared: false, filters, ...changes },
  });
const saved = async (who: Person, changes?: object) => (await save(who, changes)).json<{ id: string }>().id;
const rename = (who: Person, id: string, name: string, version = 1) =>
  who.request({ method: 'PUT', url: `${VIEWS}/${id}/name`, payload: { name }, headers: { 'if-match': `"${version}"` } });
const remove = (who: Person, id: string, version = 1) =>
  who.request({ method: 'DELETE', url: `${VIEWS}/${id}`, headers: { 'if-match': `"${version}"` } });
const seenBy = async (who: Person) =>
  (await who.request({ url: `${VIEWS}?list=orders` })).json<{ items: { id: string; name: string }[]; mayShare: boolean }>();
const idsOf = async (who: Person) => (await seenBy(who)).items.map(({ id }) => id);

test('a view of one member is seen by no other, and a shared view by all who read the list', async () => {
  const viewOfOperator = await saved(operator);
  const shared = await saved(admin, { isShared: true, name: ' Общий ' });
  expect(await idsOf(operator)).toEqual(expect.arrayContaining([viewOfOperator, shared]));
  expect(await idsOf(second)).toEqual([shared]);
  expect(await seenBy(second)).toMatchObject({
    mayShare: false,
    items: [{ name: 'Общий', isShared: true, mayChange: false, filters }],
  });
  expect(await seenBy(admin)).toMatchObject({ mayShare: true, items: [{ mayChange: true }] });
  expect((await rename(second, viewOfOperator, 'Мой')).statusCode).toBe(404);
  expect((await remove(admin, viewOfOperator)).statusCode).toBe(404);
  for (const answer of [
    await rename(second, shared, 'Мой'),
    await remove(second, shared),
    await save(second, { isShared: true }),
  ])
    expect(answer.statusCode).toBe(403);
  expect((await priest.request({ url: `${VIEWS}?list=orders` })).statusCode).toBe(403);
  expect((await remove(priest, shared)).statusCode).toBe(404);
});

test.each([
  ['clients', { language: 'en', buyers: 'false', sort: 'date' }],
  ['money', { kind: 'ask', sort: '-total' }],
  ['refunds', { waitsFor: 'second_person', sort: '-status' }],
  ['consultations', { state: 'all', sort: 'status' }],
  ['audit', { person: admin.id, area: 'order', from: '2026-09-01', sort: 'date' }],
] as const)(
  'a view of the list of %s has its filters and order, is listed with it alone, and takes no filter of another list',
  async (list, ofList) => {
    const id = randomUUID();
    expect((await save(admin, { list, filters: ofList }, id)).json()).toMatchObject({ id, list, filters: ofList });
    const views = await admin.request({ url: `${VIEWS}?list=${list}` });
    expect(views.json<{ items: { id: string }[] }>().items.map((view) => view.id)).toEqual([id]);
    expect((await save(admin, { list, filters: { method: 'card' } })).statusCode).toBe(400);
  },
);

test('a view that is saved twice stands once', async () => {
  const id = randomUUID();
  const twice = await Promise.all([save(admin, { isShared: true }, id), save(admin, { isShared: true }, id)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await idsOf(admin)).filter((listed) => listed === id)).toEqual([id]);
});

test('of two members who change a view at once one is refused', async () => {
  const id = await saved(admin, { isShared: true });
  const names = await Promise.all([rename(admin, id, 'Один'), rename(admin, id, 'Другой')]);
  expect(names.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  expect((await remove(admin, id)).statusCode).toBe(412);
  expect((await remove(admin, id, 2)).statusCode).toBe(204);
  expect((await remove(admin, id, 2)).statusCode).toBe(404);
});

test('nobody saves over a view of somebody else', async () => {
  expect((await save(second, {}, await saved(operator))).statusCode).toBe(404);
});

test('a person has at most twenty views of a list, however fast they are saved, and others may save theirs', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => save(second)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ status: 409, code: 'too_many_views' });
  expect((await save(admin)).statusCode).toBe(200);
});

test('a search is no part of a view, nor is what the list does not know', async () => {
  for (const wrong of [{ q: 'Анна' }, { status: 'lost' }, { sort: 'name' }, { from: 'yesterday' }])
    expect((await save(operator, { filters: wrong })).statusCode, JSON.stringify(wrong)).toBe(400);
  expect((await save(operator, { name: ' ' })).statusCode).toBe(400);
});

test('a shared view outlives the member who saved it: nobody owns it', async () => {
  const id = await saved(admin, { isShared: true });
  const rows = await shop.database.queries.selectFrom('saved_views').select('owner_id').where('id', '=', id).execute();
  expect(rows).toEqual([{ owner_id: null }]);
});

test('the log tells what people did with a view, each change once', async () => {
  const id = await saved(admin, { isShared: true });
  await Promise.all([rename(admin, id, 'Один'), rename(admin, id, 'Другой')]);
  await remove(admin, id, 2);
  const log = await admin.request({ url: `/api/admin/audit?subjectKind=view&subjectId=${id}` });
  const actions = log.json<{ items: { action: string }[] }>().items.map(({ action }) => action);
  expect(actions.toReversed()).toEqual(['staff.view_saved', 'staff.view_renamed', 'staff.view_deleted']);
});

test('at most twenty views of a list are shared, however fast they are saved, and a member may still save their own', async () => {
  await Promise.all(Array.from({ length: 22 }, () => save(admin, { isShared: true })));
  const { items } = (await admin.request({ url: `${VIEWS}?list=orders` })).json<{ items: { isShared: boolean }[] }>();
  expect(items.filter(({ isShared }) => isShared)).toHaveLength(20);
  expect((await save(admin, { isShared: true })).json()).toMatchObject({ status: 409, code: 'too_many_views' });
  expect((await save(admin)).statusCode).toBe(200);
});
