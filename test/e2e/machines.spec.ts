import { fetchParsed, type ParsedPage } from './support/parsed-page.ts';
import { expect, test } from './support/test.ts';

// What search engines see. No script of a page runs, and nothing depends on the browser's size or language.
const LANGUAGES = ['ru', 'en'] as const;

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
