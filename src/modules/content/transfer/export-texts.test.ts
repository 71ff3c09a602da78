import { expect, test } from 'vitest';
import { agni, filledShop, sankalpa, shown } from '../testing/filed-shop.ts';
import { anArticle, aService, both } from '../testing/texts.ts';

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
