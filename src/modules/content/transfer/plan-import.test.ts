import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { AS_DRAFT, agni, clock, filledShop, ganesha, openShop, sankalpa, shown } from '../testing/filed-shop.ts';
import { anArticle, aService, both } from '../testing/texts.ts';
import type { Filed, FiledService, FiledTexts } from './filed-texts.ts';

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

test('the name of a plan is that of its changes, and others have another', async () => {
  const { plan } = await filledShop();
  const files = { articles: [{ id: 'sankalpa', published: anArticle({ intro: both('Новое') }) }] };
  const { name } = await plan(files);
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect((await plan(files)).name).toBe(name);
  expect((await plan(files, AS_DRAFT)).name).not.toBe(name);
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
  ...['ganesha-basic', 'special-intention-rain'].map((id): [string, Partial<FiledTexts>, object] => [
    `a new ritual with the id ${id}, which is that of another item of a cart`,
    { services: [{ ...ganesha, id, slug: id }] },
    { id, field: 'slug', code: 'taken' },
  ]),
  ...(['id', 'slug'] as const).map((field): [string, Partial<FiledTexts>, object] => [
    `a new ritual with another name of Lakshmi as its ${field}`,
    { services: [{ ...agni, [field]: 'maha-laxmi' }] },
    { field: 'slug', code: 'taken' },
  ]),
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

test('a new ritual may not have the id of another new one as its slug, nor the reverse', async () => {
  const other: FiledService = { ...agni, id: 'soma', slug: 'agni' };
  const { plan } = openShop();
  expect((await plan({ services: [{ ...agni, slug: 'fire' }, other] })).refusals).toMatchObject([{ id: 'soma', code: 'taken' }]);
  expect((await plan({ services: [other, { ...agni, slug: 'fire' }] })).refusals).toMatchObject([{ id: 'agni', code: 'taken' }]);
});

test('a ritual of which the shop has only a draft has its id as its address, and its file may hold a draft too', async () => {
  const { plan, state } = await filledShop();
  state.services.revisions.push({ id: 'durga', version: 1, event: 'saved', by: null, at: clock(), content: aService() });
  const durga = { id: 'durga', slug: 'durga', published: aService(shown) };
  expect((await plan({ services: [durga] })).refusals).toEqual([]);
  const elsewhere = await plan({ services: [{ ...durga, slug: 'elsewhere' }] });
  expect(elsewhere.refusals).toMatchObject([{ id: 'durga', field: 'slug', code: 'stays' }]);
  expect((await plan({ services: [{ id: 'durga', slug: 'durga', draft: aService(shown) }] })).refusals).toEqual([]);
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

test('a shop has room for two hundred rituals, and those that are only drafts count too', async () => {
  const { plan, state, stores } = openShop();
  const text = { content: aService(), at: clock() };
  const drafted = async (id: string) => stores.services.add(id, { version: 1, event: 'saved', ...text }, 'editor');
  for (let index = 0; index < 198; index += 1) state.services.published.set(`ritual-${index}`, text);
  await drafted('draft');
  const rain = { ...agni, id: 'rain', slug: 'rain' };
  expect((await plan({ services: [rain] })).refusals).toEqual([]);
  expect((await plan({ services: [rain, agni] })).refusals).toMatchObject([{ id: 'agni', field: 'id', code: 'maxitems' }]);
  await drafted('another');
  expect((await plan({ services: [rain] })).refusals).toMatchObject([{ field: 'id', code: 'maxitems' }]);
});
