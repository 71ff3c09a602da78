import { expect, test } from 'vitest';
import type { CatalogueSnapshot } from './catalogue.ts';
import { createSearchCatalogue } from './search.ts';
import type { IndexedText, SearchIndex, WantedWords } from './search-index.ts';

const texts = (name: string) => ({ ru: name, en: name });
const article = (id: string, content: string) =>
  ({
    id,
    name: texts(id),
    intro: texts(''),
    content: texts(content),
    tags: ['yagya'],
  }) as unknown as CatalogueSnapshot['articles'][number];

/** A catalogue whose content a test changes, and an index that finds what holds all words, an unfinished last one by its beginning. */
function library() {
  const asked: WantedWords[] = [];
  const state = { version: 1, articles: [article('fire', 'Sacred fire burns.'), article('water', 'Still water.')] };
  let indexed: readonly IndexedText[] = [];
  let replaced = 0;
  const index = {
    async replace(_, given) {
      indexed = given;
      replaced++;
    },
    async find(wanted, most) {
      asked.push(wanted);
      const fits = (word: string, position: number) => (has: string) =>
        wanted.isLastUnfinished && position === wanted.words.length - 1 ? has.startsWith(word) : has === word;
      return indexed
        .filter(({ language, title, body }) => {
          const all = [...title, ...body];
          return language === wanted.language && wanted.words.every((word, position) => all.some(fits(word, position)));
        })
        .slice(0, most)
        .map(({ source, id, body }) => ({
          source,
          id,
          places: body.flatMap((word, at) => (wanted.words.includes(word) ? at + 1 : [])),
        }));
    },
  } satisfies SearchIndex;
  const current = async () => ({
    ...state,
    services: [],
    documents: [],
    textOf: (markdown: string) => ({ html: '', toc: [], plain: markdown }),
  });
  return { state, asked, replaced: () => replaced, search: createSearchCatalogue({ current }, index) };
}

test('a text is found by its words, with the part that holds them', async () => {
  const { search } = library();
  expect(await search('FIRE', 'en')).toEqual([
    {
      source: 'articles',
      id: 'fire',
      slug: 'fire',
      name: texts('fire'),
      tags: ['yagya'],
      snippet: [
        { text: 'Sacred ', match: false },
        { text: 'fire', match: true },
        { text: ' burns.', match: false },
      ],
    },
  ]);
});

test('the name of a topic finds its texts', async () => {
  const { search } = library();
  expect((await search('yagya', 'en')).map(({ id, snippet }) => [id, snippet])).toEqual([
    ['fire', []],
    ['water', []],
  ]);
});

test('the last word may be unfinished when nothing holds it as it is', async () => {
  const { search, asked } = library();
  expect((await search('still wat', 'en')).map(({ id }) => id)).toEqual(['water']);
  expect(asked.map(({ isLastUnfinished }) => isLastUnfinished)).toEqual([false, true, false, true]);
  expect(await search('still wa', 'en')).toEqual([]);
  expect(asked).toHaveLength(6);
});

test('the index is made anew once for each version of the content', async () => {
  const { search, state, replaced } = library();
  await search('fire', 'en');
  await search('water', 'en');
  expect(replaced()).toBe(1);
  Object.assign(state, { version: 2, articles: [article('earth', 'Firm earth.')] });
  expect(await search('fire', 'en')).toEqual([]);
  expect((await search('earth', 'en')).map(({ id }) => id)).toEqual(['earth']);
  expect(replaced()).toBe(2);
});

test('at most eight words count, and signs alone find nothing without a question to the database', async () => {
  const { search, asked } = library();
  expect(await search(' …!&| ', 'en')).toEqual([]);
  expect(asked).toEqual([]);
  await search('one two six four five six seven eight nine', 'en');
  expect(asked[0]?.words).toHaveLength(8);
});

test('a text is found by a word of the other language, and shows no snippet then', async () => {
  const { state, search } = library();
  const names = { ru: 'Огонь', en: 'Sacred fire' };
  Object.assign(state, { version: 3, articles: [{ ...article('fire', ''), name: names }] });
  expect((await search('sacred', 'ru')).map(({ id, snippet }) => [id, snippet])).toEqual([['fire', []]]);
});

const YAGYAS = 'yagya yajna havan homa яга яги хаван хаванам хаванами хаванах яджнам яджнами яджнах хомою хом хомам хомами хомах';

test.each(YAGYAS.split(' '))('%s finds the yagya in either language', async (word) => {
  const { state, search } = library();
  const names = { ru: 'Ганеша-яга', en: 'Ganesha Yagya' };
  Object.assign(state, { version: 3, articles: [{ ...article('ganesha', ''), tags: [], name: names }] });
  for (const language of ['ru', 'en'] as const) expect((await search(word, language)).map(({ id }) => id)).toEqual(['ganesha']);
});

test('a word of five letters or more with one mistake in typing is taken for the one that was meant, and a shorter one is not', async () => {
  const { search } = library();
  expect((await search('sacerd', 'en')).map(({ id }) => id)).toEqual(['fire']);
  expect((await search('watr sitll', 'en')).map(({ id }) => id)).toEqual([]);
  expect((await search('watter', 'en')).map(({ id }) => id)).toEqual(['water']);
});

test('a word that stands in a text is not corrected, also where no text holds all the words', async () => {
  const { state, search, asked } = library();
  Object.assign(state, { version: 2, articles: [...state.articles, article('flood', 'Watery, watery, watery.')] });
  expect(await search('sacred water', 'en')).toEqual([]);
  expect(asked.every(({ words }) => words.join() === 'sacred,water')).toBe(true);
});

test('a search finds fifty texts at most', async () => {
  const { state, search } = library();
  Object.assign(state, { version: 2, articles: Array.from({ length: 60 }, (_, at) => article(`fire-${at}`, 'Fire.')) });
  expect(await search('fire', 'en')).toHaveLength(50);
});
