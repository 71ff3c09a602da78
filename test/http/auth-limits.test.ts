import { expect, test, vi } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { askForCode, newContact, tryCode } from './steps/customers.ts';
import { inTurn } from './steps/repeat.ts';

const { clock, pass } = testClock();
const shop = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }, overrides: { clock } });

let addresses = 0;
/** An IP address that no request has come from yet. */
function newAddress(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}` };
}

const ask = (contact: string, headers = newAddress()) =>
  shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact }, headers });
const messagesSent = async () => (await shop.database.queries().selectFrom('messages').select('id').execute()).length;

test('a contact gets three codes in ten minutes and ten in a day, from whatever IP addresses they are requested', async () => {
  const contact = newContact();
  const statuses = (await inTurn(4, () => ask(contact))).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await ask(contact);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
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
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  expect(await messagesSent()).toBe(before + 10);
});

test('one IP address cannot try one code on many contacts, and an alarm is logged when many addresses do', async () => {
  const alarm = vi.spyOn(shop.app.log, 'error');
  const guess = (headers: Record<string, string>) =>
    tryCode(shop, { contact: newContact(), code: '123456', cookie: '' }, headers);
  const from = newAddress();
  const one = await inTurn(25, () => guess(from));
  expect(one.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  expect(one.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  expect(alarm).not.toHaveBeenCalled();
  await inTurn(200, () => guess(newAddress()));
  expect(alarm).toHaveBeenCalledOnce();
  expect(alarm).toHaveBeenCalledWith({ alarm: 'many wrong codes' }, 'sign-in alarm');
});
