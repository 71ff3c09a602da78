import { describe, expect, test } from 'vitest';
import { readArticles } from '../../src/seed/read-articles.ts';
import { openShop } from '../support/shop.ts';

const shop = await openShop();

const get = (url: string, headers: Record<string, string> = {}) => shop.request({ url, headers });

describe('the catalogue of articles', () => {
  test('the catalogue of articles holds the articles, newest first, then the rituals in the order of the services', async () => {
    const entries = (await get('/api/articles-catalog')).json() as { id: string; source: string; updated_at: string }[];
    const articles = entries.filter(({ source }) => source === 'articles');
    expect(articles.length).toBeGreaterThanOrEqual(8);
    expect(entries.slice(0, articles.length)).toEqual(articles);
    const days = articles.map(({ updated_at }) => updated_at);
    expect(days).toEqual(days.toSorted().reverse());
    const services = ((await get('/api/services')).json() as { id: string }[]).map(({ id }) => id);
    expect(entries.slice(articles.length).map(({ id }) => id)).toEqual(services);
  });

  test('the catalogue of articles orders articles of one day as a newcomer should read them', async () => {
    const entries = (await get('/api/articles-catalog')).json() as { id: string; updated_at: string }[];
    const days = new Map(entries.map(({ id, updated_at }) => [id, updated_at]));
    const ofTheDay = (id: string) => days.get(id) === days.get('what-is-a-yagya');
    const inFiles = readArticles().map(({ id }) => id);
    const inShop = entries.map(({ id }) => id).filter((id) => inFiles.includes(id));
    expect(inShop.filter(ofTheDay)).toEqual(inFiles.filter(ofTheDay));
  });
});

describe('an article', () => {
  test('an article comes in the requested language', async () => {
    const ru = (await get('/api/articles/sankalpa?lang=ru')).json();
    const en = (await get('/api/articles/sankalpa?lang=en')).json();
    expect(ru).toMatchObject({ id: 'sankalpa', lang: 'ru', author: 'Vedic Practices Master' });
    expect(ru.html).toContain('<h2 id="что-значит-это-слово">Что значит это слово</h2>');
    expect(ru.toc[0]).toEqual({ id: 'что-значит-это-слово', title: 'Что значит это слово', level: 2 });
    expect(en.html).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(en.toc).toHaveLength(ru.toc.length);
  });

  test('an article without a requested language comes in the language of the caller, and no cache shares it', async () => {
    const kazakh = await get('/api/articles/sankalpa', { 'accept-language': 'kk' });
    expect([kazakh.json().lang, kazakh.headers.vary]).toEqual(['ru', 'Accept-Encoding, Accept-Language']);
    expect(kazakh.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect((await get('/api/articles/sankalpa', { 'accept-language': 'de' })).json().lang).toBe('en');
  });

  test('an article is sent to a client that has it in the other language', async () => {
    const { etag } = (await get('/api/articles/sankalpa?lang=ru')).headers;
    expect((await get('/api/articles/sankalpa?lang=en', { 'if-none-match': `${etag}` })).statusCode).toBe(200);
  });

  test.each(['no-such-article', 'ganesha', '__proto__', 'constructor', 'x'.repeat(101)])(
    'no article has the id %j',
    async (id) => {
      const answer = await get(`/api/articles/${id}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );

  test('an id of an article with NUL is refused', async () => expect((await get('/api/articles/%00')).statusCode).toBe(400));
});

describe('a ritual', () => {
  test.each(['lakshmi', 'maha-laxmi', 'mahalakshmi'])('%s is the ritual of Mahalakshmi', async (id) => {
    const ritual = (await get(`/api/services/${id}?lang=ru`)).json();
    expect(ritual).toMatchObject({ id: 'lakshmi', slug: 'mahalakshmi', price: 400, lang: 'ru' });
    expect(ritual.html).toContain('<h2 ');
    expect(ritual.reading_time).toBeGreaterThan(3);
  });

  test('the rituals are on sale at the prices with which a shop opens', async () => {
    const services = (await get('/api/services')).json() as { id: string; price: number }[];
    expect(Object.fromEntries(services.map(({ id, price }) => [id, price]))).toEqual({
      'maha-mrityunjaya': 500,
      ganesha: 300,
      lakshmi: 400,
      saraswati: 350,
      navagraha: 600,
      'z-special-intention': 250,
    });
  });

  test.each(['no-such-ritual', 'sankalpa', 'toString'])('no ritual has the name %s', async (id) => {
    expect((await get(`/api/services/${id}`)).statusCode).toBe(404);
  });
});

describe('the search', () => {
  const found = async (query: string, headers = {}) => (await get(`/api/search?${query}`, headers)).json();
  const ids = async (q: string, lang = 'ru') =>
    ((await found(new URLSearchParams({ q, lang }).toString())).items as { id: string }[]).map(({ id }) => id);

  test('the search finds words of the texts in any form, and shows where', async () => {
    const { items } = await found(new URLSearchParams({ q: 'лунными сутками', lang: 'ru' }).toString());
    expect(items.map(({ id }: { id: string }) => id)).toContain('panchanga');
    const marked = items[0].snippet.filter(({ match }: { match: boolean }) => match);
    expect(marked.map(({ text }: { text: string }) => text.toLowerCase()).join(' ')).toMatch(/лунн|сут/);
  });

  test('the search finds the same by other forms of a word', async () => {
    const all = await ids('ритуал');
    expect(all.length).toBeGreaterThan(5);
    for (const form of ['ритуалы', 'ритуалами', 'РИТУАЛА']) expect((await ids(form)).toSorted()).toEqual(all.toSorted());
  });

  test('the search reads the texts of one language', async () => {
    expect(await ids('nakshatra', 'en')).toContain('nakshatras');
    expect((await found('q=fire', { 'accept-language': 'en' })).lang).toBe('en');
  });

  test('the search shows text as it is, and never as HTML', async () => {
    await shop.database.transact(async ({ articles }) => {
      const [article] = readArticles();
      if (article) await articles.save([{ ...article, content: { ru: 'Слово <b>зюзюка</b> & всё', en: 'x' } }]);
    });
    await shop.refreshContent();
    const { items } = await found(new URLSearchParams({ q: 'зюзюки', lang: 'ru' }).toString());
    expect(items.map(({ id }: { id: string }) => id)).toEqual(['what-is-a-yagya']);
    const whole = items[0].snippet.map(({ text }: { text: string }) => text).join('');
    expect(whole).toContain('<b>зюзюка</b> & всё');
  });

  test('the search refuses no words, too long words, and what it cannot read', async () => {
    for (const query of ['', 'q=', `q=${'x'.repeat(101)}`, 'q=%00', 'q=fire&lang=de', 'q=fire&limit=5'])
      expect((await get(`/api/search?${query}`)).statusCode, query).toBe(400);
  });
});
