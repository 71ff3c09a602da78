import { expect, test } from 'vitest';
import type { components } from '#contract';
import { guestOrder } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];
type Edited = Wire['EditedService'];

const shop = await openShop();
const SERVICES = '/api/admin/content/services';
const editor = await signInStaff(shop, 'editor');
const administrator = await signInStaff(shop, 'administrator');

const begin = (id: string, who = editor) =>
  who.request({ method: 'POST', url: SERVICES, payload: { id, name: 'Дурга-яга', name_en: 'Durga Yagya', price: 250 } });
const read = async (id: string) => (await editor.request({ url: `${SERVICES}/${id}` })).json<Edited>();
const save = (id: string, payload: object) => change(editor, `${SERVICES}/${id}`, { method: 'PUT', payload });
const act = async (id: string, action: 'publish' | 'unpublish') => {
  const answer = await change(editor, `${SERVICES}/${id}`, { path: `/${action}` });
  await shop.refreshContent();
  return answer;
};

/** Saves a draft that readers could read. */
async function write(id: string, changes: Partial<Wire['ServiceEdit']> = {}) {
  const { draft } = await read(id);
  const texts = {
    description: 'О защите.',
    description_en: 'On protection.',
    features: ['Мантры'],
    features_en: ['Mantras'],
    article_intro: 'О Дурге-матери.',
    article_intro_en: 'On mother Durga.',
    article_content: 'Слово о львице.',
    article_content_en: 'A word on the lioness.',
  };
  const answer = await save(id, { ...draft, ...texts, ...changes });
  expect(answer.statusCode, answer.payload).toBe(200);
}

/** A ritual of a name that no other test uses, which readers can read and order. */
async function publishNew(id: string) {
  await begin(id);
  await write(id);
  expect((await act(id, 'publish')).statusCode).toBe(200);
}

const { post } = stepsOf(shop);
const quote = (id: string, duration = 1) => post('/api/cart/quote', { items: [{ id, quantity: 1, duration }] });
const placeOrder = (id: string, price: number, duration: number) =>
  post('/api/orders', { ...guestOrder, items: [{ id, price, quantity: 1, duration }], total: price });

