import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { askForCode, newContact, tryCode, wrongCode } from './steps/customers.ts';
import { atOnce, inTurn } from './steps/repeat.ts';

const shop = await openShop();

/** Milliseconds for hundreds of sign-ins on a busy machine. */
const TIMEOUT = 180_000;

test('wrong codes sent at once are counted up to the last try, so the right code comes too late', {
  timeout: TIMEOUT,
}, async () => {
  await inTurn(80, async () => {
    const sent = await askForCode(shop);
    await atOnce(8, () => tryCode(shop, { ...sent, code: wrongCode(sent.code) }));
    expect((await tryCode(shop, sent)).statusCode).toBe(400);
  });
  const tries = await shop.database.queries.selectFrom('one_time_codes').select('tries').distinct().execute();
  expect(tries).toEqual([{ tries: 5 }]);
});

test('the right code sent many times at once signs in once', { timeout: TIMEOUT }, async () => {
  await inTurn(80, async () => {
    const sent = await askForCode(shop);
    const statuses = (await atOnce(4, () => tryCode(shop, sent))).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });
});

test('two browsers that sign in with a new contact at once create one account', { timeout: TIMEOUT }, async () => {
  await inTurn(40, async () => {
    const contact = newContact();
    const first = await askForCode(shop, contact);
    const second = await askForCode(shop, contact);
    const answers = (await Promise.all([tryCode(shop, first), tryCode(shop, second)])).map((answer) => answer.json());
    expect(answers.map(({ isNewUser }) => isNewUser).sort()).toEqual([false, true]);
    expect(answers[0].user.id).toBe(answers[1].user.id);
  });
});

test('codes requested at once never exceed the limit', { timeout: TIMEOUT }, async () => {
  const limited = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  await inTurn(20, async (round) => {
    const contact = newContact();
    const headers = { 'x-forwarded-for': `203.0.${round + 1}.1` };
    const ask = () => limited.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact }, headers });
    const statuses = (await atOnce(8, ask)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });
});

test('codes requested at once from one network never exceed what strangers there get without work', {
  timeout: TIMEOUT,
}, async () => {
  const limited = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  const ask = (index: number) => {
    // Each from a /64 of its own, all of which are one renter's /48.
    const headers = { 'x-forwarded-for': `2001:db8:1:${index + 1}::1` };
    return limited.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact: newContact() }, headers });
  };
  const statuses = (await atOnce(60, ask)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array(20).fill(200), ...Array(40).fill(428)]);
  // Who was refused counts for nothing.
  const { hits } = await limited.database.queries
    .selectFrom('rate_limits')
    .select('hits')
    .where('bucket', '=', 'codes by email')
    .executeTakeFirstOrThrow();
  expect(hits).toBe(20);
});
