import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { guest } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import { createRemoveFactor, createRenewRecoveryCodes } from './change-factors.ts';
import { createAddAuthenticator, createAddPasskey, createOfferAuthenticator, createOfferPasskey } from './enrol-factor.ts';
import { createAskForFactor, createGiveFactor, type Proof } from './give-factor.ts';
import { createStaffMemory } from './testing/memory-staff.ts';
import { createViewAccess } from './view-access.ts';

const device = 'Firefox, Linux';

/** Vera, signed in with a code; her ways as use cases. */
function createShop() {
  const shop = createStaffMemory();
  const { deps, clock, signIn, state } = shop;
  const offer = createOfferAuthenticator(deps);
  const ask = createAskForFactor(deps);
  const give = createGiveFactor(deps);
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock().getTime() });
  const addAuthenticator = async (caller = signIn('vera')) => {
    const { challengeId, secret } = await offer(caller);
    const { recoveryCodes } = await createAddAuthenticator(deps)(caller, { challengeId, code: codeOf(secret), device });
    return { secret, recoveryCodes: recoveryCodes ?? [] };
  };
  const addPasskey = async (caller = signIn('vera'), id = 'key') => {
    const { challengeId, options } = await createOfferPasskey(deps)(caller);
    const { challenge } = options as { challenge: string };
    const answer = { id, clientDataJSON: '', attestationObject: challenge, transports: [] };
    return createAddPasskey(deps)(caller, { challengeId, device, answer });
  };
  /** Gives a factor by a challenge of its own. */
  const answer = async (proof: Proof, caller = signIn('vera')) => {
    const { challengeId } = await ask(caller);
    return give(caller, { challengeId, proof });
  };
  const sessionNow = () => state.sessions.find(({ userId }) => userId === 'vera');
  const events = () => state.events.map(({ event }) => event);
  const fresh = () => signIn('vera', { secondFactorAt: clock() });
  return { ...shop, ask, give, codeOf, addAuthenticator, addPasskey, answer, sessionNow, events, fresh };
}

const wrongCode = { kind: 'authenticator', code: '000000' } as const;

