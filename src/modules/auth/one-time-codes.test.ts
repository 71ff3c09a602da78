import { describe, expect, test } from 'vitest';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { CODE_LIMITS, contactOrRefuse } from './one-time-codes.ts';
import type { Limiter } from './ports.ts';
import { createAuthFixture, email } from './testing/auth-fixture.ts';

const contact = email('anna@example.com');
const phone = { kind: 'phone', value: '+79161234567' } as const;
type Fixture = ReturnType<typeof createAuthFixture>;
type Attempt = Parameters<Fixture['codes']['redeem']>[1];

/** Tries a code for signing in, in a transaction of its own; `attempt` may replace the contact and the purpose. */
function redeem({ transact, codes }: Fixture, attempt: Partial<Attempt> & Pick<Attempt, 'code' | 'browserToken'>) {
  return transact((stores) => codes.redeem(stores, { purpose: 'sign_in', contact, ...attempt }));
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a request for a code', () => {
  test('ends the earlier code of the same browser, and no code of another browser or for another purpose', async () => {
    const shop = createAuthFixture({ limiter: undefined });
    const first = await shop.askFor(contact, 'sign_in');
    const elsewhere = await shop.askFor(contact, 'sign_in');
    const change = { ...(await shop.askFor(contact, 'change_email')), purpose: 'change_email' } as const;
    const { browserToken } = await shop.codes.request({
      purpose: 'sign_in',
      contact,
      language: 'ru',
      browserToken: first.browserToken,
    });
    const second = { code: shop.letters.at(-1)?.code ?? '', browserToken };

    expect(await redeem(shop, first)).toBe(false);
    for (const attempt of [elsewhere, change, second]) expect(await redeem(shop, attempt)).toBe(true);
  });

  test('sends six digits to the contact, with the time at which they expire', async () => {
    const shop = createAuthFixture();
    const sent = await shop.codes.request({ purpose: 'sign_in', contact, language: 'en' });
    expect(sent).toEqual({ codeLength: 6, expiresInSeconds: 600, resendInSeconds: 60, browserToken: expect.any(String) });
    const expiresAt = new Date('2026-11-20T10:10:00Z');
    expect(shop.letters).toEqual([
      {
        id: expect.any(String),
        purpose: 'sign_in',
        to: contact,
        code: expect.stringMatching(/^\d{6}$/),
        language: 'en',
        expiresAt,
        minutes: 10,
      },
    ]);
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
    const { code, browserToken } = await shop.askFor(nobody, 'sign_in');
    expect(shop.state.messages).toEqual([]);
    expect(shop.state.codes).toHaveLength(1);
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
    expect(shop.state.events).toEqual([]);
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
    const subject = shop.codes.pseudonym(contact.value);
    const at = shop.clock();
    expect(shop.state.events.map(({ event }) => event)).toEqual(['fail', 'fail', 'fail', 'fail', 'locked']);
    expect(shop.state.events[0]).toEqual({ event: 'fail', subject, at });
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
    [49, true],
    [50, false],
  ])('after %i wrong tries for its contact in a day is accepted: %s', async (tries, isRight) => {
    const shop = createAuthFixture({ limiter: undefined });
    for (let count = 0; count < tries; count += 1) {
      const sent = await shop.askFor(contact, 'sign_in');
      await redeem(shop, { ...sent, code: wrong(sent.code) });
    }
    shop.pass(23 * 3600);
    const sent = await shop.askFor(contact, 'sign_in');
    expect(await redeem(shop, sent)).toBe(isRight);
    expect(shop.state.events.at(-1)?.event).toBe(isRight ? 'fail' : 'locked');
    shop.pass(3600);
    expect(await redeem(shop, await shop.askFor(contact, 'sign_in'))).toBe(true);
  });
});

describe('an attack on the whole shop', () => {
  /** Refuses a hit of `bucket` for ten seconds and lets all others pass. */
  const full = (bucket: string, limit: number): Limiter => {
    return async (...hit) => (hit.join() === [bucket, limit, 600].join() ? 10 : 0);
  };

  test('by a flood of requests for codes is refused, with at most one alarm a minute', async () => {
    const shop = createAuthFixture({ limiter: full('codes in all', 600) });
    const ask = () => expect(shop.askFor(contact, 'sign_in')).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 10 }));
    await ask();
    shop.pass(59);
    await ask();
    expect(shop.alarms).toEqual(['many codes asked for']);
    shop.pass(1);
    await ask();
    expect(shop.alarms).toHaveLength(2);
    expect(shop.state.codes).toEqual([]);
  });

  test('by many wrong codes raises an alarm', async () => {
    const shop = createAuthFixture({ limiter: full('wrong codes in all', 200) });
    await shop.codes.watchWrongCodes();
    expect(shop.alarms).toEqual(['many wrong codes']);
  });

  test('is not suspected after a few wrong codes', async () => {
    const shop = createAuthFixture();
    await shop.codes.watchWrongCodes();
    await shop.askFor(contact, 'sign_in');
    expect(shop.alarms).toEqual([]);
  });
});

test('a contact that is neither an e-mail nor a phone is refused with the name of its field', () => {
  expect(contactOrRefuse(' Anna@Example.com ')).toEqual(contact);
  expect(() => contactOrRefuse('anna')).toThrow(refusal('invalid_request', field('invalid_contact', 'contact')));
});
