import { expect, test, vi } from 'vitest';
import { proveWork } from '../../src/modules/auth/testing/prove-work.ts';
import { openShop, testClock } from '../support/shop.ts';
import { askForCode, cookiesOf, lastCode, newContact, newPhone, signIn, tryCode } from './steps/customers.ts';
import { inTurn } from './steps/repeat.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }, overrides: { clock } });

/** How many codes and wrong tries one IP address has in its window, and how many wrong tries of all there are before the alarm. */
const CODES_OF_AN_ADDRESS = 10;
const WRONG_OF_AN_ADDRESS = 20;
const WRONG_OF_ALL = 200;

let addresses = 0;
/** An IP address in a network that no request has come from yet. */
function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}.7` };
}

const ask = (contact: string, headers = newAddress()) =>
  shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact }, headers });
const messagesSent = async () => (await shop.database.queries.selectFrom('messages').select('id').execute()).length;

test('a contact gets three codes in ten minutes and ten in a day, from whatever IP addresses they are requested', async () => {
  const contact = newContact();
  const statuses = (await inTurn(4, () => ask(contact))).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await ask(contact);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
  // Slowly enough for the limit of ten minutes, so that only that of the day refuses.
  const later = await inTurn(9, () => {
    pass(601 / 3);
    return ask(contact);
  });
  expect(later.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  pass(601);
  expect((await ask(contact)).statusCode).toBe(429);
  pass(86_400);
  expect((await ask(contact)).statusCode).toBe(200);
});

test('a refusal leaves the code valid that was sent before', async () => {
  const contact = newContact();
  const first = await askForCode(shop, contact, newAddress());
  await inTurn(2, () => ask(contact));
  const refused = await ask(contact);
  expect([refused.statusCode, refused.json().code, refused.headers['set-cookie']]).toEqual([429, 'rate_limited', undefined]);
  expect((await tryCode(shop, first, newAddress())).statusCode).toBe(200);
});

test('one IP address cannot have codes sent to a hundred contacts', async () => {
  const from = newAddress();
  const before = await messagesSent();
  const statuses = (await inTurn(100, () => ask(newContact(), from))).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(CODES_OF_AN_ADDRESS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - CODES_OF_AN_ADDRESS);
  expect(await messagesSent()).toBe(before + CODES_OF_AN_ADDRESS);
});

test('one IP address cannot try one code on many contacts, and an alarm is logged when many addresses do', async () => {
  const alarm = vi.spyOn(shop.log, 'error');
  const guess = (headers: Record<string, string>) =>
    tryCode(shop, { contact: newContact(), code: '123456', cookie: '' }, headers);
  const from = newAddress();
  const fromOneAddress = await inTurn(WRONG_OF_AN_ADDRESS + 5, () => guess(from));
  expect(fromOneAddress.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  expect(fromOneAddress.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  expect(alarm).not.toHaveBeenCalled();
  await inTurn(WRONG_OF_ALL, () => guess(newAddress()));
  expect(alarm).toHaveBeenCalledOnce();
  expect(alarm).toHaveBeenCalledWith({ alarm: 'many wrong codes' }, 'sign-in alarm');
});

/** Counts what 600 strangers, each with an address of their own, have asked for. */
const crowd = (kind: 'email' | 'phone') =>
  shop.database.queries
    .insertInto('rate_limits')
    .values({ bucket: `codes by ${kind}`, window_start: new Date(), hits: 600 })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ hits: 600 }))
    .execute();

test('a crowd from 600 addresses stops neither a customer nor a newcomer, who does some work for each code first', async () => {
  const customer = await signIn(shop);
  await crowd('email');
  const known = await ask(customer.contact, { ...newAddress(), cookie: customer.cookie });
  expect(known.statusCode).toBe(200);

  const contact = newContact();
  const refused = await ask(contact);
  expect(refused.json()).toMatchObject({ status: 428, code: 'proof_required', challenge: { bits: 16 } });
  expect(refused.headers).not.toHaveProperty('set-cookie');
  const proof = proveWork(refused.json<{ challenge: { token: string; bits: number } }>().challenge);
  const send = () =>
    shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact, proof }, headers: newAddress() });
  const sent = await send();
  expect(sent.statusCode).toBe(200);
  expect((await send()).statusCode).toBe(428);
  const codeInHand = { contact, code: await lastCode(shop, contact), cookie: cookiesOf(sent) };
  expect((await tryCode(shop, codeInHand, newAddress())).statusCode).toBe(200);
});

test('a crowd that asks for SMS stops nobody who asks for mail', async () => {
  await shop.database.queries.deleteFrom('rate_limits').execute();
  await crowd('phone');
  expect((await ask(newPhone())).statusCode).toBe(429);
  expect((await ask(newContact())).statusCode).toBe(200);
});

test('strangers who ask for codes to a contact lock nobody out who has signed in before, also after signing out; the shop stores no readable token of the browser', async () => {
  await shop.database.queries.deleteFrom('rate_limits').execute();
  const customer = await signIn(shop);
  pass(601);
  await customer.request({ method: 'POST', url: '/api/auth/logout' });
  expect((await inTurn(4, () => ask(customer.contact))).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  const again = await askForCode(shop, customer.contact, { ...newAddress(), cookie: customer.cookie });
  expect((await tryCode(shop, again, newAddress())).statusCode).toBe(200);
  const stored = await shop.database.queries.selectFrom('known_browsers').selectAll().execute();
  const token = /known_browser=([\w-]+)/.exec(customer.cookie)?.[1];
  expect(token).toHaveLength(43);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a fixed line is told that it gets no SMS, in the language of the caller', async () => {
  const answer = await ask('+74951234567', { ...newAddress(), 'accept-language': 'ru' });
  const detail = expect.stringContaining('не приходят SMS');
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/contact', code: 'no_sms', detail }] });
});
