import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { createShelvesMemory } from '../testing/memory-shelves.ts';
import { anArticle, aService, both } from '../testing/texts.ts';
import type { Filed, FiledService, FiledTexts } from './filed-texts.ts';

const { clock } = createTestClock();
const editor = { userId: 'editor', role: 'editor', partner: null, operator: 'anna' } as const;
const AS_FILED = { asDraft: false };
const AS_DRAFT = { asDraft: true };

const ganesha: FiledService = { id: 'ganesha', slug: 'ganesha-yagya', published: aService({ articleSeoTitle: both('Т', 'T') }) };
const sankalpa = { id: 'sankalpa', published: anArticle() };
/** As readers see it: what search engines show is filled in. */
const shown = { articleSeoTitle: both('Т', 'T'), articleSeoDescription: both('О Ганеше.', 'On Ganesha.') };
const agni: FiledService = { id: 'agni', slug: 'agni', published: aService(shown) };

const filed = ({ services = [], articles = [] }: Partial<FiledTexts>): FiledTexts => ({ services, articles });

function openShop(pictures: string[] = []) {
  const shop = createShelvesMemory(clock, pictures);
  const take = async (files: Partial<FiledTexts>, options = AS_FILED) => {
    const { name } = await shop.planImport(filed(files), options);
    return shop.applyImport(editor, filed(files), { ...options, plan: name ?? '' });
  };
  return {
    ...shop,
    plan: (files: Partial<FiledTexts>, options = AS_FILED) => shop.planImport(filed(files), options),
    take,
    seen: (id: string) => shop.state.services.published.get(id)?.content ?? shop.state.articles.published.get(id)?.content,
    lines: () => shop.state.actions.map(({ action, subject, before, after }) => [action, subject.id, before, after]),
  };
}

/** A shop with the ritual and the article, and an empty log. */
async function filledShop(pictures: string[] = []) {
  const shop = openShop(pictures);
  await shop.take({ services: [ganesha], articles: [sankalpa] });
  shop.state.actions = [];
  return shop;
}

test('new rituals and articles are shown to readers, and the log names who ran the command', async () => {
  const { take, seen, lines, state } = openShop();
  await take({ services: [ganesha], articles: [sankalpa] });
  expect(seen('ganesha')).toEqual(aService(shown));
  expect(seen('sankalpa')).toEqual(anArticle());
  expect(state.addresses).toEqual([{ id: 'ganesha', slug: 'ganesha-yagya' }]);
  const ritual = { name: aService().name, slug: 'ganesha-yagya', price: 30_000, offSale: false };
  expect(lines()).toEqual([
    ['service.published', 'ganesha', null, { version: 1, ...ritual, operator: 'anna' }],
    ['article.begun', 'sankalpa', null, { name: anArticle().name, operator: 'anna' }],
    ['article.published', 'sankalpa', { version: 1 }, { version: 2, fields: [], operator: 'anna' }],
  ]);
  expect(state.actions[0]).toMatchObject({ subject: { kind: 'service' }, by: 'editor', at: clock() });
});

test('a new ritual that also has a draft is shown, and its draft is not', async () => {
  const { take, seen, state } = openShop();
  await take({ services: [{ ...ganesha, draft: aService({ price: cents(99) }) }] });
  expect(seen('ganesha')).toMatchObject({ price: 30_000 });
  expect(state.services.revisions.map(({ version, event, content }) => [version, event, content.price])).toEqual([
    [1, 'published', 30_000],
    [2, 'saved', 99],
  ]);
});

test('a change is a draft and a publication, each a version of the history and a line of the log', async () => {
  const { take, seen, lines } = await filledShop();
  await take({ articles: [{ id: 'sankalpa', published: anArticle({ intro: both('Новое') }) }] });
  expect(seen('sankalpa')).toMatchObject({ intro: both('Новое') });
  expect(lines()).toEqual([
    ['article.saved', 'sankalpa', { version: 2 }, { version: 3, fields: ['intro'], operator: 'anna' }],
    ['article.published', 'sankalpa', { version: 3 }, { version: 4, fields: ['intro'], operator: 'anna' }],
  ]);
});