/** What everybody can find of a ritual: its page, its place in the lists of the shop and of search engines, and what the search finds. */
async function placesOf(id: string): Promise<string[]> {
  const services = (await shop.request({ url: '/api/services?view=card' })).json<{ id: string }[]>();
  const map = await shop.app.inject('/sitemap.xml');
  const found = await shop.request({ url: '/api/search?q=%D0%BB%D1%8C%D0%B2%D0%B8%D1%86%D0%B0&lang=ru' });
  const places = {
    list: services.some((service) => service.id === id),
    page: (await shop.app.inject(`/ru/ritual/${id}`)).statusCode === 200,
    sitemap: map.payload.includes(`/ritual/${id}`),
    search: found.payload.includes(`"${id}"`),
    cart: (await quote(id)).statusCode === 200,
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

test('a ritual that an editor begins is a draft that nobody sees or orders', async () => {
  const begun = await begin('durga');
  expect([begun.statusCode, begun.json()]).toMatchObject([
    201,
    { id: 'durga', version: 1, published: null, draft: { price: 250 } },
  ]);
  await write('durga');
  expect(await placesOf('durga')).toEqual([]);
  expect((await placeOrder('durga', 250, 1)).json()).toMatchObject({ code: 'unknown_item' });
  const listed = (await editor.request({ url: SERVICES })).json<Wire['ServiceList']>().items;
  expect(listed).toContainEqual(expect.objectContaining({ id: 'durga', publishedAt: null, price: 250 }));
});

test('once a ritual is published everybody finds it, and its orders cost what the shop’s rules say', async () => {
  await publishNew('tara');
  expect(await placesOf('tara')).toEqual(['list', 'page', 'sitemap', 'search', 'cart']);
  expect((await placeOrder('tara', 500, 2)).statusCode).toBe(201);
  // 480/880 of 250 dollars.
  expect((await placeOrder('tara-basic', 136, 0.5)).statusCode).toBe(201);
});

test('a ritual without tiers is sold by its length alone, with the emblem that its editor chose', async () => {
  await publishNew('radha');
  await write('radha', { tiers: false, image_url: '/emblems/lamp.svg', price: 260 });
  expect((await quote('radha-basic', 0.5)).statusCode).toBe(200);
  await act('radha', 'publish');
  expect((await quote('radha-basic', 0.5)).json()).toMatchObject({ code: 'unknown_item' });
  expect((await placeOrder('radha', 260, 1)).statusCode).toBe(201);
  const service = (await shop.request({ url: '/api/services/radha?lang=ru' })).json();
  expect(service).toMatchObject({ tiers: false, icon: 'lamp', image_url: '/emblems/lamp.svg', price: 260 });
  expect((await quote('ganesha-basic', 0.5)).statusCode).toBe(200);
});

test('what is taken from readers is gone for buyers too, and comes back at its own address', async () => {
  await publishNew('sita');
  const { slug } = (await shop.request({ url: '/api/services/lakshmi?lang=ru' })).json<{ slug: string }>();
  for (const id of ['sita', 'lakshmi']) expect((await act(id, 'unpublish')).statusCode).toBe(200);
  expect(await placesOf('sita')).toEqual([]);
  expect(await placesOf('lakshmi')).toEqual([]);
  expect((await begin('lakshmi')).json()).toMatchObject({ status: 409, code: 'slug_taken' });
  for (const id of ['sita', 'lakshmi']) await act(id, 'publish');
  expect(await placesOf('sita')).toEqual(['list', 'page', 'sitemap', 'search', 'cart']);
  expect((await shop.app.inject(`/ru/ritual/${slug}`)).statusCode).toBe(200);
});

test('special intentions cannot be taken from readers', async () => {
  expect((await act('z-special-intention', 'unpublish')).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
});

test.each([
  ['a ritual', 'ganesha'],
  ['the address of a ritual', 'mahalakshmi'],
  ['another name of a ritual', 'maha-laxmi'],
  ['a tier of a ritual', 'ganesha-premium'],
  ['a special intention', 'special-intention-health-luck'],
  ['a draft of somebody else', 'surya'],
])('an id that names %s already is taken', async (_, id) => {
  await begin('surya', administrator);
  expect((await begin(id)).json()).toMatchObject({ status: 409, code: 'slug_taken' });
});

test('of two editors who begin the same ritual at once one is refused, because the address is taken', async () => {
  const answers = await Promise.all([begin('kali'), begin('kali', administrator)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('a ritual that readers could not read is not published', async () => {
  await begin('shiva');
  expect((await act('shiva', 'publish')).json()).toMatchObject({ status: 400, code: 'invalid_request' });
});

test('an emblem that the shop has not drawn is refused', async () => {
  await begin('hanuman');
  const { draft } = await read('hanuman');
  const refused = await save('hanuman', { ...draft, image_url: 'https://evil.example/x.svg' });
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ pointer: '/image_url' }] });
});

test('a draft whose address was given to another ritual meanwhile is not published, and its editor reads why', async () => {
  await begin('vishnu');
  await write('vishnu');
  const moveNavagraha = (slug: string) =>
    shop.database.queries.updateTable('services').set({ slug }).where('id', '=', 'navagraha');
  await moveNavagraha('vishnu').execute();
  expect((await act('vishnu', 'publish')).json()).toMatchObject({ status: 409, code: 'slug_taken' });
  await moveNavagraha('navagraha').execute();
  expect((await act('vishnu', 'publish')).statusCode).toBe(200);
});

test('files keep what is sold without tiers', async () => {
  await begin('rama');
  await write('rama', { tiers: false });
  const file = (await editor.request({ url: '/api/admin/content/files' })).payload;
  expect(file).toContain('tiers: false');
  const plan = await editor.request({
    method: 'POST',
    url: '/api/admin/content/files/plan',
    payload: file,
    headers: { 'content-type': 'application/yaml' },
  });
  expect(plan.json()).toMatchObject({ texts: [], refusals: [] });
});
