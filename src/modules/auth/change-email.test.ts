import { describe, expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { hashToken } from '#kernel/tokens.ts';
import { createConfirmEmailChange, createRequestEmailChange, type EmailChange } from './change-email.ts';
import { anna, asker, createAuthFixture, email } from './testing/auth-fixture.ts';

const wanted = email('new@example.com');
const notice: Message = { id: 'notice', channel: 'email', to: '', subject: '', text: '', html: '', language: 'ru' };

function createShop(changes: Parameters<typeof createAuthFixture>[0] = {}) {
  const fixture = createAuthFixture(changes);
  const notices: EmailChange[] = [];
  const writeNotice = (change: EmailChange) => {
    notices.push(change);
    return { ...notice, to: change.from };
  };
  const confirm = createConfirmEmailChange({ ...fixture, writeNotice });
  fixture.state.users = [anna];
  /** Requests a code and confirms with it; `attempt` replaces the right values. */
  const change = async (attempt: { email?: string; code?: string; knownToken?: string } = {}, caller = userCaller()) => {
    const sent = await fixture.askFor(wanted, 'change_email');
    fixture.state.messages = [];
    return confirm(caller, { email: wanted.value, ...sent, ...attempt });
  };
  return { ...fixture, notices, confirm, change };
}

describe('requesting a change of e-mail', () => {
  test('sends a code to the new e-mail', async () => {
    const shop = createShop();
    await createRequestEmailChange(shop)(userCaller(), { email: ' New@Example.com', language: 'ru', asker });
    expect(shop.letters).toEqual([expect.objectContaining({ purpose: 'change_email', to: wanted, language: 'ru' })]);
  });

  test.each(['new', '+79161234567', 'no-contact@example.invalid'])('to %s is refused', async (text) => {
    const ask = createRequestEmailChange(createShop());
    await expect(ask(userCaller(), { email: text, language: 'ru', asker })).rejects.toEqual(
      refusal('invalid_request', field('format', 'email')),
    );
  });
});

describe('confirming a change of e-mail', () => {
  test('changes the e-mail of the user and sends a notice to the former e-mail', async () => {
    const shop = createShop();
    const after = { ...anna, email: wanted.value };
    expect(await shop.change()).toEqual(after);
    expect(shop.state.users).toEqual([after]);
    expect(shop.notices).toEqual([{ user: anna, from: anna.email, to: wanted.value }]);
    expect(shop.state.messages).toEqual([{ ...notice, to: anna.email }]);
  });

  test('adds the guest orders placed with either e-mail to the account', async () => {
    const shop = createShop();
    shop.state.orders = [anna.email, wanted.value, 'boris@example.com'].map((each) => ({ userId: null, email: each }));
    await shop.change();
    expect(shop.state.orders.map(({ userId }) => userId)).toEqual([anna.id, anna.id, null]);
  });

  test('gives the new e-mail to the orders of the user that had the former one, and to no others', async () => {
    const shop = createShop();
    shop.state.orders = [
      { userId: anna.id, email: anna.email },
      { userId: null, email: anna.email },
      { userId: anna.id, email: 'friend@example.com' },
      { userId: 'boris', email: anna.email },
    ];
    await shop.change();
    expect(shop.state.orders.map((order) => order.email)).toEqual([wanted.value, wanted.value, 'friend@example.com', anna.email]);
  });

  test('makes a browser with a known token known to the new e-mail, and no other', async () => {
    const shop = createShop();
    const former = { tokenHash: hashToken('browser'), contactHash: shop.codes.pseudonym('anna@example.com'), at: shop.clock() };
    shop.state.browsers = [former];
    await shop.change();
    await shop.change({ knownToken: 'made up' });
    expect(shop.state.browsers).toEqual([former]);
    await shop.change({ knownToken: 'browser' });
    expect(shop.state.browsers).toEqual([former, { ...former, contactHash: shop.codes.pseudonym(wanted.value) }]);
  });

  test('to the same e-mail sends no notice', async () => {
    const shop = createShop();
    shop.state.users = [{ ...anna, email: wanted.value }];
    expect(await shop.change()).toEqual({ ...anna, email: wanted.value });
    expect(shop.state.messages).toEqual([]);
  });

  test('to another spelling of the same e-mail sends no notice, and gives it to the orders of the user', async () => {
    const shop = createShop();
    const [stored, letters] = ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'];
    shop.state.users = [{ ...anna, email: stored }];
    shop.state.orders = [
      { userId: anna.id, email: stored },
      { userId: null, email: stored },
    ];
    const sent = await shop.askFor(email(letters), 'change_email');
    shop.state.messages = [];
    expect(await shop.confirm(userCaller(), { email: letters, ...sent })).toEqual({ ...anna, email: letters });
    expect(shop.state.orders).toEqual(Array(2).fill({ userId: anna.id, email: letters }));
    expect(shop.state.messages).toEqual([]);
  });

  test('adds the guest orders placed with either spelling of the former e-mail to the account', async () => {
    const shop = createShop();
    const spellings = ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'];
    for (const former of spellings) {
      shop.state.users = [{ ...anna, email: former }];
      shop.state.orders = spellings.map((each) => ({ userId: null, email: each }));
      await shop.change();
      expect(shop.state.orders).toEqual(Array(2).fill({ userId: anna.id, email: wanted.value }));
    }
  });

  test('of a user who had no e-mail sets it on their orders and sends no notice', async () => {
    const shop = createShop();
    shop.state.users = [{ ...anna, email: null, phone: '+79161234567' }];
    shop.state.orders = [
      { userId: anna.id, email: null },
      { userId: 'boris', email: null },
    ];
    await shop.change();
    expect(shop.state.orders.map((order) => order.email)).toEqual([wanted.value, null]);
    expect(shop.state.messages).toEqual([]);
  });

  test('is refused when another account has the new e-mail', async () => {
    const shop = createShop();
    shop.state.users = [anna, { ...anna, id: 'boris', email: wanted.value }];
    await expect(shop.change()).rejects.toEqual(refusal('email_taken'));
    expect(shop.state.users[0]).toEqual(anna);
    expect([shop.state.messages, shop.notices]).toEqual([[], []]);
  });

  test('with a wrong code is refused, and the try counts', async () => {
    const shop = createShop();
    await expect(shop.change({ code: 'wrong!' })).rejects.toEqual(refusal('invalid_code'));
    expect(shop.state.users).toEqual([anna]);
    expect(shop.state.codes).toEqual([expect.objectContaining({ tries: 1 })]);
    expect(shop.alarms).toEqual([]);
  });

  test('raises an alarm when there are too many wrong codes in all', async () => {
    // The limiter answers with the seconds to wait.
    const shop = createShop({ limiter: async (bucket) => (bucket === 'wrong codes in all' ? 10 : 0) });
    await expect(shop.change({ code: 'wrong!' })).rejects.toEqual(refusal('invalid_code'));
    expect(shop.alarms).toEqual(['many wrong codes']);
  });

  test('of a customer stands in no log of the staff', async () => {
    const shop = createShop();
    await shop.change();
    expect(shop.state.actions).toEqual([]);
  });

  test('of a deleted account is refused as for a guest', async () => {
    const shop = createShop();
    shop.state.users = [];
    await expect(shop.change()).rejects.toEqual(refusal('not_signed_in'));
  });

  test('to an invalid e-mail is refused', async () => {
    await expect(createShop().change({ email: 'new' })).rejects.toEqual(refusal('invalid_request', field('format', 'email')));
  });
});

describe('the e-mail of a member of staff', () => {
  const member = { ...anna, role: 'operator' } as const;
  const stale = new Date('2026-11-20T09:49:59Z');
  const callers = [userCaller({ role: 'operator' }), staffCaller('operator', { userId: 'anna', secondFactorAt: stale })];

  test.each(callers)('is not changed by a code without a second factor of the last ten minutes', async (caller) => {
    const shop = createShop();
    shop.state.users = [member];
    const ask = createRequestEmailChange(shop)(caller, { email: wanted.value, language: 'ru', asker });
    await expect(ask).rejects.toEqual(refusal('second_factor_required'));
    expect(shop.letters).toEqual([]);
    await expect(shop.change({}, caller)).rejects.toEqual(refusal('second_factor_required'));
    expect([shop.state.users, shop.state.actions]).toEqual([[member], []]);
    expect(shop.state.codes).toMatchObject([{ tries: 0, usedAt: null }]);
  });

  test('changes with a fresh factor, stands in the log, and is told to the former address', async () => {
    const shop = createShop();
    shop.state.users = [member];
    const fresh = staffCaller('operator', { userId: 'anna' });
    await shop.change({}, fresh);
    const told = {
      before: { email: anna.email },
      after: { email: wanted.value },
      subject: { kind: 'member', id: 'anna', userId: 'anna' },
    };
    expect(shop.state.actions).toMatchObject([{ action: 'staff.email_changed', by: 'anna', ...told }]);
    expect(shop.state.messages).toMatchObject([{ to: anna.email }]);
  });

  test('stands in no log when it stays what it is', async () => {
    const shop = createShop();
    shop.state.users = [{ ...member, email: wanted.value }];
    await shop.change({}, staffCaller('operator', { userId: 'anna' }));
    expect(shop.state.actions).toEqual([]);
  });
});
