import { expect, test } from 'vitest';
import { agni, filledShop, sankalpa, shown } from '../testing/filed-shop.ts';
import { anArticle, aService, both } from '../testing/texts.ts';

test('an export has the rituals in the order of the shop, and the articles by their ids', async () => {
  const { take, exportTexts, state } = await filledShop();
  await take({ services: [agni], articles: [{ id: 'mantra', published: anArticle() }] });
  // An address without a text is left out.
  state.addresses.push({ id: 'nowhere', slug: 'nowhere' });
  expect(await exportTexts()).toEqual({
    services: [
      { id: 'ganesha', slug: 'ganesha-yagya', published: aService(shown) },
      { id: 'agni', slug: 'agni', published: aService(shown) },
    ],
    articles: [{ id: 'mantra', published: anArticle() }, sankalpa],
  });
});

test('an export has the drafts that differ from what readers see, with plain line breaks', async () => {
  const { take, exportTexts } = await filledShop();
  const draft = anArticle({ intro: both('Раз\r\nДва') });
  const beside = { ...sankalpa, draft };
  await take({ articles: [{ id: 'mantra', draft }, beside, { id: 'shown', published: anArticle() }] });
  const plain = anArticle({ intro: both('Раз\nДва') });
  expect((await exportTexts()).articles).toEqual([
    { id: 'mantra', draft: plain },
    { ...sankalpa, draft: plain },
    { id: 'shown', published: anArticle() },
  ]);
});
