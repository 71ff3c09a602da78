// @vitest-environment node
import { expect, test } from 'vitest';
import { withPicture } from './insert-picture.ts';
import type { ContentPicture } from './picture-calls.ts';

const picture = { address: '/pictures/x-9x9.webp', alt: 'Огонь [в *алтаре*]', alt_en: 'Fire' } as ContentPicture;
const values = { content: 'Раз.\n\nДва.\n\nТри.', content_en: 'One.\n \nTwo.\n\nThree.' };
const put = (position: number, isForBoth = true, texts = values) =>
  withPicture(texts, { field: 'content', language: 'ru', position }, picture, isForBoth);
const [ru, en] = ['![Огонь (в алтаре)](/pictures/x-9x9.webp)', '![Fire](/pictures/x-9x9.webp)'];

test('a picture stands on its own at the cursor, and in the other language behind as many paragraphs', () => {
  expect(put('Раз.\n\nДва.'.length)).toEqual({
    content: `Раз.\n\nДва.\n\n${ru}\n\nТри.`,
    content_en: `One.\n \nTwo.\n\n${en}\n\nThree.`,
  });
  expect(put(0)).toEqual({ content: `${ru}\n\n${values.content}`, content_en: `${en}\n\n${values.content_en}` });
});

test('a cursor within a paragraph parts it, and the other text gets the picture behind its paragraph', () => {
  expect(put('Раз.\n\nДв'.length)).toEqual({
    content: `Раз.\n\nДв\n\n${ru}\n\nа.\n\nТри.`,
    content_en: `One.\n \nTwo.\n\n${en}\n\nThree.`,
  });
});

test('a shorter text in the other language gets the picture at its end, and an empty one the picture alone', () => {
  expect(put(values.content.length, true, { ...values, content_en: 'One.' }).content_en).toBe(`One.\n\n${en}`);
  expect(put(values.content.length, true, { ...values, content_en: '' }).content_en).toBe(en);
});

test('the other language stays as it is when nobody wants the picture there', () => {
  expect(Object.keys(put(0, false))).toEqual(['content']);
});
