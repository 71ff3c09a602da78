import { describe, expect, test } from 'vitest';
import { guest } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import { BRAND } from '#words/brand.ts';
import { createRemoveFactor, createRenewRecoveryCodes } from './change-factors.ts';
import { createAddAuthenticator, createAddPasskey, createOfferAuthenticator, createOfferPasskey } from './enrol-factor.ts';
import { createShop, device } from './testing/factor-shop.ts';
import { account, createStaffMemory } from './testing/memory-staff.ts';
import { createViewAccess } from './view-access.ts';

describe('the first second factor', () => {
  test('makes the session one of the staff under a new token, and gives ten recovery codes', async () => {
    const shop = createShop();
    const { recoveryCodes, sessionToken } = await shop.addPasskey();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(shop.sessionNow()).toMatchObject({ secondFactorAt: shop.clock(), tokenHash: hashToken(sessionToken ?? '') });
    expect(shop.letters()).toEqual(['vera@example.com factor_added']);
    const entry = { subject: { kind: 'member', id: 'vera' }, before: null, after: { kind: 'passkey', device }, at: shop.clock() };
    expect(shop.state.audit).toEqual([{ action: 'staff.factor_added', by: 'vera', ...entry }]);
    expect(JSON.stringify(shop.state)).not.toContain(recoveryCodes?.[0]);
  });

  test('can be added for ten minutes after the code', async () => {
    const shop = createShop();
    const vera = shop.signIn('vera');
    shop.pass(600);
    await shop.addAuthenticator(vera);
    const late = createShop();
    const other = late.signIn('vera');
    late.pass(601);
    await expect(late.addAuthenticator(other)).rejects.toEqual(refusal('fresh_login_required'));
    expect(await createViewAccess(late.deps)(other)).toMatchObject({ mayEnrol: false, factors: [] });
  });

  test('is not added by a wrong code or a wrong answer', async () => {
    const shop = createShop();
    const vera = shop.signIn('vera');
    const { challengeId } = await createOfferAuthenticator(shop.deps)(vera);
    const add = createAddAuthenticator(shop.deps)(vera, { challengeId, device, code: '000000' });
    await expect(add).rejects.toEqual(refusal('wrong_second_factor'));
    const passkey = await createOfferPasskey(shop.deps)(vera);
    const answer = { id: 'key', clientDataJSON: '', attestationObject: 'forged', transports: [] };
    const forged = createAddPasskey(shop.deps)(vera, { ...passkey, device, answer });
    await expect(forged).rejects.toEqual(refusal('wrong_second_factor'));
    expect(shop.state.factors).toEqual([]);
    expect(shop.sessionNow()?.secondFactorAt).toBeNull();
  });

  test('offers an authenticator under the name of the shop and the account', async () => {
    const shop = createShop();
    const nameIn = async () => {
      const { secret, uri } = await createOfferAuthenticator(shop.deps)(shop.signIn('vera'));
      expect(uri).toContain(secret);
      return decodeURIComponent(new URL(uri).pathname).split(':');
    };
    expect(await nameIn()).toEqual([`/${BRAND.ru}`, 'vera@example.com']);
    shop.state.users = [account('vera', { email: null, phone: '+79991234567', language: 'en' })];
    expect(await nameIn()).toEqual([`/${BRAND.en}`, '+79991234567']);
  });

  test('is no passkey where browsers offer none', async () => {
    const shop = createShop();
    const deps = { ...shop.deps, passkeys: { ...shop.deps.passkeys, isPossible: false } };
    await expect(createOfferPasskey(deps)(shop.signIn('vera'))).rejects.toEqual(refusal('not_found'));
    expect(shop.state.challenges).toEqual([]);
  });

  test('is not added to an account that is gone', async () => {
    const shop = createShop();
    const vera = shop.signIn('vera');
    shop.state.users = [];
    await expect(shop.addAuthenticator(vera)).rejects.toEqual(refusal('not_signed_in'));
    await expect(shop.ask(vera)).rejects.toEqual(refusal('not_signed_in'));
  });

  test('is not added in a session that has ended meanwhile', async () => {
    const shop = createShop();
    const vera = shop.signIn('vera');
    shop.state.sessions = [];
    await expect(shop.addAuthenticator(vera)).rejects.toEqual(refusal('not_signed_in'));
    expect(shop.letters()).toEqual([]);
  });

  test('can be offered again after five wrong codes, which burn the offer', async () => {
    const shop = createShop();
    const vera = shop.signIn('vera');
    const { challengeId, secret } = await createOfferAuthenticator(shop.deps)(vera);
    const add = (code: string) => createAddAuthenticator(shop.deps)(vera, { challengeId, device, code });
    for (let count = 0; count < 5; count += 1) await expect(add('000000')).rejects.toEqual(refusal('wrong_second_factor'));
    await expect(add(shop.codeOf(secret))).rejects.toEqual(refusal('wrong_second_factor'));
    await shop.addAuthenticator(vera);
  });

  test('with an offer that does not exist is refused, and no wrong answer is counted', async () => {
    const shop = createShop();
    const counted: string[] = [];
    const deps: typeof shop.deps = {
      ...shop.deps,
      transact: (work) =>
        shop.deps.transact((stores) =>
          work({ ...stores, factors: { ...stores.factors, countWrong: async (id) => void counted.push(id) } }),
        ),
    };
    const add = createAddAuthenticator(deps)(shop.signIn('vera'), { challengeId: 'none', device, code: '000000' });
    await expect(add).rejects.toEqual(refusal('wrong_second_factor'));
    expect(counted).toEqual([]);
  });

  test.each([
    ['a guest', guest, 'not_signed_in'],
    ['a customer', { ...createStaffMemory().signIn('vera'), role: 'customer' as const }, 'not_allowed'],
  ] as const)('is not for %s', async (_, caller, code) => {
    const { deps, ask } = createShop();
    await expect(createOfferPasskey(deps)(caller)).rejects.toEqual(refusal(code));
    await expect(ask(caller)).rejects.toEqual(refusal(code));
  });
});

