import { describe, expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import { CODE_LIMITS } from './code-limits.ts';
import type { Crowd } from './crowd.ts';
import { contactOrRefuse } from './one-time-codes.ts';
import type { Limiter } from './ports.ts';
import { asker, createAuthFixture, email } from './testing/auth-fixture.ts';

const contact = email('anna@example.com');
const phone = { kind: 'phone', value: '+79161234567' } as const;
type Fixture = ReturnType<typeof createAuthFixture>;
type Attempt = Parameters<Fixture['codes']['redeem']>[1];

/** Tries a code for signing in, in a transaction of its own; `attempt` may replace the contact and the purpose. */
function redeem({ transact, codes }: Fixture, attempt: Partial<Attempt> & Pick<Attempt, 'code' | 'browserToken'>) {
  return transact((stores) => codes.redeem(stores, { purpose: 'sign_in', contact, ...attempt }));
}

const usualAnswer = { codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60, browserToken: expect.any(String) };

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a request for a code', () => {
  test('ends the earlier code of the same browser, and no code of another browser or for another purpose', async () => {
    const shop = createAuthFixture({ limiter: undefined });
    const first = await shop.askFor(contact, 'sign_in');
    const elsewhere = await shop.askFor(contact, 'sign_in');
    const ofFirst = { browserToken: first.browserToken };
    const change = { ...(await shop.askFor(contact, 'change_email', ofFirst)), purpose: 'change_email' } as const;
    expect(shop.state.codes[0]?.usedAt).toBeNull();
    const second = await shop.askFor(contact, 'sign_in', ofFirst);
    expect(await redeem(shop, first)).toBe(false);
    for (const attempt of [elsewhere, change, second]) expect(await redeem(shop, attempt)).toBe(true);
  });

  test('sends six digits to the contact, with the time at which they expire', async () => {
    const shop = createAuthFixture();
    const sent = await shop.codes.request({ purpose: 'sign_in', contact, language: 'en', asker });
    expect(sent).toEqual(usualAnswer);
    const letter = { purpose: 'sign_in', to: contact, language: 'en', expiresAt: new Date('2026-11-20T10:10:00Z'), minutes: 10 };
    expect(shop.letters).toEqual([{ ...letter, id: expect.any(String), code: expect.stringMatching(/^\d{6}$/) }]);
    expect(shop.state.messages).toEqual([expect.objectContaining({ to: contact.value, text: shop.letters[0]?.code })]);
  });

  test('states the lifetime of the code in minutes, rounded up', async () => {
    const shop = createAuthFixture({ ttlSeconds: 61 });
    await shop.askFor(contact, 'sign_in');
    expect(shop.letters[0]?.minutes).toBe(2);
  });

  test("stores only hashes of the code, the contact and the browser's token", async () => {
    const shop = createAuthFixture();
    const { code, browserToken } = await shop.askFor(contact, 'sign_in');
    const [kept] = shop.state.codes;
    expect(kept).toMatchObject({ purpose: 'sign_in', createdAt: shop.clock(), contactHash: shop.codes.pseudonym(contact.value) });
    for (const secret of [code, contact.value, browserToken]) expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test("is refused and stores nothing while the contact's channel is down", async () => {
    const shop = createAuthFixture({ canSend: async (channel) => channel === 'sms' });
    const refused = shop.askFor(contact, 'sign_in');
    await expect(refused).rejects.toEqual(refusal('unavailable', { retryAfterSeconds: 60 }));
    expect(shop.state.codes).toEqual([]);
    await shop.askFor(phone, 'sign_in');
    expect(shop.letters).toHaveLength(1);
  });

  test('for a placeholder e-mail gets the usual answer, but no code is sent and none is accepted', async () => {
    const nobody = email('no-contact@example.invalid');
    const shop = createAuthFixture();
    const sent = await shop.codes.request({ purpose: 'sign_in', contact: nobody, language: 'ru', asker });
    expect(sent).toEqual(usualAnswer);
    expect(shop.state.messages).toEqual([]);
    expect(shop.state.codes).toHaveLength(1);
    const { browserToken } = sent;
    const code = shop.letters[0]?.code ?? '';
    expect(await redeem(shop, { contact: nobody, code, browserToken })).toBe(false);
  });
});

describe('a contact', () => {
  const times = async (shop: Fixture, count: number, pauseSeconds: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      await shop.askFor(contact, 'sign_in');
      shop.pass(pauseSeconds);
    }
  };

  test('gets three codes in ten minutes; the fourth waits until the first is ten minutes old', async () => {
    const shop = createAuthFixture();
    await times(shop, 3, 60);
    await expect(shop.askFor(contact, 'sign_in')).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 420 }));
    expect(shop.state.codes).toHaveLength(3);
    expect(shop.letters).toHaveLength(3);
    shop.pass(419.5);
    await expect(shop.askFor(contact, 'sign_in')).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 1 }));
    shop.pass(0.5);
    await shop.askFor(contact, 'sign_in');
    expect(shop.state.messages).toHaveLength(4);
  });

  test('gets at most ten codes in a day', async () => {
    const shop = createAuthFixture();
    await times(shop, 10, 3600);
    await expect(shop.askFor(contact, 'sign_in')).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 14 * 3600 }));
    shop.pass(14 * 3600);
    await shop.askFor(contact, 'sign_in');
  });

  test('is not limited by codes for other contacts', async () => {
    const shop = createAuthFixture();
    await times(shop, 3, 0);
    await shop.askFor(email('boris@example.com'), 'sign_in');
  });

  test('gets any number of codes when the limits are off', async () => {
    const shop = createAuthFixture({ limiter: undefined });
    await times(shop, 12, 0);
    await shop.codes.watchWrongCodes();
    expect([shop.state.messages.length, shop.alarms]).toEqual([12, []]);
  });
});

