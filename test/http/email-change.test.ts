import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { BEFORE_PLANS, openShop } from '../support/shop.ts';
import {
  askForEmailChange,
  type Customer,
  changeEmail,
  confirmEmail,
  lastCode,
  messagesTo,
  newContact,
  newPhone,
  signIn,
  wrongCode,
} from './steps/customers.ts';
import { createProfile } from './steps/profiles.ts';
import { placeOrder, stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const { payByCard } = stepsOf(shop);
let anna: Customer;
beforeEach(async () => {
  anna = await signIn(shop);
});

test('the e-mail of an account changes with the code that was sent to the new address', async () => {
  await createProfile(anna);
  const email = newContact();
  const changed = await changeEmail(shop, anna, email.toUpperCase());
  expect(changed.json()).toMatchObject({ id: anna.id, email, profile: { email } });
  expect((await anna.request({ url: `/api/orders?email=${email}` })).statusCode).toBe(200);
  expect((await anna.request({ url: `/api/orders?email=${anna.contact}` })).statusCode).toBe(403);
});

test('a changed e-mail is told to the old address, in the language of the customer, with the new address masked', async () => {
  for (const language of ['ru', 'en'] as const) {
    const { database } = shop;
    await database.queries.updateTable('users').set({ language }).where('id', '=', anna.id).execute();
    const from = (await me(anna)).email;
    const to = `secret-${newContact().replace('example.com', 'hidden-place.example')}`;
    await changeEmail(shop, anna, to);
    const [notice, ...others] = await noticesTo(from);
    expect(others).toEqual([]);
    expect(notice?.subject).toBe(
      { ru: 'Адрес вашего кабинета изменён', en: 'The address of your account has changed' }[language],
    );
    for (const words of [notice?.text, notice?.html]) {
      expect(words).toContain('s***@h***.example');
      expect(words).toContain('support@example.com');
      expect(words).not.toMatch(/secret-|hidden-place/);
    }
    expect(await noticesTo(to)).toEqual([]);
  }
});

test('an e-mail can be added by a customer who signed in by phone, without a notice, because there is no old address', async () => {
  const vera = await signIn(shop, newPhone());
  const email = newContact();
  expect((await changeEmail(shop, vera, email)).json()).toMatchObject({ id: vera.id, email });
  expect(await messagesTo(shop, email)).toHaveLength(1);
});

test('a changed e-mail gives access to guest orders of the old and of the new address', async () => {
  const email = newContact();
  const orders = [await placeOrder(shop, { customerEmail: anna.contact }), await placeOrder(shop, { customerEmail: email })];
  await changeEmail(shop, anna, email);
  const listed = (await anna.request({ url: `/api/orders?email=${email}` })).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort());
});

test('letters about the orders of an account go to its new e-mail, except of orders that have an e-mail of their own', async () => {
  const former = anna.contact;
  const guests = await placeOrder(shop, { customerEmail: former.toUpperCase() });
  const own = await placeOrder(anna, { customerEmail: former });
  const gift = await placeOrder(anna, { customerEmail: 'friend@example.com' });
  const email = newContact();
  await changeEmail(shop, anna, email);
  const exported = (await anna.request({ url: '/api/account/export' })).json<{
    orders: { id: string; customerEmail: string }[];
  }>();
  const emailOf = ({ id }: { id: string }) => exported.orders.find((order) => order.id === id)?.customerEmail;
  expect([guests, own, gift].map(emailOf)).toEqual([email, email, 'friend@example.com']);
  await payByCard(own.id);
  expect((await recordsOf(shop, own.id)).mails.map(({ recipient }) => recipient)).toEqual([email]);
});

test('the e-mail of another account cannot be taken, and only the reader of that mailbox learns why', async () => {
  const { contact: email } = await signIn(shop);
  const changeAnswer = await askForEmailChange(anna, email);
  expect(changeAnswer.statusCode).toBe(200);
  const code = await lastCode(shop, email);
  expect((await confirmEmail(anna, email, wrongCode(code), changeAnswer)).json()).toMatchObject({
    status: 400,
    code: 'invalid_code',
  });
  expect((await confirmEmail(anna, email, code, changeAnswer)).json()).toMatchObject({ status: 409, code: 'email_taken' });
  expect((await anna.request({ url: '/api/auth/me' })).json()).toMatchObject({ email: anna.contact });
});

test('an account whose e-mail is stored with the host in ASCII is known by the same e-mail in letters, too', async () => {
  const name = randomUUID();
  const letters = `${name}@пример.рф`;
  const nina = await signIn(shop, letters);
  const users = shop.database.queries.updateTable('users').where('id', '=', nina.id);
  await users.set({ email: `${name}@xn--e1afmkfd.xn--p1ai` }).execute();
  const taken = { status: 409, code: 'email_taken' };
  expect((await changeEmail(shop, anna, letters)).json()).toMatchObject(taken);
  const admin = await signInStaff(shop, 'administrator');
  const post = (url: string, payload: object) =>
    admin.request({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } });
  const profile = { firstName: 'Нина', lastName: 'Ким' };
  expect((await post('/api/admin/clients', { email: letters, language: 'ru', profile })).json()).toMatchObject(taken);
  const invited = await post('/api/admin/staff', { email: letters, role: 'editor' });
  expect(invited.json()).toMatchObject({ id: nina.id });
});

/** The messages to an address that carry no code. */
const noticesTo = async (to: string) => (await messagesTo(shop, to)).filter(({ text }) => !/\d{6}/.test(text));
const me = async (who: Customer) => (await who.request({ url: '/api/auth/me' })).json<{ email: string }>();

test('the e-mail of a member of staff changes with a fresh second factor alone, in the log, and the old address is told', async () => {
  const operator = await signInStaff(shop, 'operator');
  const email = newContact();
  const withFactorAt = (at: Date | null) =>
    shop.database.queries.updateTable('sessions').set({ second_factor_at: at }).where('user_id', '=', operator.id).execute();
  for (const stale of [null, new Date(BEFORE_PLANS - 11 * 60_000)]) {
    await withFactorAt(stale);
    expect((await askForEmailChange(operator, email)).json()).toMatchObject({ status: 403, code: 'second_factor_required' });
  }
  await withFactorAt(new Date(BEFORE_PLANS));
  expect((await changeEmail(shop, operator, email)).json()).toMatchObject({ id: operator.id, email });
  const notices = (await messagesTo(shop, operator.contact)).filter(({ subject }) => /изменён|has changed/.test(subject));
  expect(notices).toHaveLength(1);
  const actions = shop.database.queries.selectFrom('staff_actions').select('action').where('subject_id', '=', operator.id);
  expect(await actions.execute()).toEqual([{ action: 'staff.email_changed' }]);
});
