import { describe, expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from './secrets.ts';
import { createRequestSignIn, createSignIn, createSignOut, type SignIn } from './sign-in.ts';
import { anna, annasSession, createAuthFixture, email } from './testing/auth-fixture.ts';

const contact = email('anna@example.com');

function createShop(changes: Parameters<typeof createAuthFixture>[0] = {}) {
  const fixture = createAuthFixture(changes);
  const signIn = createSignIn(fixture);
  /** Signs in with a code that was just sent, but for what a test says otherwise. */
  const signInAs = async (to: typeof contact, command: Partial<SignIn> = {}) => {
    const sent = await fixture.askFor(to, 'sign_in');
    return signIn({ contact: to.value, ...sent, sessionToken: undefined, device: 'Firefox', language: 'en', ...command });
  };
  return { ...fixture, signInAs };
}

describe('asking to sign in', () => {
  test('sends a code to what was typed', async () => {
    const shop = createShop();
    await createRequestSignIn(shop.codes)({ contact: ' Anna@Example.com', language: 'ru' });
    expect(shop.letters).toEqual([expect.objectContaining({ purpose: 'sign_in', to: contact, language: 'ru' })]);
  });

  test('is refused for what is no contact', async () => {
    const ask = createRequestSignIn(createShop().codes);
    await expect(ask({ contact: 'anna', language: 'ru' })).rejects.toEqual(
      refusal('invalid_request', field('invalid_contact', 'contact')),
    );
  });
});

describe('signing in', () => {
  test('for the first time makes the user', async () => {
    const shop = createShop();
    const { isNewUser, user } = await shop.signInAs(contact);
    expect(isNewUser).toBe(true);
    expect(user).toEqual({ ...anna, id: expect.any(String), language: 'en', createdAt: shop.clock() });
    expect(shop.state.users).toEqual([user]);
  });

  test('by phone makes a user without an e-mail', async () => {
    const shop = createShop();
    const { user } = await shop.signInAs({ kind: 'phone', value: '+79161234567' });
    expect(user).toMatchObject({ email: null, phone: '+79161234567' });
  });

  test('by phone joins no order that a guest placed without an e-mail', async () => {
    const shop = createShop();
    shop.state.orders = [{ userId: null, email: null }];
    await shop.signInAs({ kind: 'phone', value: '+79161234567' });
    expect(shop.state.orders).toEqual([{ userId: null, email: null }]);
  });

  test('again finds the same user', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    expect(await shop.signInAs(contact)).toMatchObject({ isNewUser: false, user: anna });
    expect(shop.state.users).toEqual([anna]);
  });

  test('opens a session that its token alone finds', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    const { sessionToken } = await shop.signInAs(contact, { device: 'Chrome' });
    const at = shop.clock();
    expect(shop.state.sessions).toEqual([
      {
        id: expect.any(String),
        userId: anna.id,
        createdAt: at,
        lastUsedAt: at,
        device: 'Chrome',
        secondFactorAt: null,
        tokenHash: hashToken(sessionToken),
      },
    ]);
    expect(shop.state.events).toEqual([{ event: 'ok', subject: shop.codes.pseudonym(contact.value), at }]);
  });

  test('ends the session that the browser had', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.sessions = [annasSession('before'), annasSession('elsewhere')];
    const { sessionToken } = await shop.signInAs(contact, { sessionToken: 'before' });
    expect(shop.state.sessions.map(({ tokenHash }) => tokenHash)).toEqual([hashToken('elsewhere'), hashToken(sessionToken)]);
  });

  test('joins the orders that were placed as a guest with the same e-mail', async () => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.orders = [
      { userId: null, email: contact.value },
      { userId: null, email: 'boris@example.com' },
    ];
    await shop.signInAs(contact);
    expect(shop.state.orders.map(({ userId }) => userId)).toEqual([anna.id, null]);
  });

  test('with a wrong code is refused, and the try is kept', async () => {
    const shop = createShop();
    await expect(shop.signInAs(contact, { code: 'wrong!' })).rejects.toEqual(refusal('invalid_code'));
    expect(shop.state.codes).toEqual([expect.objectContaining({ tries: 1 })]);
    expect([shop.state.users, shop.state.sessions]).toEqual([[], []]);
  });

  test('with wrong codes, many times, is told to people', async () => {
    const shop = createShop({ limiter: async (bucket) => (bucket === 'wrong codes in all' ? 10 : 0) });
    await expect(shop.signInAs(contact, { code: 'wrong!' })).rejects.toEqual(refusal('invalid_code'));
    expect(shop.alarms).toEqual(['many wrong codes']);
  });

  test.each(['partner', 'administrator'] as const)('as a %s needs more than a code', async (role) => {
    const shop = createShop();
    shop.state.users = [{ ...anna, role }];
    await expect(shop.signInAs(contact)).rejects.toEqual(refusal('second_factor_required'));
    expect(shop.state.sessions).toEqual([]);
    expect(shop.state.events).toEqual([{ event: 'fail', subject: shop.codes.pseudonym(contact.value), at: shop.clock() }]);
  });

  test('is refused for what is no contact', async () => {
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

  test('leaves the trace of a user without an e-mail under their phone', async () => {
    const shop = createShop();
    shop.state.users = [{ ...anna, email: null, phone: '+79161234567' }];
    shop.state.sessions = [annasSession('here')];
    await createSignOut(shop)('here');
    expect(shop.state.events).toMatchObject([{ subject: shop.codes.pseudonym('+79161234567') }]);
  });

  test.each([undefined, 'unknown'])('without a living session (%s) changes nothing', async (token) => {
    const shop = createShop();
    shop.state.users = [anna];
    shop.state.sessions = [annasSession('elsewhere')];
    await createSignOut(shop)(token);
    expect([shop.state.sessions.length, shop.state.events]).toEqual([1, []]);
  });
});
