import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import {
  AS_DRAFT,
  AS_FILED,
  clock,
  editor,
  filed,
  filledShop,
  ganesha,
  openShop,
  sankalpa,
  shown,
} from '../testing/filed-shop.ts';
import { anArticle, aService, both } from '../testing/texts.ts';

/** The article of the shop, shown to readers with another introduction. */
const changed = (intro: string) => ({ id: 'sankalpa', published: anArticle({ intro: both(intro) }) });

test('new rituals and articles are shown to readers, and the log names who ran the command', async () => {
  const { take, seen, lines, state } = openShop();
  await take({ services: [ganesha], articles: [sankalpa] });
  expect(seen('ganesha')).toEqual(aService(shown));
  expect(seen('sankalpa')).toEqual(anArticle());
  expect(state.addresses).toEqual([{ id: 'ganesha', slug: 'ganesha-yagya' }]);
  const ritual = { name: aService().name, slug: 'ganesha-yagya', withoutTiers: false, price: 30_000, offSale: false };
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
  await take({ articles: [changed('Новое')] });
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
  const cheaper = { ...ganesha, published: aService({ ...shown, price: cents(1) }) };
  await take({ services: [cheaper], articles: [{ id: 'mantra', published: anArticle() }] }, AS_DRAFT);
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

test('an import of other files than those of the plan is refused, and changes nothing', async () => {
  const { plan, applyImport, lines } = await filledShop();
  const { name } = await plan({ articles: [changed('Новое')] });
  const other = filed({ articles: [changed('Другое')] });
  await expect(applyImport(editor, other, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(lines()).toEqual([]);
});

test('an import is refused once one of its texts has changed since the plan', async () => {
  const { plan, applyImport, take } = await filledShop();
  const files = filed({ articles: [changed('Новое')] });
  const { name } = await plan(files);
  await take({ articles: [{ ...sankalpa, draft: anArticle({ intro: both('Между') }) }] });
  await expect(applyImport(editor, files, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('when one text cannot be taken over, none is', async () => {
  const { plan, applyImport, state, stores } = openShop();
  const files = filed({ services: [ganesha], articles: [sankalpa] });
  const { name } = await plan(files);
  const { add } = stores.articles;
  stores.articles.add = async () => false;
  await expect(applyImport(editor, files, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('slug_taken'));
  stores.articles.add = add;
  stores.services.add = async () => false;
  await expect(applyImport(editor, files, { ...AS_FILED, plan: name ?? '' })).rejects.toEqual(refusal('changed_meanwhile'));
  expect(state).toMatchObject({ actions: [], addresses: [] });
});
