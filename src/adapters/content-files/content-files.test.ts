import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import type { ArticleContent, FiledTexts, ServiceContent } from '#modules/content/index.ts';
import { createShelvesMemory } from '#modules/content/testing/memory-shelves.ts';
import { editArticle } from '../../modules/content/articles.ts';
import { editService } from '../../modules/content/services.ts';
import { type Files, INDEX, writeFiles } from './format.ts';
import { asOneFile, readOneFile } from './one-file.ts';
import { readFiles } from './read-files.ts';

const { clock } = createTestClock();
const editor = { userId: 'editor', role: 'editor', partner: null } as const;
const AS_FILED = { asDraft: false };
const noRules = { services: () => [], articles: () => [] };
const read = (files: Files) => readFiles(files, noRules);

const MARKS = ['---', 'a: b', '- x', '# Огонь', '  ', '\n', '\t', '"', "'", '|', '>', '&a', '*a', '~', '1e3', 'true', '%', ': '];
/** Whatever a person can type, much of it looking like YAML or markdown. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...MARKS), { maxLength: 12 }).map((parts) => parts.join('')),
);
const both = fc.record({ ru: text, en: text });
/** With words, as readers need. */
const filled = both.map(({ ru, en }) => ({ ru: `${ru}а`, en: `b${en}` }));
const article: fc.Arbitrary<ArticleContent> = fc
  .record({
    name: filled,
    intro: filled,
    content: filled,
    seoTitle: both,
    seoDescription: both,
    category: fc.constant('practice'),
    tags: fc.array(fc.constantFrom('yagya', 'choice')),
    author: fc.constant('Vedic Practices Master'),
    imageUrl: fc.constant('/emblems/hand.svg'),
  })
  .map((written) => editArticle(written)(written));
const service: fc.Arbitrary<ServiceContent> = fc
  .record({
    name: filled,
    description: filled,
    price: fc.integer({ min: 100, max: 9_999_999 }).map(cents),
    offSale: fc.boolean(),
    icon: fc.constant('ganesha'),
    imageUrl: fc.constant('/emblems/ganesha.svg'),
    features: fc.record({ ru: fc.array(text, { maxLength: 3 }), en: fc.array(text, { maxLength: 3 }) }).map(({ ru, en }) => ({
      ru: [...ru, 'Мантры'],
      en: [...en, 'Mantras'],
    })),
    picture: fc.option(fc.record({ address: fc.constantFrom('/pictures/fire.webp', '/pictures/lamp.webp'), alt: filled }), {
      nil: null,
    }),
    articleIntro: filled,
    articleContent: filled,
    articleSeoTitle: both,
    articleSeoDescription: both,
  })
  .map((written) => editService('x', written)(written));