describe('the first second factor', () => {
  test('makes the session one of the staff under a new token, and gives ten recovery codes', async () => {
    const shop = createShop();
    const { recoveryCodes, sessionToken } = await shop.addPasskey();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(shop.sessionNow()).toMatchObject({ secondFactorAt: shop.clock(), tokenHash: hashToken(sessionToken ?? '') });
    expect(shop.letters()).toEqual(['vera@example.com factor_added']);
    expect(shop.state.audit).toEqual([expect.objectContaining({ action: 'staff.factor_added', by: 'vera' })]);
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
  test('needs a second factor of the last ten minutes, brings no recovery codes and leaves the session as it is', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    await expect(shop.addPasskey(shop.signIn('vera'))).rejects.toEqual(refusal('second_factor_required'));
    const stale = shop.fresh();
    shop.pass(601);
    await expect(shop.addPasskey(stale)).rejects.toEqual(refusal('second_factor_required'));
    expect(await shop.addPasskey(shop.fresh())).toEqual({ recoveryCodes: null, sessionToken: null });
    expect(shop.state.factors).toHaveLength(2);
  });

  test('is the eleventh at no time', async () => {
    const shop = createShop();
    for (let count = 0; count < 10; count += 1) await shop.addPasskey(shop.fresh(), `key ${count}`);
    await expect(shop.addPasskey(shop.fresh(), 'one more')).rejects.toEqual(refusal('too_many_factors'));
  });

  test('that belongs to another account is refused', async () => {
    const shop = createShop();
    await shop.addPasskey();
    await expect(shop.addPasskey(shop.fresh())).rejects.toEqual(refusal('wrong_second_factor'));
  });
});

describe('the second factor', () => {
  test('makes the session one of the staff under a new token', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    shop.pass(3600);
    const { sessionToken } = await shop.answer({ kind: 'authenticator', code: shop.codeOf(secret) });
    expect(shop.sessionNow()).toMatchObject({ secondFactorAt: shop.clock(), tokenHash: hashToken(sessionToken) });
    expect(shop.events()).toEqual(['factor_ok']);
  });

  test('by a code is accepted once, one step early or late, and never an earlier step than the last', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    shop.pass(90);
    const [earlier, current] = [shop.codeOf(secret), ''];
    shop.pass(30);
    const late = shop.codeOf(secret);
    await shop.answer({ kind: 'authenticator', code: late });
    for (const code of [late, earlier, current])
      await expect(shop.answer({ kind: 'authenticator', code })).rejects.toEqual(refusal('wrong_second_factor'));
    shop.pass(60);
    const old = shop.codeOf(secret);
    shop.pass(30);
    await shop.answer({ kind: 'authenticator', code: old });
    shop.pass(60);
    const tooOld = shop.codeOf(secret);
    shop.pass(60);
    await expect(shop.answer({ kind: 'authenticator', code: tooOld })).rejects.toEqual(refusal('wrong_second_factor'));
  });

  test('by a passkey needs a signature of this challenge and a counter that goes up', async () => {
    const shop = createShop();
    await shop.addPasskey();
    const vera = shop.signIn('vera');
    const sign = async (counter: number, id = 'key', signature?: string) => {
      const { challengeId, passkeyOptions } = await shop.ask(vera);
      const { challenge } = passkeyOptions as { challenge: string };
      const answer = { id, clientDataJSON: '', authenticatorData: String(counter), signature: signature ?? challenge };
      return shop.give(vera, { challengeId, proof: { kind: 'passkey', answer } });
    };
    await sign(1);
    for (const forged of [() => sign(1), () => sign(2, 'another'), () => sign(2, 'key', 'forged')])
      await expect(forged()).rejects.toEqual(refusal('wrong_second_factor'));
    await sign(2);
  });

  test('by a recovery code works once for each, however it is typed, and is mailed and recorded', async () => {
    const shop = createShop();
    const { recoveryCodes } = await shop.addAuthenticator();
    const [first = '', second = ''] = recoveryCodes;
    await shop.answer({ kind: 'recovery', code: ` ${first.toUpperCase().replaceAll('-', ' ')}` });
    await expect(shop.answer({ kind: 'recovery', code: first })).rejects.toEqual(refusal('wrong_second_factor'));
    await shop.answer({ kind: 'recovery', code: second });
    expect(await createViewAccess(shop.deps)(shop.fresh())).toMatchObject({ recoveryCodesLeft: 8 });
    expect(shop.letters().slice(1)).toEqual(['vera@example.com recovery_used', 'vera@example.com recovery_used']);
    expect(shop.state.audit.at(-1)?.action).toBe('staff.recovery_code_used');
  });

  test('answers a challenge once, in its own session, within five minutes', async () => {
    const shop = createShop();
    const { recoveryCodes } = await shop.addAuthenticator();
    const [one = '', two = '', three = ''] = recoveryCodes;
    const vera = shop.signIn('vera');
    const { challengeId } = await shop.ask(vera);
    await shop.give(vera, { challengeId, proof: { kind: 'recovery', code: one } });
    const again = shop.give(vera, { challengeId, proof: { kind: 'recovery', code: two } });
    await expect(again).rejects.toEqual(refusal('wrong_second_factor'));
    const open = await shop.ask(vera);
    const elsewhere = shop.give({ ...vera, sessionId: 'other' }, { ...open, proof: { kind: 'recovery', code: two } });
    await expect(elsewhere).rejects.toEqual(refusal('wrong_second_factor'));
    shop.pass(300);
    await expect(shop.give(vera, { ...open, proof: { kind: 'recovery', code: three } })).rejects.toEqual(
      refusal('wrong_second_factor'),
    );
  });

  test('five wrong answers burn a challenge, each counted', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    shop.pass(60);
    const vera = shop.signIn('vera');
    const { challengeId } = await shop.ask(vera);
    const attempt = (proof: Proof) => shop.give(vera, { challengeId, proof });
    for (let count = 0; count < 5; count += 1) await expect(attempt(wrongCode)).rejects.toEqual(refusal('wrong_second_factor'));
    const right = attempt({ kind: 'authenticator', code: shop.codeOf(secret) });
    await expect(right).rejects.toEqual(refusal('wrong_second_factor'));
    expect(shop.events()).toEqual(Array.from({ length: 6 }, () => 'factor_fail'));
  });

  test('twenty wrong codes in a day, also from new sessions, leave the passkey alone', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    await shop.addPasskey(shop.fresh());
    shop.pass(60);
    for (let count = 0; count < 20; count += 1)
      await expect(shop.answer(wrongCode)).rejects.toEqual(refusal('wrong_second_factor'));
    const right: Proof = { kind: 'authenticator', code: shop.codeOf(secret) };
    await expect(shop.answer(right)).rejects.toEqual(refusal('second_factor_locked', { retryAfterSeconds: 3600 }));
    expect(shop.events().at(-1)).toBe('factor_locked');
    const vera = shop.signIn('vera');
    const { challengeId, passkeyOptions } = await shop.ask(vera);
    const signature = (passkeyOptions as { challenge: string }).challenge;
    const answer = { id: 'key', clientDataJSON: '', authenticatorData: '1', signature };
    await shop.give(vera, { challengeId, proof: { kind: 'passkey', answer } });
    shop.pass(86_400);
    await shop.answer({ kind: 'authenticator', code: shop.codeOf(secret) });
  });
});

describe('taking a factor away', () => {
  test('is mailed and recorded, and needs a fresh second factor', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    await shop.addPasskey(shop.fresh());
    const remove = createRemoveFactor(shop.deps);
    const id = shop.state.factors[0]?.id ?? '';
    await expect(remove(shop.signIn('vera'), id)).rejects.toEqual(refusal('second_factor_required'));
    await remove(shop.fresh(), id);
    expect(shop.state.factors.map(({ kind }) => kind)).toEqual(['passkey']);
    expect(shop.letters().at(-1)).toBe('vera@example.com factor_removed');
    expect(shop.state.audit.at(-1)).toMatchObject({ action: 'staff.factor_removed', before: { kind: 'authenticator', device } });
  });

  test('leaves the last, and knows no factor of another', async () => {
    const shop = createShop();
    await shop.addAuthenticator();
    const remove = createRemoveFactor(shop.deps);
    await expect(remove(shop.fresh(), shop.state.factors[0]?.id ?? '')).rejects.toEqual(refusal('last_factor'));
    await expect(remove(shop.fresh(), 'foreign')).rejects.toEqual(refusal('not_found'));
  });
});

test('new recovery codes replace the former', async () => {
  const shop = createShop();
  const { recoveryCodes } = await shop.addAuthenticator();
  const renewed = await createRenewRecoveryCodes(shop.deps)(shop.fresh());
  await expect(shop.answer({ kind: 'recovery', code: recoveryCodes[0] ?? '' })).rejects.toEqual(refusal('wrong_second_factor'));
  await shop.answer({ kind: 'recovery', code: renewed[0] ?? '' });
  expect(shop.letters()).toContain('vera@example.com recovery_renewed');
  expect(shop.state.audit.map(({ action }) => action)).toContain('staff.recovery_codes_renewed');
});
