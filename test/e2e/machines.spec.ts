import { fetchParsed, type ParsedPage } from './support/parsed-page.ts';
import { publicPaths } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

// What search engines and messengers see. No script of a page runs, and nothing depends on the browser's size or language.
const LANGUAGES = ['ru', 'en'] as const;

test('every public page previews well in a messenger, in both languages', async ({ api, request, page, baseURL }) => {
  const paths = await publicPaths(api);
  expect(paths.length).toBeGreaterThanOrEqual(16);
  for (const path of paths) {
    for (const language of LANGUAGES) {
      const address = (prefix: string) => baseURL + prefix + (path === '/' && prefix ? '' : path);
      const parsed = await fetchParsed(request, page, address(`/${language}`));
      expect(parsed.status, path).toBe(200);
      expect(parsed.language, path).toBe(language);
      expect(parsed.meta['og:title'], path).toBe(parsed.title);
      expect(parsed.meta['og:description']?.length, path).toBeGreaterThan(40);
      expect(parsed.meta['twitter:card'], path).toBe('summary_large_image');
      expect(parsed.canonical, path).toBe(address(`/${language}`));
      expect(parsed.alternates, path).toEqual({ ru: address('/ru'), en: address('/en'), 'x-default': address('') });
      const image = await request.get(parsed.meta['og:image'] ?? '');
      expect(image.headers()['content-type'], path).toBe('image/png');
      expect(sizeOfPng(await image.body()), path).toEqual([1200, 630]);
    }
  }
});

test('no link of the shop is broken, but for the days of the almanac, which are not followed; every page exists in both languages, and none mixes them', async ({
  request,
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const queue = LANGUAGES.map((language) => `${origin}/${language}`);
  const seen = new Map<string, ParsedPage>();
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (seen.has(url)) continue;
    const parsed = await fetchParsed(request, page, url);
    seen.set(url, parsed);
    for (const link of parsed.links) {
      const target = new URL(link, url);
      target.hash = '';
      if (target.origin === origin && /^https?:$/.test(target.protocol) && !isDayOfMany(target)) queue.push(target.href);
    }
  }
  const broken = [...seen].filter(([, { status }]) => status !== 200).map(([url, { status }]) => `${status} ${url}`);
  expect(broken).toEqual([]);

  const pages = [...seen].filter(([, { language }]) => language);
  expect(pages.length).toBeGreaterThan(30);
  const unpaired = pages.flatMap(([url, { alternates, canonical }]) =>
    canonical
      ? LANGUAGES.filter((language) => !seen.has(alternates[language] ?? '')).map((language) => `${url}: ${language}`)
      : [],
  );
  expect(unpaired).toEqual([]);
  expect(pages.flatMap(([url, parsed]) => foreignWords(parsed).map((text) => `${url}: ${text}`))).toEqual([]);
});

/** A city of the almanac, with its days and months: each leads to the next, for two centuries. */
const isDayOfMany = ({ pathname }: URL) => /\/panchanga\/[^/]/.test(pathname);

/** Returns the texts of the interface that are in the other language, and the text if most of its letters are of the other alphabet. */
function foreignWords({ language, interfaceTexts, text }: ParsedPage): string[] {
  const sentences = interfaceTexts.filter((sentence) =>
    language === 'ru'
      ? /\p{Script=Latin}{2}/u.test(sentence) &&
        !/\p{Script=Cyrillic}/u.test(sentence) &&
        !/^(@?\w+(@example\.com)?|E-mail:?|ru|en)$/i.test(sentence)
      : /\p{Script=Cyrillic}/u.test(sentence),
  );
  const letters = text.match(/\p{L}/gu) ?? [];
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length / letters.length;
  const isOwn = language === 'ru' ? cyrillic > 0.75 : cyrillic < 0.01;
  return isOwn ? sentences : [...sentences, `${Math.round(cyrillic * 100)} % of the letters are Cyrillic`];
}

/** Reads width and height from a PNG's header. */
function sizeOfPng(bytes: Buffer): number[] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
