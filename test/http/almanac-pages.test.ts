import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { BEFORE_PLANS, openShop } from '../support/shop.ts';

const ORIGIN = 'https://shop.test';
const shop = await openShop({ env: { PUBLIC_URL: ORIGIN } });
const get = (url: string, headers: Record<string, string> = {}) => shop.request({ url, headers });

async function read(path: string) {
  const answer = await get(path);
  const { document } = new JSDOM(answer.payload).window;
  const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
  const link = (selector: string) => document.querySelector(`link[${selector}]`)?.getAttribute('href') ?? null;
  return { ...answer, headers: answer.headers, document, meta, link };
}

const TODAY = new Date(BEFORE_PLANS).toISOString().slice(0, 10);

describe.each([
  ['ru', 'moscow', 11, '24 января 2022', 'Кришна Шаштхи'],
  ['en', 'new-delhi', 8.5, '24 January 2022', 'Krishna Shashthi'],
] as const)('in %s', (language, home, hoursToMidnight, title, tithi) => {
  test('a day says its date, its tithi and what the words mean without any script', async () => {
    const { document, meta } = await read(`/${language}/panchanga/new-delhi/2022-01-24`);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    const main = document.querySelector('main')?.textContent ?? '';
    for (const fact of [tithi, '05:26', '2078', '1943']) expect(main).toContain(fact);
    expect(meta('description')).toContain(tithi);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test("today is that of the language's city, and caches keep it until that city's midnight", async () => {
    const { headers, link, document } = await read(`/${language}/panchanga`);
    const [, seconds] = /^public, max-age=(\d+), must-revalidate$/.exec(`${headers['cache-control']}`) ?? [];
    // The shop's clock started hours before midnight, and has gone on by the time of the test.
    expect(Number(seconds)).toBeGreaterThan(hoursToMidnight * 3600 - 60);
    expect(Number(seconds)).toBeLessThanOrEqual(hoursToMidnight * 3600);
    expect(link('rel=canonical')).toBe(`${ORIGIN}/${language}/panchanga`);
    expect(document.querySelector(`main a[href="/${language}/panchanga/${home}"]`)).not.toBe(null);
  });

  test('a listed day names its own address, the other language and a picture', async () => {
    const path = `/panchanga/moscow/${TODAY}`;
    const { link, meta, document } = await read(`/${language}${path}`);
    expect(meta('robots')).toBe(null);
    expect([link('rel=canonical'), link('hreflang=ru'), link('hreflang=en'), link('hreflang=x-default')]).toEqual([
      `${ORIGIN}/${language}${path}`,
      `${ORIGIN}/ru${path}`,
      `${ORIGIN}/en${path}`,
      `${ORIGIN}${path}`,
    ]);
    const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(image).toBe(`${ORIGIN}/share/${language}${path}.png`);
    const picture = await get(image.slice(ORIGIN.length));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test.each([
    // Samoa left this day out when it crossed the date line.
    'apia/2011-12-30',
    'nowhere/2026-01-01',
    'moscow/2026-02-30',
    'moscow/1899-12-31',
    'moscow/2101-01-01',
    'moscow/2026-13',
    'moscow/x',
    '%3Cscript%3E/2026-01-01',
  ])('nothing is at %s, and the page leads on', async (address) => {
    const { statusCode, document, meta, headers } = await read(`/${language}/panchanga/${address}`);
    expect([statusCode, meta('robots'), headers['cache-control']]).toEqual([404, 'noindex', 'no-store']);
    expect(document.querySelector(`main a[href="/${language}/panchanga"]`)).not.toBe(null);
  });
});

test('days beyond the listed ones can be read and kept, and stay out of search engines', async () => {
  for (const path of [
    '/ru/panchanga/moscow/1900-01-01',
    '/ru/panchanga/moscow/2100-12-31',
    '/ru/panchanga/murmansk/2026-06-21',
    '/ru/panchanga/moscow/1900-01',
    '/ru/panchanga/moscow/2100-12',
  ]) {
    const { statusCode, meta, headers } = await read(path);
    expect([path, statusCode, meta('robots')]).toEqual([path, 200, 'noindex']);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
    expect((await get(path, { 'if-none-match': `${headers.etag}` })).statusCode).toBe(304);
  }
});

test('where the Sun does not set the page says so', async () => {
  expect((await read('/en/panchanga/murmansk/2026-06-21')).payload).toContain('does not set on this day');
  expect((await read('/en/panchanga/murmansk/2026-12-21')).payload).toContain('does not rise on this day');
});

test('a month has whole weeks, and says which day was left out', async () => {
  const { document } = await read('/en/panchanga/apia/2011-12');
  const cells = [...document.querySelectorAll('main ol li')].filter(({ textContent }) =>
    /day \d|never had/.test(textContent ?? ''),
  );
  expect(cells).toHaveLength(35);
  expect(cells.filter(({ textContent }) => textContent?.includes('never had'))).toHaveLength(1);
});

test('the articles about terms are linked when the shop has them', async () => {
  const { document } = await read('/ru/panchanga/moscow/2026-11-26');
  const linked = [...document.querySelectorAll('main a[href^="/ru/article/"]')].map((link) => link.getAttribute('href'));
  expect(linked).not.toEqual([]);
  for (const href of new Set(linked)) expect([href, (await get(`${href}`)).statusCode]).toEqual([href, 200]);
});

test('a form that is sent without JavaScript shows the day, and makes no page for search engines', async () => {
  const { document, meta } = await read('/en/panchanga/moscow?date=2022-01-24');
  expect([document.querySelector('h1')?.textContent, meta('robots')]).toEqual(['24 January 2022', 'noindex']);
});

test('the sitemap of the almanac lists days and months that answer with their own address, and pictures of no other days are drawn', async () => {
  const { payload, headers } = await get('/sitemap-almanac.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const locations = [...payload.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  // In two languages, for twenty cities, sixty days and twelve months.
  expect(new Set(locations).size).toBe(2 * 20 * (60 + 12));
  // The first, the last, and two between them.
  for (const location of [0, 40, 1500, 2879].map((index) => locations[index] ?? '')) {
    const { statusCode, link, meta } = await read(location.slice(ORIGIN.length));
    expect([location, statusCode, link('rel=canonical'), meta('robots')]).toEqual([location, 200, location, null]);
  }
  expect((await get('/share/ru/panchanga/moscow/1990-01-01.png')).statusCode).toBe(404);
});

test('no picture is drawn for a day or month among the listed that the calendar does not have', async () => {
  const [thisYear = '', thisMonth = ''] = TODAY.split('-');
  for (const part of [`${thisYear}-${thisMonth}-99`, `${thisYear}-99`])
    expect([part, (await get(`/share/ru/panchanga/moscow/${part}.png`)).statusCode]).toEqual([part, 404]);
});

test('of a crowd that asks for pages of days thirty wait in a queue, the others are told when to come back, and other pages wait for nobody', async () => {
  const known = '/ru/panchanga/varanasi/1950-12-31';
  await get(known);
  const crowd = Array.from({ length: 40 }, (_, day) => {
    return get(`/ru/panchanga/varanasi/${new Date(Date.UTC(1950, 0, 1 + day)).toISOString().slice(0, 10)}`);
  });
  const done: string[] = [];
  const besides = [known, '/ru/article/sankalpa'].map(async (path) => {
    const { statusCode } = await get(path);
    done.push(path);
    return statusCode;
  });
  const last = crowd[29]?.then(() => done.push('the last of the lane'));
  expect(await Promise.all(besides)).toEqual([200, 200]);
  await last;
  expect(done.at(-1)).toBe('the last of the lane');
  const answers = await Promise.all(crowd);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(30).fill(200), ...Array(10).fill(503)]);
  expect(answers.at(-1)?.headers['retry-after']).toBe('5');
});