test('what files hold as a draft is a draft, and readers see what they saw', async () => {
  const { take, seen, lines } = await filledShop();
  await take({ articles: [{ ...sankalpa, draft: anArticle({ intro: both('Новое') }) }] });
  expect(seen('sankalpa')).toEqual(anArticle());
  expect(lines()).toMatchObject([['article.saved', 'sankalpa', { version: 2 }, { version: 3 }]]);
});

test('when drafts are asked for, everything becomes a draft and readers see nothing new', async () => {
  const { take, seen, lines, state } = await filledShop();
  const files = { services: [{ ...ganesha, published: aService({ ...shown, price: cents(1) }) }], articles: [] };
  await take({ ...files, articles: [{ id: 'mantra', published: anArticle() }] }, AS_DRAFT);
  expect([seen('ganesha'), seen('mantra')]).toMatchObject([{ price: 30_000 }, undefined]);
  expect(state.articles.revisions.at(-1)).toMatchObject({ id: 'mantra', event: 'saved' });
  expect(lines().map(([action]) => action)).toEqual(['service.saved', 'article.begun']);
});

test('a draft that is shown as it stands is published without another draft', async () => {
  const { take, lines } = await filledShop();
  const next = anArticle({ intro: both('Новое') });
  await take({ articles: [{ ...sankalpa, draft: next }] });
  await take({ articles: [{ id: 'sankalpa', published: next }] });
  expect(lines().map(([action]) => action)).toEqual(['article.saved', 'article.published']);
});

test('the same files again change nothing, also with the line breaks of another system', async () => {
  const { plan, take, lines } = await filledShop();
  const content = both('Раз\nДва\nТри');
  await take({ articles: [{ id: 'sankalpa', published: anArticle({ content }) }] });
  const foreign = anArticle({ content: both('Раз\r\nДва\rТри') });
  expect(await plan({ services: [ganesha], articles: [{ id: 'sankalpa', published: foreign }] })).toMatchObject({
    services: [],
    articles: [],
    unchanged: 2,
    refusals: [],
  });
  expect(lines()).toHaveLength(2);
});

test('a plan shows each field that changes, with its former value', async () => {
  const { plan } = await filledShop();
  const changed = aService({ ...shown, price: cents(33_050), features: { ru: ['Мантры', 'Прасад'], en: ['Mantras'] } });
  const { services, unchanged } = await plan({ services: [{ ...ganesha, published: changed }], articles: [sankalpa] });
  expect(services).toMatchObject([
    {
      kind: 'service',
      id: 'ganesha',
      slug: 'ganesha-yagya',
      version: 1,
      replacesDraft: false,
      writes: [
        {
          stage: 'published',
          changes: [
            { field: 'price', before: '300', after: '330.5' },
            { field: 'features', before: 'Мантры', after: 'Мантры\nПрасад' },
          ],
        },
      ],
    },
  ]);
  expect(unchanged).toBe(1);
});

test('a plan says when it would replace a draft that the files do not hold', async () => {
  const { plan, take } = await filledShop();
  const [own, other] = [anArticle({ intro: both('Моё') }), anArticle({ intro: both('Чужое') })];
  await take({ articles: [{ ...sankalpa, draft: own }] });
  const replaces = async (text: Partial<Filed<typeof own>>) =>
    (await plan({ articles: [{ id: 'sankalpa', ...text }] })).articles.map(({ replacesDraft }) => replacesDraft);
  expect(await replaces({ published: other })).toEqual([true]);
  expect(await replaces({ draft: other })).toEqual([true]);
  expect(await replaces({ published: other, draft: own })).toEqual([false]);
  expect(await replaces({ draft: own })).toEqual([]);
  const same = await plan({ articles: [{ id: 'sankalpa', published: anArticle(), draft: own }] });
  expect([same.articles, same.unchanged]).toEqual([[], 1]);
  expect((await plan({ articles: [{ id: 'mantra', published: other }] })).articles).toMatchObject([{ replacesDraft: false }]);
});

