import { expect, test } from 'vitest';
import { secretsIn } from '../support/customers.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { FOREIGN_TOKEN } from '../support/foreign-token.ts';
import { openShop, testClock } from '../support/shop.ts';
import {
  askForCode,
  askForEmailChange,
  cookiesOf,
  lastCode,
  messagesTo,
  newContact,
  signIn,
  tryCode,
  wrongCode,
} from './steps/customers.ts';
import { placeOrder } from './steps/purchase.ts';
import { inTurn } from './steps/repeat.ts';

/** Begins at the real time: the database writes the times of messages by its own clock. */
const { clock, pass } = testClock(Date.now());
const shop = await openShop({ overrides: { clock } });

test('a code signs in once', async () => {
  const { contact, code, cookie } = await askForCode(shop);
  expect((await tryCode(shop, { contact, code, cookie })).statusCode).toBe(200);
  const again = await tryCode(shop, { contact, code, cookie });
  expect([again.statusCode, again.json().code]).toEqual([400, 'invalid_code']);
});

test('five wrong tries make a code invalid', async () => {
  const { contact, code, cookie } = await askForCode(shop);
  const attempts = await inTurn(5, () => tryCode(shop, { contact, code: wrongCode(code), cookie }));
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect((await tryCode(shop, { contact, code, cookie })).statusCode).toBe(400);
});

test('a new code gives no new tries: after fifty wrong tries in a day even the right code is refused', async () => {
  const contact = newContact();
  await inTurn(10, async () => {
    const sent = await askForCode(shop, contact);
    await inTurn(5, () => tryCode(shop, { ...sent, code: wrongCode(sent.code) }));
  });
  expect((await tryCode(shop, await askForCode(shop, contact))).statusCode).toBe(400);
  pass(86_400);
  expect((await tryCode(shop, await askForCode(shop, contact))).statusCode).toBe(200);
});

test('a code is valid for as long as the answer says, and not a second longer', async () => {
  const late = await askForCode(shop);
  const early = await askForCode(shop);
  expect(late.answer).toEqual({ codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60 });
  pass(599);
  expect((await tryCode(shop, early)).statusCode).toBe(200);
  pass(2);
  expect((await tryCode(shop, late)).statusCode).toBe(400);
});

test('a code works only in the browser that asked for it', async () => {
  const victim = await askForCode(shop);
  const thief = await askForCode(shop);
  for (const cookie of ['', thief.cookie, 'login=', `login=${FOREIGN_TOKEN}`]) {
    expect((await tryCode(shop, { ...victim, cookie })).statusCode).toBe(400);
  }
  expect((await tryCode(shop, victim)).statusCode).toBe(200);
});

test('a code for one contact does not open another', async () => {
  const { code, cookie } = await askForCode(shop);
  expect((await tryCode(shop, { contact: newContact(), code, cookie })).statusCode).toBe(400);
});

test('a code for changing an e-mail does not sign in, and a sign-in code does not change an e-mail', async () => {
  const customer = await signIn(shop);
  const email = newContact();
  const changeAnswer = await askForEmailChange(customer, email);
  const code = await lastCode(shop, email);
  expect((await tryCode(shop, { contact: email, code, cookie: cookiesOf(changeAnswer) })).statusCode).toBe(400);

  const other = await askForCode(shop);
  const headers = { cookie: `${customer.cookie}; ${other.cookie}` };
  const payload = { email: other.contact, code: other.code };
  const confirmed = await shop.request({ method: 'POST', url: '/api/account/email/verify', payload, headers });
  expect([confirmed.statusCode, confirmed.json().code]).toEqual([400, 'invalid_code']);
});

test.each([123456, ['123456'], { $ne: 1 }, '１２３４５６', '', '12345', '1234567', null])(
  '%j is not a code and answers 400',
  async (code) => {
    const { contact, cookie } = await askForCode(shop);
    const payload = { contact, code };
    const answer = await shop.request({ method: 'POST', url: '/api/auth/verify-code', payload, headers: { cookie } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
  },
);

test.each([
  ['Anna.Test@Example.COM ', 'anna.test@example.com', 'email'],
  [' +7 (916) 123-45-67', '+79161234567', 'sms'],
  ['00447911123456', '+447911123456', 'sms'],
])('the contact %s is the same as %s', async (typed, known, channel) => {
  const codeAnswer = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact: typed } });
  expect(codeAnswer.statusCode).toBe(200);
  expect((await messagesTo(shop, known))[0]).toMatchObject({ to: known, channel });
  const cookie = cookiesOf(codeAnswer);
  const verified = await tryCode(shop, { contact: known, code: await lastCode(shop, known), cookie });
  expect(verified.json().user).toMatchObject({ [channel === 'sms' ? 'phoneNumber' : 'email']: known });
});

