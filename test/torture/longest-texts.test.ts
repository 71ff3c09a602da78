import { inflateRawSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { writeFiles } from '../../src/adapters/content-files/format.ts';
import { createReadApart, READ_LIMITS, savedFile } from '../../src/compose/content-files.ts';
import { cents } from '../../src/kernel/money.ts';
import type { ArticleContent, FiledTexts, ServiceContent } from '../../src/modules/content/index.ts';

const isFull = inject('crowd') === 'full';
/** Of each kind, each with a draft; in full as many as a shop may have. */
const count = isFull ? 200 : 12;
const LONGEST_BODY = 36_000;

/** What makes a file long, and what makes it slow to read. */
const fillings = {
  pictographs: '🔥',
  ...(isFull ? { words: 'Огонь в алтаре. ', lines: 'я\n', lists: '* **я** [я](/a)\n' } : {}),
};

test.for(Object.entries(fillings))(
  'the longest texts that a shop may have come back from what an export has saved (%s)',
  { timeout: 30 * 60_000 },
  async ([, filling]) => {
    const texts = longestTexts(filling);
    const { kind, bytes } = await savedFile(texts);
    expect(kind).toBe('zip');
    // A busy machine may take longer than the ten seconds of a shop.
    const read = createReadApart({ ...READ_LIMITS, milliseconds: 120_000 });
    const found: { services: FiledTexts['services'][number][]; articles: FiledTexts['articles'][number][] } = {
      services: [],
      articles: [],
    };
    for (const file of unzipped(bytes)) {
      expect(file.length).toBeLessThan(16 * 1024 * 1024);
      const { texts: part, problems } = await read(file);
      expect(problems).toEqual([]);
      found.services.push(...part.services);
      found.articles.push(...part.articles);
    }
    expect(found.services.length + found.articles.length).toBe(2 * count);
    const files = writeFiles(texts);
    const back = writeFiles(found);
    expect([...back.keys()]).toEqual([...files.keys()]);
    for (const [name, text] of files) expect(back.get(name) === text, name).toBe(true);
  },
);

function longestTexts(filling: string): FiledTexts {
  const units = [...filling.repeat(Math.ceil(LONGEST_BODY / [...filling].length))];
  const line = (length: number) =>
    `${units
      .slice(0, length - 1)
      .join('')
      .replaceAll('\n', ' ')}.`;
  const inBoth = <Value>(value: Value) => ({ ru: value, en: value });
  const body = (first: string) => inBoth(`${first}${units.slice(0, LONGEST_BODY - 2).join('')}.`);
  const service = (first: string): ServiceContent => ({
    name: inBoth(line(120)),
    description: inBoth(line(300)),
    features: inBoth(Array.from({ length: 12 }, () => line(200))),
    price: cents(9_999_900),
    offSale: false,
    icon: 'ganesha',
    imageUrl: '/emblems/ganesha.svg',
    articleIntro: inBoth(line(600)),
    articleContent: body(first),
    articleSeoTitle: inBoth(line(120)),
    articleSeoDescription: inBoth(line(300)),
  });
  const article = (first: string): ArticleContent => ({
    name: inBoth(line(120)),
    intro: inBoth(line(600)),
    content: body(first),
    seoTitle: inBoth(line(120)),
    seoDescription: inBoth(line(300)),
    category: 'practice',
    tags: [],
    author: 'Vedic Practices Master',
    imageUrl: '/emblems/hand.svg',
  });
  const ids = Array.from({ length: count }, (_, position) => `text-${String(position).padStart(3, '0')}`);
  return {
    services: ids.map((id) => ({ id, slug: id, published: service('a'), draft: service('b') })),
    articles: ids.map((id) => ({ id, published: article('a'), draft: article('b') })),
  };
}

/** The files of an archive, found by its list as every program does. The numbers are lengths and places of fields in the format of ZIP. */
function unzipped(archive: Buffer): Buffer[] {
  const end = archive.length - 22;
  const files: Buffer[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const packed = archive.readUInt32LE(at + 20);
    const name = archive.readUInt16LE(at + 28);
    const start = archive.readUInt32LE(at + 42);
    files.push(inflateRawSync(archive.subarray(start + 30 + name, start + 30 + name + packed)));
    at += 46 + name;
  }
  return files;
}