test('an import does only what the plan of that name shows', async () => {
  const { planImport, applyImport, take, lines, plan } = await filledShop();
  const files = filed({ articles: [{ id: 'sankalpa', published: anArticle({ intro: both('Новое') }) }] });
  const { name } = await planImport(files, AS_FILED);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect((await plan(files)).name).toBe(name);
  expect((await plan(files, AS_DRAFT)).name).not.toBe(name);
  const other = filed({ articles: [{ id: 'sankalpa', published: anArticle({ intro: both('Другое') }) }] });
  await expect(applyImport(editor, other, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(lines()).toEqual([]);
  await take({ articles: [{ ...sankalpa, draft: anArticle({ intro: both('Между') }) }] });
  await expect(applyImport(editor, files, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('when one text cannot be taken over, none is', async () => {
  const { planImport, applyImport, state, stores } = openShop();
  const files = filed({ services: [ganesha], articles: [sankalpa] });
  const { name } = await planImport(files, AS_FILED);
  const { add } = stores.articles;
  stores.articles.add = async () => false;
  await expect(applyImport(editor, files, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('slug_taken'));
  stores.articles.add = add;
  stores.services.add = async () => false;
  await expect(applyImport(editor, files, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state).toMatchObject({ actions: [], addresses: [] });
});

test('a file of special intentions is refused when it changes how they are sold', async () => {
  const { take, plan } = openShop();
  const special: FiledService = { id: SPECIAL_INTENTION_SERVICE, slug: 'special', published: aService(shown) };
  await take({ services: [special] });
  const { refusals } = await plan({ services: [{ ...special, published: aService({ ...shown, withoutTiers: true }) }] });
  expect(refusals).toMatchObject([{ field: 'tiers', stage: 'published', code: 'stays' }]);
  expect((await plan({ services: [special] })).refusals).toEqual([]);
});

test.each<[string, Partial<FiledTexts>, object]>([
  ['a ritual at another address', { services: [{ ...ganesha, slug: 'other' }] }, { id: 'ganesha', field: 'slug', code: 'stays' }],
  [
    'a new ritual at the address of another',
    { services: [{ ...ganesha, id: 'new' }] },
    { id: 'new', field: 'slug', code: 'taken' },
  ],
  [
    'a new ritual at the id of another',
    { services: [{ ...ganesha, id: 'new', slug: 'ganesha' }] },
    { field: 'slug', code: 'taken' },
  ],
  [
    'a new ritual named as an address',
    { services: [{ ...ganesha, id: 'ganesha-yagya', slug: 'x' }] },
    { field: 'slug', code: 'taken' },
  ],
  [
    'a new ritual that is only a draft',
    { services: [{ id: 'new', slug: 'new', draft: aService() }] },
    { field: 'id', stage: 'draft', code: 'new_draft' },
  ],
  [
    'another emblem',
    { services: [{ ...ganesha, published: aService({ icon: 'fire' }) }] },
    { field: 'icon', stage: 'published', code: 'stays' },
  ],
  [
    'another author',
    { articles: [{ id: 'sankalpa', draft: anArticle({ author: 'A' }) }] },
    { field: 'author', stage: 'draft', code: 'stays' },
  ],
  [
    'another category',
    { articles: [{ id: 'sankalpa', published: anArticle({ category: 'legal' }) }] },
    { kind: 'article', field: 'category', code: 'stays' },
  ],
  [
    'an empty name that readers would see',
    { articles: [{ id: 'sankalpa', published: anArticle({ name: both('Имя', '') }) }] },
    { field: 'name_en', stage: 'published', code: 'required' },
  ],
  [
    'a picture that the shop does not have',
    { articles: [{ id: 'sankalpa', draft: anArticle({ content: both(`![Огонь](/pictures/${'b2'.repeat(16)}-9x9.webp)`) }) }] },
    { field: 'content', stage: 'draft', code: 'missing_picture' },
  ],
])('%s is refused with the place in the files, and makes no plan', async (_, files, refused) => {
  const { plan, take } = await filledShop();
  const { name, refusals } = await plan(files);
  expect([name, refusals[0]]).toMatchObject([null, refused]);
  await expect(take(files)).rejects.toEqual(refusal('changed_meanwhile'));
});

test('an empty text may stand in a draft', async () => {
  const { plan } = await filledShop();
  expect((await plan({ articles: [{ id: 'sankalpa', draft: anArticle({ name: both('') }) }] })).refusals).toEqual([]);
});

test('an article at the address of a legal text is refused', async () => {
  const { plan, stores } = await filledShop();
  stores.articles.isTaken = async () => true;
  const { refusals } = await plan({ articles: [sankalpa, { id: 'terms', published: anArticle() }] });
  expect(refusals).toEqual([{ kind: 'article', id: 'terms', stage: 'published', field: 'id', code: 'taken' }]);
});

test('a picture that the shop has may be shown, and each is looked up once', async () => {
  const name = 'a1'.repeat(16);
  const { plan, lookedUp } = await filledShop([name]);
  const content = both(`![Огонь](/pictures/${name}-9x9.webp)`);
  const articles = ['one', 'two'].map((id) => ({ id, published: anArticle({ content }) }));
  expect((await plan({ articles })).refusals).toEqual([]);
  expect(lookedUp).toEqual([name]);
});

test('two hundred refusals are told at most, and no further picture is looked up', async () => {
  const { plan, lookedUp } = await filledShop();
  const pictures = Array.from({ length: 210 }, (_, index) => `![x](/pictures/${String(index).padStart(32, '0')}-9x9.webp)`);
  const { refusals } = await plan({
    articles: [{ id: 'mantra', published: anArticle({ content: both(pictures.join(' '), 'x') }) }],
  });
  expect([refusals.length, lookedUp.length]).toEqual([200, 200]);
});

test('a shop has room for two hundred rituals', async () => {
  const { plan, state } = await filledShop();
  state.addresses = Array.from({ length: 199 }, (_, index) => ({ id: `ritual-${index}`, slug: `slug-${index}` }));
  expect((await plan({ services: [ganesha] })).refusals).toEqual([]);
  expect((await plan({ services: [ganesha, agni] })).refusals).toMatchObject([{ id: 'agni', field: 'id', code: 'maxitems' }]);
  state.addresses.push({ id: 'last', slug: 'last' });
  expect((await plan({ services: [ganesha] })).refusals).toMatchObject([{ field: 'id', code: 'maxitems' }]);
});

test('an export has the rituals in the order of the shop, the articles by their ids, and only drafts that differ', async () => {
  const { take, exportTexts, state } = await filledShop();
  const draft = anArticle({ intro: both('Раз\r\nДва') });
  await take({
    services: [agni],
    articles: [
      { id: 'mantra', draft },
      { ...sankalpa, draft },
    ],
  });
  state.addresses = [...state.addresses, { id: 'nowhere', slug: 'nowhere' }];
  const plain = anArticle({ intro: both('Раз\nДва') });
  expect(await exportTexts()).toEqual({
    services: [
      { id: 'ganesha', slug: 'ganesha-yagya', published: aService(shown) },
      { id: 'agni', slug: 'agni', published: aService(shown) },
    ],
    articles: [
      { id: 'mantra', draft: plain },
      { id: 'sankalpa', published: anArticle(), draft: plain },
    ],
  });
});
