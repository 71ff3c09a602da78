import { describe, expect, test } from 'vitest';
import { keyedHashes } from '#kernel/keyed-hashes.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import type { User } from '#modules/auth/index.ts';
import { createOfferPasskey } from './enrol-factor.ts';
import { createAskForFactor, type Proof } from './give-factor.ts';
import type { Passkeys } from './ports.ts';
import { createShop, wrongCode } from './testing/factor-shop.ts';
import { account } from './testing/memory-staff.ts';
import { createViewAccess } from './view-access.ts';

test('a browser is told of the passkeys alone, and of none where there is none', async () => {
  const shop = createShop();
  const tellKinds = async (known: readonly { kind: string }[]) => ({ kinds: known.map(({ kind }) => kind) });
  const passkeys: Passkeys = {
    ...shop.deps.passkeys,
    creationOptions: (_, known) => tellKinds(known),
    requestOptions: tellKinds,
  };
  const ask = async () => (await createAskForFactor({ ...shop.deps, passkeys })(shop.fresh())).passkeyOptions;
  await shop.addAuthenticator();
  expect(await ask()).toBeNull();
  await shop.addPasskey(shop.fresh());
  expect(await ask()).toEqual({ kinds: ['passkey'] });
  expect((await createOfferPasskey({ ...shop.deps, passkeys })(shop.fresh())).options).toEqual({ kinds: ['passkey'] });
});

/** Answers a challenge with a passkey; the real signature is the challenge. */
async function sign(shop: ReturnType<typeof createShop>, counter: number, id = 'key', signature?: string) {
  const vera = shop.signIn('vera');
  const { challengeId, passkeyOptions } = await shop.ask(vera);
  const { challenge } = passkeyOptions as { challenge: string };
  const answer = { id, clientDataJSON: '', authenticatorData: String(counter), signature: signature ?? challenge };
  return shop.give(vera, { challengeId, proof: { kind: 'passkey', answer } });
}

describe('the second factor', () => {
  test('is recognised among those of other kinds', async () => {
    const shop = createShop();
    await shop.addPasskey();
    const { secret } = await shop.addAuthenticator(shop.fresh());
    shop.pass(60);
    await shop.answer({ kind: 'authenticator', code: shop.codeOf(secret) });
    expect(shop.state.factors.map(({ kind, lastUsedAt }) => [kind, lastUsedAt === shop.clock()])).toEqual([
      ['passkey', false],
      ['authenticator', true],
    ]);
    expect(shop.letters()).not.toContain('vera@example.com recovery_used');
  });

  test('opens nothing in a session that has ended meanwhile', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    shop.pass(60);
    const vera = shop.signIn('vera');
    const { challengeId } = await shop.ask(vera);
    shop.state.sessions = [];
    const giving = shop.give(vera, { challengeId, proof: { kind: 'authenticator', code: shop.codeOf(secret) } });
    await expect(giving).rejects.toEqual(refusal('not_signed_in'));
  });

  test('is noted in the trail of sign-ins under a hash of the e-mail, else of the phone', async () => {
    const shop = createShop();
    const subjectOf = async (contact: Partial<User>) => {
      shop.state.users = [account('vera', contact)];
      await expect(shop.answer(wrongCode)).rejects.toEqual(refusal('wrong_second_factor'));
      return shop.state.events.at(-1)?.subject;
    };
    const { sign } = keyedHashes(shop.deps.secretKeys, 'contact');
    for (const contact of [{}, { phone: '+79991234567' }]) expect(await subjectOf(contact)).toBe(sign('vera@example.com'));
    for (const phone of ['+79991234567', '+79990000000']) expect(await subjectOf({ email: null, phone })).toBe(sign(phone));
  });

  test('makes the session one of the staff under a new token', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    shop.pass(3600);
    const { sessionToken } = await shop.answer({ kind: 'authenticator', code: shop.codeOf(secret) });
    expect(shop.sessionNow()).toMatchObject({ secondFactorAt: shop.clock(), tokenHash: hashToken(sessionToken) });
    expect(shop.events()).toEqual(['factor_ok']);
  });

  test('by a code is accepted once, up to a step late, and never of an earlier step than the last', async () => {
    // A step takes 30 seconds.
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    shop.pass(90);
    const earlier = shop.codeOf(secret);
    shop.pass(30);
    const used = shop.codeOf(secret);
    await shop.answer({ kind: 'authenticator', code: used });
    for (const code of [used, earlier, ''])
      await expect(shop.answer({ kind: 'authenticator', code })).rejects.toEqual(refusal('wrong_second_factor'));
    shop.pass(60);
    const aStepLate = shop.codeOf(secret);
    shop.pass(30);
    await shop.answer({ kind: 'authenticator', code: aStepLate });
    shop.pass(60);
    const tooOld = shop.codeOf(secret);
    shop.pass(60);
    await expect(shop.answer({ kind: 'authenticator', code: tooOld })).rejects.toEqual(refusal('wrong_second_factor'));
  });

  test('by a passkey needs a signature of this challenge and a counter that goes up', async () => {
    const shop = createShop();
    await shop.addPasskey();
    await sign(shop, 1);
    for (const forged of [() => sign(shop, 1), () => sign(shop, 2, 'another'), () => sign(shop, 2, 'key', 'forged')])
      await expect(forged()).rejects.toEqual(refusal('wrong_second_factor'));
    await sign(shop, 2);
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
    expect(shop.state.audit.at(-1)).toEqual({
      action: 'staff.recovery_code_used',
      by: 'vera',
      subject: { kind: 'member', id: 'vera' },
      at: shop.clock(),
      before: null,
      after: null,
    });
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

  test('must be a passkey after twenty wrong codes in a day, also in a new session', async () => {
    const shop = createShop();
    const { secret } = await shop.addAuthenticator();
    await shop.addPasskey(shop.fresh());
    shop.pass(60);
    for (let count = 0; count < 20; count += 1)
      await expect(shop.answer(wrongCode)).rejects.toEqual(refusal('wrong_second_factor'));
    const right: Proof = { kind: 'authenticator', code: shop.codeOf(secret) };
    await expect(shop.answer(right)).rejects.toEqual(refusal('second_factor_locked', { retryAfterSeconds: 3600 }));
    expect(shop.events().at(-1)).toBe('factor_locked');
    await sign(shop, 1);
    shop.pass(86_400);
    await shop.answer({ kind: 'authenticator', code: shop.codeOf(secret) });
  });
});
