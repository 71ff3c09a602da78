import { describe, expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { FOREIGN_TOKEN } from '../support/foreign-token.ts';
import { openShop } from '../support/shop.ts';
import { cookiesOf } from './steps/customers.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

/** The operations that need no secret: one takes it, and to the other the shop itself posts. */
const OPEN: ReadonlySet<string> = new Set(['openSandbox', 'fillSandboxInbox']);
const SECRET = 'the-secret-of-the-sandbox';
const env = { LISTEN_HOST: '0.0.0.0', SANDBOX_ACCESS: SECRET, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' };
const shop = await openShop({ env });
const secure = await openShop({ env: { PUBLIC_URL: 'https://sandbox.example', SANDBOX_ACCESS: SECRET } });

let visitors = 0;
/** Headers of a visitor with an address that nobody had before. */
const visitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `203.0.113.${visitors}` };
};

const withHeader = (secret: string, headers: Record<string, string> = visitor()) =>
  shop.request({ url: '/api/sandbox/messages', headers: { ...headers, 'x-sandbox-access': secret } });
const withCookie = (cookie: string) =>
  shop.request({ url: '/api/sandbox/messages', headers: { ...visitor(), cookie, 'x-sandbox-access': '' } });
const open = (secret: string, headers: Record<string, string> = visitor()) =>
  shop.request({ method: 'POST', url: '/api/sandbox/access', payload: { secret }, headers });

describe('a sandbox with a secret', () => {
  const closed = operations.filter(({ path }) => path.startsWith('/api/sandbox/')).filter(({ id }) => !OPEN.has(id));

  test.each(closed)('a sandbox with a secret keeps $id from those who do not give it', async ({ method, path }) => {
    const url = path.replace(/\{\w+\}/g, crypto.randomUUID());
    const headers = { ...visitor(), 'x-sandbox-access': '' };
    const answer = await shop.request({ method: method.toUpperCase() as 'GET', url, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sandbox_access_required']);
  });

  test('a sandbox with a secret opens to the right header', async () => {
    expect((await withHeader(SECRET)).statusCode).toBe(200);
    for (const wrong of [SECRET.slice(1), `${SECRET}-`, SECRET.toUpperCase(), 'x']) {
      expect((await withHeader(wrong)).json().code).toBe('sandbox_access_required');
    }
  });

  test('a sandbox with a secret gives a browser a cookie for it, which does not hold the secret and which no other site can send', async () => {
    const answer = await open(SECRET);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(
      /^sandbox_access=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(String(answer.headers['set-cookie'])).not.toContain(SECRET);
    const cookie = cookiesOf(answer);
    expect((await withCookie(cookie)).statusCode).toBe(200);
    const headers = { ...visitor(), cookie, 'x-sandbox-access': '' };
    expect((await shop.request({ url: '/api/sandbox/access', headers })).statusCode).toBe(204);
  });

  test('a sandbox with a secret gives no cookie for a wrong secret, and opens to no cookie of another making', async () => {
    const refused = await open('another-secret-of-it');
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
    for (const forged of [SECRET, FOREIGN_TOKEN, '']) {
      expect((await withCookie(`sandbox_access=${forged}`)).statusCode).toBe(403);
    }
  });

  test('a sandbox with a secret leaves the shop itself open', async () => {
    for (const url of ['/api/services', '/', '/pdebug22', '/ptest22', '/docs', '/docs/try/', '/api/health/ready']) {
      expect((await shop.request({ url, headers: visitor() })).statusCode).toBe(200);
    }
  });

  test('a sandbox with a secret limits the tries of an address in the form, and not those of others', async () => {
    const guesser = visitor();
    const tries = await inTurn(11, () => open('a-wrong-secret-again', guesser));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(403), 429]);
    expect((await open(SECRET, guesser)).statusCode).toBe(429);
    expect((await open(SECRET)).statusCode).toBe(204);
  });

  test('a sandbox with a secret limits wrong headers of an address: after twenty even the right one waits; right ones are not counted', async () => {
    const guesser = visitor();
    await inTurn(30, () => withHeader(SECRET, guesser));
    await inTurn(20, () => withHeader('wrong', guesser));
    const late = await withHeader(SECRET, guesser);
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '600']);
    expect((await withHeader(SECRET)).statusCode).toBe(200);
  });

  test('a sandbox with a secret counts tries that come at once', async () => {
    const guesser = visitor();
    await atOnce(25, () => withHeader('wrong', guesser));
    expect((await withHeader(SECRET, guesser)).statusCode).toBe(429);
  });
});

test('over https the cookie is bound to the host', async () => {
  const answer = await secure.request({ method: 'POST', url: '/api/sandbox/access', payload: { secret: SECRET } });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-sandbox_access=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});
