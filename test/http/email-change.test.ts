import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Customer, cookiesOf, lastCode, placeOrder, signIn } from '../support/customers.ts';
import { startShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
let anna: Customer;
let boris: Customer;
let count = 0;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  count += 1;
  anna = await signIn(shop, `anna${count}@example.com`);
  boris = await signIn(shop, `boris${count}@example.com`);
});

describe('the e-mail', () => {
  test('changes with the code sent to the new one', async () => {
    await anna.request({
      method: 'POST',
      url: '/api/customer-profiles',
      payload: { firstName: 'Анна', lastName: 'Иванова' },
    });
    const email = `anna-new${count}@example.com`;
    const changed = await changeEmail(anna, email);
    expect(changed.json()).toMatchObject({ id: anna.id, email, profile: { email } });
    expect((await anna.request({ url: `/api/orders?email=${email}` })).statusCode).toBe(200);
    expect((await anna.request({ url: `/api/orders?email=${anna.contact}` })).statusCode).toBe(403);
  });

  test('that is given up is told so, in the language of its customer, and never of the new one in clear', async () => {
    for (const language of ['ru', 'en'] as const) {
      const { database } = shop;
      await database.queries().updateTable('users').set({ language }).where('id', '=', anna.id).execute();
      const [from, to] = [(await me(anna)).email, `secret-${language}${count}@hidden-place.example`];
      await changeEmail(anna, to);
      const [notice, ...others] = (await messagesTo(from)).filter(({ text }) => !/\d{6}/.test(text));
      expect(others).toEqual([]);
      expect(notice?.subject).toBe(
        { ru: 'Адрес вашего кабинета изменён', en: 'The address of your account has changed' }[language],
      );
      for (const words of [notice?.text, notice?.html]) {
        expect(words).toContain('s***@h***.example');
        expect(words).toContain('support@example.com');
        expect(words).not.toMatch(/secret-|hidden-place/);
      }
      expect((await messagesTo(to)).filter(({ text }) => !/\d{6}/.test(text))).toEqual([]);
    }
  });

  test('that was wrong, taken or the same brings no notice', async () => {
    await changeEmail(anna, anna.contact);
    const asked = await anna.request({ method: 'POST', url: '/api/account/email', payload: { email: boris.contact } });
    await confirmEmail(anna, boris.contact, 'wrong!', asked);
    expect((await confirmEmail(anna, boris.contact, await lastCode(shop, boris.contact), asked)).statusCode).toBe(409);
    for (const { contact } of [anna, boris])
      expect((await messagesTo(contact)).filter(({ text }) => !/\d{6}/.test(text))).toEqual([]);
  });

  test('is the first one of who signed in by phone: nobody had another, so nobody is told', async () => {
    const vera = await signIn(shop, `+7916${String(1_000_000 + count)}`);
    const email = `vera${count}@example.com`;
    expect((await changeEmail(vera, email)).json()).toMatchObject({ id: vera.id, email });
    expect(await messagesTo(email)).toHaveLength(1);
  });

  test('goes with its account: the notice that was sent to it too', async () => {
    await changeEmail(anna, `other${count}@example.com`);
    expect(await messagesTo(anna.contact)).not.toEqual([]);
    expect((await anna.request({ method: 'DELETE', url: '/api/account' })).statusCode).toBe(204);
    expect(await messagesTo(anna.contact)).toEqual([]);
  });

  test('takes along what was ordered as a guest with either', async () => {
    const email = `either${count}@example.com`;
    const orders = [await placeOrder(shop, { customerEmail: anna.contact }), await placeOrder(shop, { customerEmail: email })];
    await changeEmail(anna, email);
    const listed = (await anna.request({ url: `/api/orders?email=${email}` })).json<{ id: string }[]>();
    expect(listed.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort());
  });

  test('of another account is refused, and only to who reads its mail', async () => {
    const email = boris.contact;
    const asked = await anna.request({ method: 'POST', url: '/api/account/email', payload: { email } });
    expect(asked.statusCode).toBe(200);
    const code = await lastCode(shop, email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await confirmEmail(anna, email, wrong, asked)).json()).toMatchObject({ status: 400, code: 'invalid_code' });
    expect((await confirmEmail(anna, email, code, asked)).json()).toMatchObject({ status: 409, code: 'email_taken' });
    expect((await anna.request({ url: '/api/auth/me' })).json()).toMatchObject({ email: anna.contact });
  });
});

const messagesTo = async (to: string) =>
  (await shop.request({ url: `/api/sandbox/messages?to=${encodeURIComponent(to)}` })).json<
    { subject: string; text: string; html: string }[]
  >();
const me = async (who: Customer) => (await who.request({ url: '/api/auth/me' })).json<{ email: string }>();

async function changeEmail(who: Customer, email: string) {
  const asked = await who.request({ method: 'POST', url: '/api/account/email', payload: { email } });
  return confirmEmail(who, email, await lastCode(shop, email), asked);
}

function confirmEmail(who: Customer, email: string, code: string, asked: Parameters<typeof cookiesOf>[0]) {
  const headers = { cookie: `${who.cookie}; ${cookiesOf(asked)}` };
  return who.request({ method: 'POST', url: '/api/account/email/verify', payload: { email, code }, headers });
}
