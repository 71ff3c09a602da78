import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeShop, type Shop } from '../../src/compose.ts';
import { readConfig } from '../../src/config/read-config.ts';
import { newKeyText } from '../../src/modules/api-keys/key-text.ts';
import { operations } from '../support/contract.ts';
import { checkAnswer } from '../support/contract-check.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { oneRitual } from '../support/orders.ts';
import { PRODUCTION } from '../support/production-settings.ts';

let shop: Shop;
let drop: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), 'production-'));
beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  const embedded = { DATABASE_URL: undefined, ALLOW_EMBEDDED_DATABASE: 'true', DATA_DIR: folder, LOG_LEVEL: 'error' };
  shop = await composeShop(readConfig({ ...PRODUCTION, ...embedded, ...database.env }));
});
afterAll(async () => {
  await shop.close();
  await drop();
  rmSync(folder, { recursive: true });
});

const sandboxOnly = operations.filter(({ path }) => path.includes('/sandbox'));

test.each(sandboxOnly)('in production the operation $id of the sandbox does not exist', async ({ method, path }) => {
  const url = path.replace(/\{\w+\}/g, crypto.randomUUID());
  const answer = await shop.app.inject({ method: method.toUpperCase() as 'GET', url });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
});

test('the published contract has no operation of the sandbox', async () => {
  const document = (await shop.app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(document.paths).filter((path) => path.includes('sandbox'))).toEqual([]);
  expect(Object.keys(document.paths)).toHaveLength(
    new Set(operations.filter((operation) => !sandboxOnly.includes(operation)).map(({ path }) => path)).size,
  );
});

test.each([
  '/ptest22',
  '/pdebug22',
  '/en/ptest22',
  '/ru/pdebug22',
  '/docs/try',
  '/docs/try/',
  '/docs/try/json',
  '/docs/sandbox',
  '/metrics',
  '/.env',
  '/.git/HEAD',
  '/.vite/manifest.json',
])('in production nothing is at %s', async (url) => {
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.payload).toMatch(/<h1[^>]*>(Page not found|Страница не найдена)</);
});

test('the contract can be read, without the operations of the sandbox', async () => {
  const guide = await shop.app.inject({ url: '/en/docs' });
  expect(guide.statusCode).toBe(200);
  expect(guide.payload).not.toMatch(/href="\/(en\/)?docs\/(try|sandbox)/);
  expect((await shop.app.inject({ url: '/en/docs/orders' })).statusCode).toBe(200);
});

test('the guide to a first order runs no calls, and its samples point to a sandbox of the reader', async () => {
  const { payload } = await shop.app.inject({ url: '/ru/docs/guide' });
  expect(payload).toContain('SHOP=http://localhost:3000');
  const scripts = [...payload.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address]) => address);
  expect(scripts).toEqual(['/docs/copy.js']);
  expect(payload).not.toMatch(/data-run|Тестовый режим/);
});

test('in production a key of the sandbox opens nothing, and the answer says why', async () => {
  for (const url of ['/api/services', '/api/partner/indra/orders']) {
    const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${newKeyText('sandbox')}` } });
    expect(answer.json()).toMatchObject({ status: 401, code: 'key_of_other_mode' });
  }
});

test('in production orders, the home page and the services work', async () => {
  const payload = { ...oneRitual, paymentMethod: 'card' };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/orders', payload });
  expect(answer.statusCode).toBe(201);
  checkAnswer({ method: 'POST', url: '/api/orders', status: 201, headers: answer.headers, body: answer.payload });
  expect((await shop.app.inject({ url: '/' })).statusCode).toBe(200);
  expect((await shop.app.inject({ url: '/api/services' })).json()).toHaveLength(6);
});

test('browsers are told to use HTTPS only', async () => {
  const { headers } = await shop.app.inject({ url: '/' });
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
