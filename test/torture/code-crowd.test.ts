import { expect, inject, test } from 'vitest';
import { proveWork } from '../../src/modules/auth/testing/prove-work.ts';
import { post, signInAt } from '../support/customers.ts';
import { runSql } from '../support/sql.ts';
import { startTwoShops } from './two-shops.ts';

const isFull = inject('crowd') === 'full';
const STRANGERS = isFull ? 1200 : 30;

/** An address of its own for each, in networks of their own. */
const addressOf = (index: number) => ({ 'x-forwarded-for': `10.${index >> 8}.${index & 255}.7` });

test('a crowd from many addresses, at two instances, stops neither a customer nor a newcomer, who proves work for each code', async () => {
  const { shops, databaseUrl, end } = await startTwoShops({ TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on' });
  const ask = (index: number, body: unknown, headers: Record<string, string>) =>
    post(`${shops[index % 2]?.url}/api/auth/request-login`, body, headers);
  const home = { 'x-forwarded-for': '203.0.113.7' };
  const cookie = await signInAt(shops[0].url, 'anna@example.com', home);
  // After 600 codes in all each stranger must prove work. A small crowd finds all but ten of them given.
  if (!isFull) await runSql(databaseUrl, "update rate_limits set hits = 600 - 10 where bucket = 'codes by email'");

  const statuses: number[] = [];
  for (let first = 0; first < STRANGERS; first += 10) {
    const answers = Array.from({ length: 10 }, async (_, index) => {
      const answer = await ask(index, { contact: `stranger-${first + index}@example.com` }, addressOf(first + index));
      await answer.text();
      return answer.status;
    });
    statuses.push(...(await Promise.all(answers)));
  }
  expect(new Set(statuses)).toEqual(new Set([200, 428]));
  const known = await ask(1, { contact: 'anna@example.com' }, { ...home, cookie });
  expect(known.status).toBe(200);
  const refused = await ask(0, { contact: 'newcomer@example.com' }, home);
  expect(refused.status).toBe(428);
  const { challenge } = (await refused.json()) as { challenge: { token: string; bits: number } };
  const start = performance.now();
  const proof = proveWork(challenge);
  if (isFull) console.log(`${challenge.bits} bits were solved in ${Math.round(performance.now() - start)} ms`);
  // One proof is good for one code, whichever instance it comes to.
  const answers = await Promise.all([0, 1].map((index) => ask(index, { contact: 'newcomer@example.com', proof }, home)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 428]);
  await end();
});
