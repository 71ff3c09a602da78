import { expect, test } from 'vitest';
import type { CatalogueSnapshot } from './catalogue.ts';
import { createSearchCatalogue } from './search.ts';
import type { IndexedText, SearchIndex, WantedWords } from './search-index.ts';

/** The same words in both languages. */
const texts = (name: string) => ({ ru: name, en: name });
const article = (id: string, content: string) =>
  ({
    id,
    name: texts(id),
    intro: texts(''),
    content: texts(content),
    tags: ['yagya'],
  }) as unknown as CatalogueSnapshot['articles'][number];
const both = (ru: string, en: string) => ({ ru, en });
const ritual = {
  id: 'ganesha',
  slug: 'ganesha-yagya',
  name: both('Ганеша', 'Ganesha'),
  description: both('Описание', 'About it'),
  articleIntro: both('Начало', 'Beginning'),
  articleContent: both('Огонь', 'Fire'),
  features: { ru: ['Имя', 'Отчёт'], en: ['Name', 'Report'] },
} as unknown as CatalogueSnapshot['services'][number];

/** A catalogue whose content a test changes, and an index that finds what holds all words, an unfinished last one by its beginning. */
function library() {
  const asked: WantedWords[] = [];
  const articles = [article('fire', 'Sacred fire burns.'), article('water', 'Still water.')];
  const state = { version: 1, articles, services: [] as CatalogueSnapshot['services'] };
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
    documents: [],
    textOf: (markdown: string) => ({ html: '', toc: [], plain: markdown }),
  });
  /** What the index was asked; a star stands behind a last word that may be unfinished. */
  const questions = () =>
    asked.map(({ language, words, isLastUnfinished }) => `${language}: ${words.join(' ')}${isLastUnfinished ? '*' : ''}`);
  const search = createSearchCatalogue({ current }, index);
  return { state, asked, questions, indexed: () => indexed, replaced: () => replaced, search };
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

test('an article is searched for by its introduction, too', async () => {
  const { state, search } = library();
  state.articles = [{ ...article('fire', 'Sacred fire.'), intro: both('Начало', 'Beginning') }];
  expect((await search('beginning', 'en')).map(({ id }) => id)).toEqual(['fire']);
});

test('the name of a topic finds its texts', async () => {
  const { search } = library();
  expect((await search('yagya', 'en')).map(({ id, snippet }) => [id, snippet])).toEqual([
    ['fire', []],
    ['water', []],
  ]);
});

test('what is found as it is typed is asked for once in each language, that of the reader first', async () => {
  const { search, questions } = library();
  await search('sacred fire', 'ru');
  expect(questions()).toEqual(['ru: sacred fire', 'en: sacred fire']);
});

test('the last word may be unfinished when nothing holds it as it is', async () => {
  const { search, questions } = library();
  expect((await search('still wat', 'en')).map(({ id }) => id)).toEqual(['water']);
  expect(questions()).toEqual(['en: still wat', 'en: still wat*', 'ru: still wat', 'ru: still wat*']);
});

test('a last word of two letters is taken as it is', async () => {
  const { search, questions } = library();
  expect(await search('still wa', 'en')).toEqual([]);
  expect(questions()).toEqual(['en: still wa', 'ru: still wa']);
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

test('signs alone find nothing, and the index is not asked', async () => {
  const { search, asked } = library();
  expect(await search(' …!&| ', 'en')).toEqual([]);
  expect(asked).toEqual([]);
});

test('at most eight words count', async () => {
  const { search, asked } = library();
  await search('one two six four five six seven eight nine', 'en');
  expect(asked[0]?.words).toHaveLength(8);
});

test('a text is found by a word of the other language, and shows no snippet then', async () => {
  const { state, search } = library();
  state.articles = [{ ...article('fire', ''), content: both('Огонь горит.', 'Sacred fire burns.') }];
  expect((await search('sacred', 'ru')).map(({ id, snippet }) => [id, snippet])).toEqual([['fire', []]]);
});

const YAGYAS = 'yagya yajna havan homa яга яги хаван хаванам хаванами хаванах яджнам яджнами яджнах хомою хом хомам хомами хомах';

/** Words of both languages for a fire ritual, and forms of them that a stemmer does not know. */
test.each(YAGYAS.split(' '))('%s finds the yagya in either language', async (word) => {
  const { state, search } = library();
  state.articles = [{ ...article('ganesha', ''), tags: [], name: both('Ганеша-яга', 'Ganesha Yagya') }];
  for (const language of ['ru', 'en'] as const) expect((await search(word, language)).map(({ id }) => id)).toEqual(['ganesha']);
});

test('a word of five letters or more with one mistake in typing finds what was meant, and a shorter one does not', async () => {
  const { search } = library();
  expect((await search('sacerd', 'en')).map(({ id }) => id)).toEqual(['fire']);
  expect((await search('watter', 'en')).map(({ id }) => id)).toEqual(['water']);
  expect(await search('fier', 'en')).toEqual([]);
});

test('a form of a word with one mistake finds the word, whose texts have its first form alone', async () => {
  const { state, search } = library();
  state.articles = [article('fire', 'Священный огонь.')];
  expect((await search('огнямм', 'ru')).map(({ id }) => id)).toEqual(['fire']);
});

test('a word is searched for as it was meant only after nothing was found, once more in each language', async () => {
  const { search, questions } = library();
  await search('sacerd', 'en');
  const asTyped = ['en: sacerd', 'en: sacerd*', 'ru: sacerd', 'ru: sacerd*'];
  expect(questions()).toEqual([...asTyped, 'en: sacred', 'ru: sacred']);
});

test('a word that stands in a text is not corrected, also where no text holds all the words', async () => {
  const { state, search, asked } = library();
  state.articles.push(article('flood', 'Watery, watery, watery.'));
  expect(await search('sacred water', 'en')).toEqual([]);
  expect(asked.every(({ words }) => words.join() === 'sacred,water')).toBe(true);
});

test('a search finds fifty texts at most', async () => {
  const { state, search } = library();
  state.articles = Array.from({ length: 60 }, (_, at) => article(`fire-${at}`, 'Fire.'));
  expect(await search('fire', 'en')).toHaveLength(50);
});

test('a ritual is searched for by all that its page says, in each language', async () => {
  const { state, search, indexed } = library();
  state.services = [ritual];
  await search('fire', 'en');
  const bodyIn = (language: string) => indexed().find((text) => text.id === 'ganesha' && text.language === language)?.body;
  expect(bodyIn('en')).toEqual(['about', 'it', 'beginning', 'name', 'report', 'fire']);
  expect(bodyIn('ru')).toEqual(['описание', 'начало', 'имя', 'отчет', 'огонь']);
});

test('a found ritual is known by its tag, and shows its points as sentences', async () => {
  const { state, search } = library();
  state.services = [ritual];
  const [hit] = await search('report', 'en');
  expect(hit).toMatchObject({ source: 'services', id: 'ganesha', slug: 'ganesha-yagya', tags: ['ritual'], name: ritual.name });
  expect(hit?.snippet.map(({ text }) => text).join('')).toBe('About it · Beginning · Name. Report. Fire');
});

test('a text that only the index has, because another instance knows a newer catalogue, is not found', async () => {
  const { state, search } = library();
  state.services = [ritual];
  expect(await search('report', 'en')).toHaveLength(1);
  state.services = [];
  expect(await search('report', 'en')).toEqual([]);
});
