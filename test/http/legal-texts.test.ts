import { describe, expect, test } from 'vitest';
import { cookieNames } from '../../src/http/requests/cookies.ts';
import { LEGAL_TEXTS, readLegalTexts } from '../../src/seed/read-articles.ts';
import { openShop } from '../support/shop.ts';

const shop = await openShop({
  env: { SELLER_DETAILS: 'Yagya Ltd; No. 4711; 7 Fire Street, Pune', SUPPORT_EMAIL: 'priests@shop.example' },
});

const LEGAL_IDS = ['privacy', 'terms', 'refunds', 'seller'];

describe.each([
  ['ru', 'Политика конфиденциальности'],
  ['en', 'Privacy policy'],
] as const)('the legal texts in %s', (language, title) => {
  test('the legal texts are pages that the server writes whole, with their own address and that of the other language', async () => {
    const { payload, statusCode } = await shop.app.inject({ url: `/${language}/legal/privacy` });
    expect(statusCode).toBe(200);
    expect(payload).toContain(`>${title}</h1>`);
    expect(payload).toContain(`rel="canonical" href="${shop.config.publicUrl}/${language}/legal/privacy"`);
    for (const other of ['ru', 'en'])
      expect(payload).toContain(`hreflang="${other}" href="${shop.config.publicUrl}/${other}/legal/privacy"`);
  });

  test('the legal texts have no blank that the shop has not filled', async () => {
    for (const id of LEGAL_IDS) {
      const { payload } = await shop.app.inject({ url: `/${language}/legal/${id}` });
      const text = payload.slice(payload.indexOf('<h1'), payload.indexOf('</article>'));
      expect(text, id).toContain('priests@shop.example');
      expect(text, id).not.toMatch(/\{\w+\}/);
    }
  });

  test('the legal texts are linked from every page that customers read', async () => {
    const ofContent = ['', '/articles', '/article/sankalpa', '/ritual/ganesha', '/panchanga', '/legal/terms'];
    for (const path of [...ofContent, '/user-profile', '/order/none', '/nothing']) {
      const { payload } = await shop.app.inject({ url: `/${language}${path}` });
      for (const id of LEGAL_IDS) expect(payload).toContain(`href="/${language}/legal/${id}"`);
    }
  });

  test('the legal texts name the seller of the settings', async () => {
    const { payload } = await shop.app.inject({ url: `/${language}/legal/seller` });
    for (const part of [/<p>Yagya Ltd<\/p>/, /<p>No\.\s4711<\/p>/, /<p>7\sFire Street, Pune<\/p>/]) expect(payload).toMatch(part);
  });
});

test('the legal texts are in the sitemap, and among neither the articles nor the news', async () => {
  const sitemap = (await shop.app.inject({ url: '/sitemap.xml' })).payload;
  expect(sitemap).toContain(`${shop.config.publicUrl}/en/legal/terms`);
  for (const url of ['/api/articles-catalog', '/en/rss.xml']) {
    expect((await shop.app.inject({ url })).payload).not.toContain('legal');
  }
  expect((await shop.request({ url: '/api/articles/privacy' })).statusCode).toBe(404);
  expect((await shop.request({ url: '/api/documents/sankalpa' })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: '/en/legal/nothing' })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: '/share/en/legal/terms.png' })).statusCode).toBe(200);
});

test.each(['ru', 'en'])('the privacy policy in %s names every cookie that a visitor gets', async (language) => {
  // The cookie of the sandbox comes where no customers are.
  const { isSecure: _, sandbox: __, ...cookies } = cookieNames(shop.config.publicUrl);
  const { html } = (await shop.request({ url: `/api/documents/privacy?lang=${language}` })).json<{ html: string }>();
  for (const cookie of [...Object.values(cookies), 'lang']) expect(html).toContain(`<code>${cookie}</code>`);
});

test.each([
  ['ru', /гостевого заказа\s—\s180\sдней/, /Вход\s—\sне\sдольше\s\d+\sдней\..*бессрочно\sостаются\sвремя\sи\sотпечаток/],
  ['en', /unpaid order: 180\sdays/, /A sign-in: \d+\sdays at most\..*a fingerprint of your e-mail or phone .*stay without end/],
])('the privacy policy in %s says how long an unpaid order and a sign-in stay', async (language, unpaid, signIns) => {
  const { html } = (await shop.request({ url: `/api/documents/privacy?lang=${language}` })).json<{ html: string }>();
  expect(html).toMatch(unpaid);
  expect(html).toMatch(signIns);
});

test('an edited text stays when the shop starts again, and a missing one comes back', async () => {
  const queries = shop.database.queries;
  await queries.updateTable('articles').set({ content_en: 'Edited.' }).where('id', '=', 'terms').execute();
  await queries.deleteFrom('articles').where('id', '=', 'refunds').execute();
  await shop.database.transact(({ articles }) => articles.addMissing(LEGAL_TEXTS, readLegalTexts));
  await shop.refreshContent();
  expect((await shop.request({ url: '/api/documents/terms?lang=en' })).json().content_en).toBe('Edited.');
  expect((await shop.request({ url: '/api/documents/refunds' })).statusCode).toBe(200);
});

test('a sandbox says that it has no seller', async () => {
  const sandbox = await openShop();
  expect((await sandbox.app.inject({ url: '/en/legal/seller' })).payload).toContain('there is no seller');
});
