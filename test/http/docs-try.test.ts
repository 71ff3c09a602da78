import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();
const read = (url: string, headers = {}) => shop.app.inject({ url, headers });

test('the page that tries calls says in the words of its reader that this shop takes no real money', async () => {
  for (const [language, words] of [
    ['en', 'Test mode: no real money'],
    ['ru', 'Тестовый режим: деньги ненастоящие'],
  ]) {
    const { payload, headers } = await read('/docs/try/', { 'accept-language': `${language}` });
    expect(payload).toMatch(
      new RegExp(
        `<div lang="${language}"><section [^>]+><p>${words}</p></section><header .+</header></div><div id="swagger-ui">`,
      ),
    );
    for (const path of [`/${language}/docs`, `/${language}`]) {
      expect(payload).toContain(`href="${path}"`);
      expect((await read(path)).statusCode).toBe(200);
    }
    expect(headers.vary).toBe('Accept-Language, Cookie');
    // Else a phone draws the page as wide as a desk, and makes it small.
    expect(payload).toContain('<meta name="viewport" content="width=device-width"');
    expect(payload).not.toContain('<title>Swagger');
  }
});

test('the page that tries calls has its files from this host, kept by browsers, and what it lacks is told in the words of the shop', async () => {
  const get = (path: string, headers = {}) => read(`/docs/try/${path}`, headers);
  const page = await get('');
  const files = [...page.payload.matchAll(/(?:src|href)="\.?\/?(?:docs\/try\/)?(static\/[\w./-]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toEqual(expect.arrayContaining(['static/swagger-ui-bundle.js', 'static/swagger-ui.css']));
  for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
  const { headers } = await get('static/swagger-ui.css');
  expect((await get('static/swagger-ui.css', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  expect((await get('json')).json()).toHaveProperty('paths./api/services');
  const missing = await get('static/nothing.js');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
});