describe('a code', () => {
  test('is accepted once', async () => {
    const shop = createAuthFixture();
    const sent = await shop.askFor(contact, 'sign_in');
    expect(await redeem(shop, sent)).toBe(true);
    expect(shop.state.codes[0]?.usedAt).toEqual(shop.clock());
    expect(await redeem(shop, sent)).toBe(false);
  });

  test('is accepted only from the browser that requested the code', async () => {
    const shop = createAuthFixture();
    const { code } = await shop.askFor(contact, 'sign_in');
    expect(await redeem(shop, { code, browserToken: 'another' })).toBe(false);
    expect(await redeem(shop, { code, browserToken: undefined })).toBe(false);
  });

  test('is accepted only for its purpose and its contact', async () => {
    const shop = createAuthFixture();
    const sent = await shop.askFor(contact, 'sign_in');
    expect(await redeem(shop, { ...sent, purpose: 'change_email' })).toBe(false);
    expect(await redeem(shop, { ...sent, contact: email('boris@example.com') })).toBe(false);
    expect(await redeem(shop, sent)).toBe(true);
  });

  test('is accepted until it expires, and not later', async () => {
    const shop = createAuthFixture();
    const [first, second] = [await shop.askFor(contact, 'sign_in'), await shop.askFor(contact, 'sign_in')];
    shop.pass(599);
    expect(await redeem(shop, first)).toBe(true);
    shop.pass(1);
    expect(await redeem(shop, second)).toBe(false);
  });

  test('stays valid after a new secret key is put first', async () => {
    const old = createAuthFixture();
    const sent = await old.askFor(contact, 'sign_in');
    const { codes } = createAuthFixture({ secretKeys: ['new', 'secret'], clock: old.clock });
    expect(await redeem({ ...old, codes }, sent)).toBe(true);
  });

  test('allows five wrong tries, and each is recorded', async () => {
    const shop = createAuthFixture();
    const sent = await shop.askFor(contact, 'sign_in');
    for (let count = 0; count < CODE_LIMITS.triesPerCode; count += 1)
      expect(await redeem(shop, { ...sent, code: wrong(sent.code) })).toBe(false);
    const told = { subject: shop.codes.pseudonym(contact.value), at: shop.clock() };
    const events = ['fail', 'fail', 'fail', 'fail', 'locked'].map((event) => ({ event, ...told }));
    expect(shop.state.events).toEqual(events);
    expect(await redeem(shop, sent)).toBe(false);
    expect(shop.state.events.at(-1)?.event).toBe('fail');
  });

  test('is still accepted at the fifth try', async () => {
    const shop = createAuthFixture();
    const sent = await shop.askFor(contact, 'sign_in');
    for (let count = 1; count < CODE_LIMITS.triesPerCode; count += 1) await redeem(shop, { ...sent, code: wrong(sent.code) });
    expect(await redeem(shop, sent)).toBe(true);
  });

  test.each([
    [39, true],
    [40, false],
  ])('after %i wrong tries of strangers in a day is accepted from a stranger: %s', async (tries, isRight) => {
    const shop = createAuthFixture({ limiter: undefined });
    for (let count = 0; count < tries; count += 1) {
      const sent = await shop.askFor(contact, 'sign_in');
      await redeem(shop, { ...sent, code: wrong(sent.code) });
    }
    shop.pass(23 * 3600);
    const sent = await shop.askFor(contact, 'sign_in');
    expect(await redeem(shop, sent)).toBe(isRight);
    if (!isRight) expect(shop.state.events.at(-1)?.event).toBe('locked');
    shop.pass(3600);
    expect(await redeem(shop, await shop.askFor(contact, 'sign_in'))).toBe(true);
  });
});