describe('a further factor', () => {
  test('needs a second factor of the last ten minutes', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    await expect(shop.addPasskey(shop.signIn('vera'))).rejects.toEqual(refusal('second_factor_required'));
    const stale = shop.fresh();
    shop.pass(601);
    await expect(shop.addPasskey(stale)).rejects.toEqual(refusal('second_factor_required'));
  });

  test('brings no recovery codes and leaves the session as it is', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    expect(await shop.addPasskey(shop.fresh())).toEqual({ recoveryCodes: null, sessionToken: null });
    expect(shop.state.factors).toHaveLength(2);
  });

  test('is refused to an account that has ten', async () => {
    const shop = createShop();
    for (let count = 0; count < 10; count += 1) await shop.addPasskey(shop.fresh(), `key ${count}`);
    await expect(shop.addPasskey(shop.fresh(), 'one more')).rejects.toEqual(refusal('too_many_factors'));
  });

  test('is refused when it is a passkey that an account has already', async () => {
    const shop = createShop();
    await shop.addPasskey();
    await expect(shop.addPasskey(shop.fresh())).rejects.toEqual(refusal('wrong_second_factor'));
  });
});

describe('taking a factor away', () => {
  test('needs a fresh second factor, and is mailed and recorded', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    await shop.addPasskey(shop.fresh());
    const remove = createRemoveFactor(shop.deps);
    const id = shop.state.factors[0]?.id ?? '';
    await expect(remove(shop.signIn('vera'), id)).rejects.toEqual(refusal('second_factor_required'));
    const stale = shop.fresh();
    shop.pass(601);
    await expect(remove(stale, id)).rejects.toEqual(refusal('second_factor_required'));
    await remove(shop.fresh(), id);
    expect(shop.state.factors.map(({ kind }) => kind)).toEqual(['passkey']);
    expect(shop.letters().at(-1)).toBe('vera@example.com factor_removed');
    expect(shop.state.audit.at(-1)).toMatchObject({
      action: 'staff.factor_removed',
      subject: { kind: 'member', id: 'vera' },
      before: { kind: 'authenticator', device },
    });
  });

  test('is refused for the last factor, and for a factor that the member does not have', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    const remove = createRemoveFactor(shop.deps);
    await expect(remove(shop.fresh(), shop.state.factors[0]?.id ?? '')).rejects.toEqual(refusal('last_factor'));
    await expect(remove(shop.fresh(), 'foreign')).rejects.toEqual(refusal('not_found'));
  });
});

test('new recovery codes replace the former, and need a fresh second factor', async () => {
  const shop = createShop();
  const { recoveryCodes } = await shop.addAuthenticator();
  const stale = shop.fresh();
  shop.pass(601);
  await expect(createRenewRecoveryCodes(shop.deps)(stale)).rejects.toEqual(refusal('second_factor_required'));
  const renewed = await createRenewRecoveryCodes(shop.deps)(shop.fresh());
  await expect(shop.answer({ kind: 'recovery', code: recoveryCodes[0] ?? '' })).rejects.toEqual(refusal('wrong_second_factor'));
  await shop.answer({ kind: 'recovery', code: renewed[0] ?? '' });
  expect(shop.letters()).toContain('vera@example.com recovery_renewed');
  const entry = { action: 'staff.recovery_codes_renewed', by: 'vera', subject: { kind: 'member', id: 'vera' } };
  expect(shop.state.audit).toContainEqual(expect.objectContaining(entry));
});