test.each([
  'anna',
  'anna@',
  '@example.com',
  'a b@example.com',
  '12345',
  '+7916',
  '916 123 45 67',
  'a@b@c.de',
  'x@y.com, z@y.com',
])('%s is not a contact: the answer is 400 and names the field', async (contact) => {
  const answer = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ pointer: '/contact', code: 'invalid_contact' }]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a placeholder address gets the usual answer but no code, and gives access to no orders', async () => {
  const contact = 'no-contact@example.invalid';
  await placeOrder(shop, { customerName: 'Временный заказ', customerEmail: contact });
  const real = await askForCode(shop);
  const codeAnswer = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact } });
  expect([codeAnswer.statusCode, codeAnswer.json()]).toEqual([200, real.answer]);
  expect(await messagesTo(shop, contact)).toEqual([]);
  expect((await tryCode(shop, { contact, code: '000000', cookie: cookiesOf(codeAnswer) })).statusCode).toBe(400);
  const anna = await signIn(shop);
  expect((await anna.request({ url: `/api/orders?email=${contact}` })).statusCode).toBe(403);
});

test('the answer is the same for a known and an unknown contact, in status, body and headers', async () => {
  const { contact: known } = await signIn(shop);
  const answerTo = async (contact: string) => {
    const asked = { method: 'POST', url: '/api/auth/request-login', payload: { contact } } as const;
    const { statusCode, headers, payload } = await shop.request(asked);
    const { date: _, 'x-request-id': __, 'set-cookie': cookie, ...others } = headers;
    return { statusCode, payload, others, cookie: String(cookie).replace(/login=[\w-]{43}/, 'login=*') };
  };
  expect(await answerTo(known)).toEqual(await answerTo(newContact()));
});

test('the database holds no readable code and no readable token', async () => {
  const { contact, code, cookie } = await askForCode(shop);
  const pending = await dumpTables(shop);
  expect(pending).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  const [login = '', ...others] = secretsIn(cookie);
  expect([login.length, others]).toEqual([43, []]);
  expect(pending).not.toContain(login);
  const tokens = secretsIn(cookiesOf(await tryCode(shop, { contact, code, cookie })));
  expect(tokens.map(({ length }) => length)).toEqual([43, 43]);
  const signedIn = await dumpTables(shop);
  for (const token of tokens) expect(signedIn).not.toContain(token);
});

test('the first sign-in creates the account, and the second sign-in finds it', async () => {
  const contact = newContact();
  const first = await tryCode(shop, await askForCode(shop, contact));
  const second = await tryCode(shop, await askForCode(shop, contact));
  expect([first.json().isNewUser, second.json().isNewUser]).toEqual([true, false]);
  expect(second.json().user.id).toBe(first.json().user.id);
  expect(first.json().user).toMatchObject({ email: contact, profile: null, account: { role: 'customer' } });
});

test('the first sign-in adds the guest orders of the e-mail to the account, and takes no name from them', async () => {
  const contact = newContact();
  const guest = await placeOrder(shop, { customerName: 'Чужое Имя', customerEmail: contact.toUpperCase() });
  await placeOrder(shop, { customerEmail: newContact() });
  const customer = await signIn(shop, contact);
  const orders = (await customer.request({ url: `/api/orders?email=${contact}` })).json<{ id: string }[]>();
  expect(orders.map(({ id }) => id)).toEqual([guest.id]);
  const { user_id: joined } = await shop.database.queries
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow();
  expect(joined).toBe(customer.id);
  expect((await customer.request({ url: '/api/auth/me' })).json()).toMatchObject({ firstName: '', lastName: '' });
});

test('after a day a code is deleted and the message that carried it is emptied', async () => {
  const { contact } = await askForCode(shop);
  pass(86_401);
  await shop.forget();
  expect(await shop.database.queries.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
  expect(await messagesTo(shop, contact)).toMatchObject([{ subject: '', text: '', html: '' }]);
});