describe('a browser in which somebody has signed in to the contact before', () => {
  /** A shop whose contact is known to a browser with the token `browser`. */
  function createKnown(changes: Parameters<typeof createAuthFixture>[0] = {}) {
    const shop = createAuthFixture(changes);
    shop.state.browsers = [
      { tokenHash: hashToken('browser'), contactHash: shop.codes.pseudonym(contact.value), at: shop.clock() },
    ];
    return { ...shop, ask: () => shop.askFor(contact, 'sign_in', { knownToken: 'browser' }) };
  }

  test('gets its codes while strangers have asked for all of theirs', async () => {
    const shop = createKnown();
    for (let sent = 0; sent < CODE_LIMITS.codesPerTenMinutes; sent += 1) await shop.askFor(contact, 'sign_in');
    await expect(shop.askFor(contact, 'sign_in')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await redeem(shop, await shop.ask())).toBe(true);
  });

  test('has limits of its own', async () => {
    const shop = createKnown();
    for (let sent = 0; sent < CODE_LIMITS.codesPerTenMinutes; sent += 1) await shop.ask();
    await expect(shop.ask()).rejects.toMatchObject({ code: 'rate_limited' });
    await shop.askFor(contact, 'sign_in');
  });

  /** Seven hundred seconds later, so that another code is sent, tries a code so often in vain. */
  const fail = async (shop: Fixture, from: { knownToken?: string }, tries: number) => {
    shop.pass(700);
    const sent = await shop.askFor(contact, 'sign_in', from);
    for (let count = 0; count < tries; count += 1) await redeem(shop, { ...sent, ...from, code: wrong(sent.code) });
  };
  const known = { knownToken: 'browser' };

  test('takes none of the forty tries that strangers have in a day', async () => {
    const shop = createKnown();
    await fail(shop, known, 5);
    for (let codes = 0; codes < 7; codes += 1) await fail(shop, {}, 5);
    await fail(shop, {}, 4);
    // The fortieth.
    expect(await redeem(shop, await shop.askFor(contact, 'sign_in'))).toBe(true);
    expect(await redeem(shop, await shop.askFor(contact, 'sign_in'))).toBe(false);
  });

  test('has the tries that strangers leave of fifty in a day', async () => {
    const shop = createKnown();
    for (let codes = 0; codes < 8; codes += 1) await fail(shop, {}, 5);
    await fail(shop, known, 5);
    await fail(shop, known, 4);
    // The fiftieth.
    expect(await redeem(shop, { ...(await shop.ask()), ...known })).toBe(true);
    expect(await redeem(shop, { ...(await shop.ask()), ...known })).toBe(false);
  });

  test('stands outside the crowd, which admits each stranger and sends the code', async () => {
    const admitted: unknown[] = [];
    const crowd: Crowd = {
      admit: (stranger, send) => {
        admitted.push(stranger);
        return send();
      },
    };
    const shop = createKnown({ crowd });
    await shop.ask();
    expect(admitted).toEqual([]);
    const proof = { token: 'token', answer: '7' };
    const letters = shop.letters.length;
    await shop.askFor(contact, 'sign_in', { knownToken: 'made up', proof });
    expect(admitted).toEqual([{ contact, network: asker.network, proof }]);
    expect(shop.letters).toHaveLength(letters + 1);
  });

  test('is a stranger to every other contact', async () => {
    const shop = createKnown();
    await shop.askFor(email('boris@example.com'), 'sign_in', { knownToken: 'browser' });
    expect(shop.state.codes[0]?.knownBrowserHash).toBeNull();
  });
});

test('a phone that gets no SMS is refused with the name of the field', async () => {
  const shop = createAuthFixture();
  const ask = shop.askFor({ kind: 'phone', value: '+19005551234' }, 'sign_in');
  await expect(ask).rejects.toEqual(refusal('invalid_request', field('no_sms', 'contact')));
  expect(shop.state.codes).toEqual([]);
});

test('a contact that is neither an e-mail nor a phone is refused with the name of its field', () => {
  expect(contactOrRefuse(' Anna@Example.com ')).toEqual(contact);
  expect(() => contactOrRefuse('anna')).toThrow(refusal('invalid_request', field('invalid_contact', 'contact')));
});

test('more than 200 wrong codes in ten minutes raise an alarm', async () => {
  // Of this limit alone the shop hears that it must wait.
  const limiter: Limiter = async (...hit) => (hit.join() === 'wrong codes in all,200,600' ? 10 : 0);
  const shop = createAuthFixture({ limiter });
  await shop.codes.watchWrongCodes();
  expect(shop.alarms).toEqual(['many wrong codes']);
});
