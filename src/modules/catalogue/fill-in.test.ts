import { expect, test } from 'vitest';
import type { Article } from './article.ts';
import { fillIn } from './fill-in.ts';

test('a blank is filled in each language, wherever it stands, and what nobody knows stays', () => {
  const document = { id: 'seller', content: { ru: '{seller}: {email}, {email}', en: '{seller} {unknown} $& {' } } as Article;
  const blanks = { seller: { ru: 'ООО «Яга»', en: 'Yagya $1 Ltd' }, email: { ru: 'a@b.ru', en: 'a@b.ru' } };
  expect(fillIn(document, blanks)).toEqual({
    id: 'seller',
    content: { ru: 'ООО «Яга»: a@b.ru, a@b.ru', en: 'Yagya $1 Ltd {unknown} $& {' },
  });
});
