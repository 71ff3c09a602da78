import { describe, expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import { createRequestSignIn, createSignIn, createSignOut, type SignIn } from './sign-in.ts';
import { anna, annasSession, asker, createAuthFixture, email } from './testing/auth-fixture.ts';

const contact = email('anna@example.com');

function createShop(changes: Parameters<typeof createAuthFixture>[0] = {}) {
  const fixture = createAuthFixture(changes);
  const signIn = createSignIn(fixture);
  /** Requests a code and signs in with it; `command` replaces the right values. */
  const signInAs = async (to: typeof contact, command: Partial<SignIn> = {}) => {
    const sent = await fixture.askFor(to, 'sign_in');
    return signIn({ contact: to.value, ...sent, sessionToken: undefined, device: 'Firefox', language: 'en', ...command });
  };
  return { ...fixture, signInAs };
}

describe('requesting a sign-in code', () => {
  test('sends a code to the contact that was typed', async () => {
    const shop = createShop();
    await createRequestSignIn(shop.codes)({ contact: ' Anna@Example.com', language: 'ru', asker });
    expect(shop.letters).toEqual([expect.objectContaining({ purpose: 'sign_in', to: contact, language: 'ru' })]);
  });

  test('is refused for an invalid contact', async () => {
    const ask = createRequestSignIn(createShop().codes);
    await expect(ask({ contact: 'anna', language: 'ru', asker })).rejects.toEqual(
      refusal('invalid_request', field('invalid_contact', 'contact')),
    );
  });
});

describe('signing in', () => {
  test('for the first time creates the user', async () => {
    const shop = createShop();
    const { isNewUser, user } = await shop.signInAs(contact);
    expect(isNewUser).toBe(true);
    expect(user).toEqual({ ...anna, id: expect.any(String), language: 'en', createdAt: shop.clock() });
    expect(shop.state.users).toEqual([user]);
  });

  test('by phone for the first time creates a user without an e-mail', async () => {
    const shop = createShop();
    const { user } = await shop.signInAs({ kind: 'phone', value: '+79161234567' });
    expect(user).toMatchObject({ email: null, phone: '+79161234567' });
  });

  test('by phone takes over no guest order without an e-mail', async () => {
    const shop = createShop();
    shop.state.orders = [{ userId: null, email: null }];
    await shop.signInAs({ kind: 'phone', value: '+79161234567' });
    expect(shop.state.orders).toEqual([{ userId: null, email: null }]);
  });

  test('again finds the same user, to whom the shop then writes in the language of this sign-in', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    const user = { ...anna, language: 'en' };
    expect(await shop.signInAs(contact)).toMatchObject({ isNewUser: false, user });
    expect(shop.state.users).toEqual([user]);
  });

  test('finds an account and guest orders whose e-mail was stored with an ASCII host, and stores it with the host in letters', async () => {
    const shop = createShop();
    const [stored, letters] = ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'];
    shop.state.users = [{ ...anna, email: stored }];
    shop.state.orders = [
      { userId: null, email: stored },
      { userId: anna.id, email: stored },
    ];
    const signedIn = await shop.signInAs(email(letters));
    expect(signedIn).toMatchObject({ isNewUser: false, user: { id: anna.id, email: letters } });
    expect(shop.state.users).toMatchObject([{ id: anna.id, email: letters }]);
    expect(shop.state.orders).toEqual(Array(2).fill({ userId: anna.id, email: letters }));
  });

  test('creates a session under the hash of its token, and records the sign-in', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    const { sessionToken } = await shop.signInAs(contact, { device: 'Chrome' });
    const at = shop.clock();
    const session = { id: expect.any(String), userId: anna.id, createdAt: at, lastUsedAt: at, device: 'Chrome' };
    expect(shop.state.sessions).toEqual([{ ...session, secondFactorAt: null, tokenHash: hashToken(sessionToken) }]);
    expect(shop.state.events).toEqual([{ event: 'ok', subject: shop.codes.pseudonym(contact.value), at }]);
  });

  test('ends the former session of the browser', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.sessions = [annasSession('before'), annasSession('elsewhere')];
    const { sessionToken } = await shop.signInAs(contact, { sessionToken: 'before' });
    expect(shop.state.sessions.map(({ tokenHash }) => tokenHash)).toEqual([hashToken('elsewhere'), hashToken(sessionToken)]);
  });

  test('makes the browser known to the contact', async () => {
    const shop = createShop();
    const { knownToken } = await shop.signInAs(contact);
    const known = { tokenHash: hashToken(knownToken), contactHash: shop.codes.pseudonym(contact.value), at: shop.clock() };
    expect(shop.state.browsers).toEqual([known]);
  });

  test('adds guest orders with the same e-mail to the account', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.orders = [
      { userId: null, email: contact.value },
      { userId: null, email: 'boris@example.com' },
    ];
    await shop.signInAs(contact);
    expect(shop.state.orders.map(({ userId }) => userId)).toEqual([anna.id, null]);
  });

  test('with a wrong code is refused, and the try counts', async () => {
    const shop = createShop();
    await expect(shop.signInAs(contact, { code: 'wrong!' })).rejects.toEqual(refusal('invalid_code'));
    expect(shop.state.codes).toEqual([expect.objectContaining({ tries: 1 })]);
    expect([shop.state.users, shop.state.sessions]).toEqual([[], []]);
  });

  test('with many wrong codes raises an alarm', async () => {
    const shop = createShop({ limiter: async (bucket) => (bucket === 'wrong codes in all' ? 10 : 0) });
    await expect(shop.signInAs(contact, { code: 'wrong!' })).rejects.toEqual(refusal('invalid_code'));
    expect(shop.alarms).toEqual(['many wrong codes']);
  });

  test.each(['partner', 'administrator'] as const)('as a %s opens a session without a second factor', async (role) => {
    const shop = createShop();
    shop.state.users = [{ ...anna, role }];
    await shop.signInAs(contact);
    expect(shop.state.sessions).toEqual([expect.objectContaining({ userId: anna.id, secondFactorAt: null })]);
  });

  test('with an invalid contact is refused', async () => {
    const refused = createShop().signInAs(contact, { contact: 'anna' });
    await expect(refused).rejects.toEqual(refusal('invalid_request', field('invalid_contact', 'contact')));
  });
});

describe('signing out', () => {
  test('ends the session of the token and no other', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.sessions = [annasSession('here'), annasSession('elsewhere')];
    await createSignOut(shop)('here');
    expect(shop.state.sessions).toEqual([annasSession('elsewhere')]);
    expect(shop.state.events).toEqual([{ event: 'logout', subject: shop.codes.pseudonym(contact.value), at: shop.clock() }]);
  });

  test('of a user without an e-mail is recorded under their phone', async () => {
    const shop = createShop();
    shop.state.users = [{ ...anna, email: null, phone: '+79161234567' }];
    shop.state.sessions = [annasSession('here')];
    await createSignOut(shop)('here');
    expect(shop.state.events).toMatchObject([{ subject: shop.codes.pseudonym('+79161234567') }]);
  });

  test.each([undefined, 'unknown'])('without a valid session (token: %s) changes nothing', async (token) => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.sessions = [annasSession('elsewhere')];
    await createSignOut(shop)(token);
    expect([shop.state.sessions.length, shop.state.events]).toEqual([1, []]);
  });
});