const id = fc.stringMatching(/^[a-z0-9]{2,8}(-[a-z0-9]{1,8})?$/);
/** A picture without words is refused by rules of their own. */
const namesItsPictures = (content: string) => !/!\[\s*\]\(/.test(content);
const shops: fc.Arbitrary<FiledTexts> = fc
  .record({
    services: fc.uniqueArray(
      fc
        .record({ id, published: service, draft: fc.option(service, { nil: undefined }) })
        .map((text) => ({ ...text, slug: `s-${text.id}` })),
      { selector: (each) => each.id, maxLength: 3 },
    ),
    articles: fc.uniqueArray(
      fc.oneof(
        fc.record({ id, published: article, draft: fc.option(article, { nil: undefined }) }),
        fc.record({ id, draft: article }),
      ),
      { selector: (each) => each.id, maxLength: 3 },
    ),
  })
  .filter((shop) => namesItsPictures(JSON.stringify(shop)));

async function take(shop: ReturnType<typeof createShelvesMemory>, files: Files): Promise<void> {
  const { texts, problems } = read(files);
  expect(problems).toEqual([]);
  const { name, refusals } = await shop.planImport(texts, AS_FILED);
  expect(refusals).toEqual([]);
  await shop.applyImport(editor, texts, { ...AS_FILED, plan: name ?? '' });
}

/** What editors and readers see of each text. */
async function statesOf({ stores }: ReturnType<typeof createShelvesMemory>) {
  const texts = [...(await stores.services.list()), ...(await stores.articles.list())];
  return new Map(texts.map(({ id, newest, published }) => [id, [newest.content, published?.content]]));
}

test('an export that another shop has taken leaves it with the same bytes, and changes nothing in the shop that it came from', async () => {
  await fc.assert(
    fc.asyncProperty(shops, async (texts) => {
      const [first, second] = [createShelvesMemory(clock), createShelvesMemory(clock)];
      await take(first, writeFiles(texts));
      const files = writeFiles(await first.exportTexts());
      const { files: inOne } = readOneFile('texts.yaml', asOneFile(files)) as { files: Files };
      expect([...inOne]).toEqual([...files]);
      await take(second, inOne);
      expect([...writeFiles(await second.exportTexts())]).toEqual([...files]);
      expect(await statesOf(second)).toEqual(await statesOf(first));
      const again = await first.planImport(read(files).texts, AS_FILED);
      expect(again).toMatchObject({ services: [], articles: [], refusals: [] });
    }),
    { numRuns: 25 },
  );
});

test('line breaks of Windows and a byte order mark change nothing', async () => {
  const shop = createShelvesMemory(clock);
  const [sample] = fc.sample(
    shops.filter(({ services, articles }) => services.length > 0 && articles.length > 0),
    { numRuns: 1, seed: 7 },
  );
  await take(shop, writeFiles(sample as FiledTexts));
  const files = writeFiles(await shop.exportTexts());
  const foreign = new Map([...files].map(([name, each]) => [name, `\uFEFF${each.replaceAll('\n', '\r\n')}`]));
  expect(read(foreign)).toEqual(read(files));
});

const INDEX_TEXT =
  'format: 1\narticles:\n  - id: fire\n    category: practice\n    tags: []\n    author: A\n    image_url: /emblems/hand.svg\n';
const DOCUMENT = '---\nname: Fire\nintro: On fire\nseo_title: ""\nseo_description: ""\n---\n\nA word.\n';
const whole = new Map([
  [INDEX, INDEX_TEXT],
  ['articles/fire.ru.md', DOCUMENT],
  ['articles/fire.en.md', DOCUMENT],
]);

test.each<[string, string, string | undefined, object]>([
  ['a missing index', INDEX, undefined, { file: INDEX, code: 'missing_file' }],
  ['a broken index', INDEX, `${INDEX_TEXT}  nobody: [`, { file: INDEX, code: 'unreadable_file', line: 8 }],
  ['another format', INDEX, INDEX_TEXT.replace('1', '2'), { file: INDEX, code: 'other_format', field: 'format', line: 1 }],
  ['a number in place of a list', INDEX, 'format: 1\narticles: 3\n', { file: INDEX, code: 'type', field: 'articles', line: 2 }],
  [
    'an id that stands twice',
    INDEX,
    INDEX_TEXT + INDEX_TEXT.slice(INDEX_TEXT.indexOf('  -')),
    { field: 'fire', code: 'named_twice' },
  ],
  ['a text in the index', INDEX, `${INDEX_TEXT}    intro: Fire\n`, { field: 'fire: intro', line: 8 }],
  ['a missing text', 'articles/fire.en.md', undefined, { file: 'articles/fire.en.md', code: 'missing_file' }],
  ['a text that nobody lists', 'articles/water.ru.md', DOCUMENT, { file: 'articles/water.ru.md', code: 'unlisted_file' }],
  [
    'a text without front matter',
    'articles/fire.en.md',
    'A word.',
    { file: 'articles/fire.en.md', code: 'unreadable_file', line: 1 },
  ],
  [
    'a broken line',
    'articles/fire.ru.md',
    DOCUMENT.replace('On fire', '"On'),
    { file: 'articles/fire.ru.md', code: 'unreadable_file', line: 3 },
  ],
  [
    'a mistyped name',
    'articles/fire.ru.md',
    DOCUMENT.replace('intro:', 'intor:'),
    { field: 'intor', line: 3, code: 'additionalproperties' },
  ],
  [
    'a list of more texts than a shop has',
    INDEX,
    `format: 1\narticles:\n${'  - id: fire\n'.repeat(201)}`,
    { file: INDEX, field: 'articles', line: 3, code: 'too_many_files' },
  ],
  [
    'a reference within the file',
    'articles/fire.ru.md',
    DOCUMENT.replace('Fire', '&a x').replace('On fire', '*a'),
    { file: 'articles/fire.ru.md', code: 'unreadable_file', line: 3 },
  ],
])('%s is refused with its place', (_, path, content, problem) => {
  const files = new Map(whole);
  if (content === undefined) files.delete(path);
  else files.set(path, content);
  const { texts, problems } = read(files);
  expect(problems).toContainEqual(expect.objectContaining(problem));
  expect(texts).toEqual({ services: [], articles: [] });
  expect(read(whole).problems).toEqual([]);
});

test('a text is judged once, however often the index names it', () => {
  const judged: string[] = [];
  const judge = ({ id }: Readonly<Record<string, unknown>>) => {
    judged.push(`${id}`);
    return [];
  };
  const entry = INDEX_TEXT.slice(INDEX_TEXT.indexOf('  -'));
  const named = new Map(whole).set(INDEX, INDEX_TEXT + entry.repeat(199));
  const { problems } = readFiles(named, { ...noRules, articles: judge });
  expect(problems.filter(({ code }) => code === 'named_twice')).toHaveLength(199);
  expect(judged).toEqual(['fire']);
});

/** Each field is a text of at most ten characters. */
const strict = {
  ...noRules,
  articles: (fields: Readonly<Record<string, unknown>>) =>
    ['name', 'name_en', 'intro', 'intro_en', 'content', 'content_en', 'category'].flatMap((field) => {
      const value = fields[field];
      const code =
        value === undefined ? 'required' : typeof value !== 'string' ? 'type' : value.length > 10 ? 'maxlength' : undefined;
      return code ? [{ path: [field], code } as const] : [];
    }),
};

/** The Russian text has an open quote in its head, and eleven characters below it; the English text has no name, the category is a number. */
const mistaken = () =>
  new Map([
    [INDEX, INDEX_TEXT.replace('practice', '1')],
    ['articles/fire.ru.md', DOCUMENT.replace('On fire', '"On').replace('A word.', 'x'.repeat(11))],
    ['articles/fire.en.md', DOCUMENT.replace('name: Fire\n', '')],
  ]);

test('every mistake of a text is told at once, but of a head that cannot be read only that', () => {
  expect(readFiles(mistaken(), strict).problems).toEqual([
    { file: 'articles/fire.ru.md', line: 3, code: 'unreadable_file' },
    { file: 'articles/fire.en.md', line: undefined, field: 'name', code: 'required' },
    { file: 'articles/fire.ru.md', line: 8, field: 'content', code: 'maxlength' },
    { file: INDEX, line: 4, field: 'fire: category', code: 'type' },
  ]);
});

test('of a file that is missing no field is missed', () => {
  const files = mistaken();
  files.delete('articles/fire.ru.md');
  expect(readFiles(files, strict).problems.map(({ file, code }) => [file, code])).toEqual([
    ['articles/fire.ru.md', 'missing_file'],
    ['articles/fire.en.md', 'required'],
    [INDEX, 'type'],
  ]);
});

test('a line of a text is told as the line of the file that holds all of them', () => {
  const text = '# All\na.md: |\n  one\n  two\n\nb.md: "three\\nfour"\n"c.md": |-\n  five\n';
  for (const given of [text, text.replaceAll('\n', '\r\n')]) {
    const read = readOneFile('texts.yaml', given);
    if (!('files' in read)) return expect.unreachable();
    expect([...read.files.values()]).toEqual(['one\ntwo\n', 'three\nfour', 'five']);
    expect([read.lineIn('a.md', 2), read.lineIn('a.md', undefined), read.lineIn('c.md', 1)]).toEqual([4, 2, 8]);
    // Lines of a text in quotes are not lines of the file: its beginning is told.
    expect([read.lineIn('b.md', 2), read.lineIn('d.md', 1)]).toEqual([6, undefined]);
  }
});
