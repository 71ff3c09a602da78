import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { admin } from '../../src/compose/commands/admin.ts';
import { lettersOf } from '../../src/compose/ground.ts';
import { dumpTables } from '../support/dump-tables.ts';
import { openShop, testClock } from '../support/shop.ts';
import { cookiesOf, messagesTo, newContact, signIn } from './steps/customers.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock().getTime() });
/** Sends a request with the cookie of a session. */
const as = (cookie: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  shop.request({ method, url, headers: { cookie }, ...(payload && { payload }) });
const basis = { ...shop, clock, newId: randomUUID };
/** Runs the operator's command that makes administrators and takes second factors away. */
const command = (args: Record<string, string>) =>
  admin.run({ ...basis, letters: lettersOf(basis) }, args, { operator: 'root', signal: AbortSignal.timeout(10_000) });
/** The status of an answer and the code of its problem, if it is one. */
const codesOf = async (answer: ReturnType<typeof as>) => {
  const { statusCode, payload } = await answer;
  return [statusCode, payload && (JSON.parse(payload) as { code?: string }).code];
};

/** Adds an authenticator in a session that a code has just opened. */
async function enrol(cookie: string) {
  const { challengeId, secret } = (await as(cookie, 'POST', '/api/staff/authenticators/offer', {})).json<
    Record<string, string>
  >();
  const added = await as(cookie, 'POST', '/api/staff/authenticators', { challengeId, code: codeOf(secret ?? '') });
  return {
    added,
    secret: secret ?? '',
    cookie: cookiesOf(added),
    codes: added.json<{ recoveryCodes: string[] }>().recoveryCodes,
  };
}

/** Gives a second factor in a session that a code has opened. */
async function give(cookie: string, proof: object) {
  const { challengeId } = (await as(cookie, 'POST', '/api/staff/second-factor/challenge', {})).json<{ challengeId: string }>();
  return as(cookie, 'POST', '/api/staff/second-factor', { challengeId, ...proof });
}

const subjectsTo = async (contact: string) => (await messagesTo(shop, contact)).map(({ subject }) => subject);

test('the operator makes the first administrator by a command, which makes no second one', async () => {
  const email = newContact();
  expect(await command({ email })).toMatchObject({
    lines: [`${email} is an administrator now.`, expect.stringContaining('/admin-panel')],
  });
  expect(await command({ email: newContact() })).toMatchObject({ exitCode: 1 });
  const { cookie } = await signIn(shop, email);
  expect(await codesOf(as(cookie, 'GET', '/api/staff/me'))).toEqual([403, 'second_factor_required']);
  expect(await subjectsTo(email)).toContain('Приглашение в команду магазина «Ведические ритуалы»');
});

test('an authenticator that a member adds opens the panel under a new cookie, and the database holds none of its secrets', async () => {
  const member = await signInStaff(shop, 'administrator', { secondFactorAt: null });
  const { added, secret, cookie, codes } = await enrol(member.cookie);
  expect([added.statusCode, codes.length]).toEqual([200, 10]);
  expect((await as(member.cookie, 'GET', '/api/staff/me')).statusCode).toBe(401);
  expect((await as(cookie, 'GET', '/api/staff/me')).json()).toMatchObject({ email: member.contact, role: 'administrator' });
  const dump = await dumpTables(shop);
  for (const secretText of [secret, ...codes, codes[0]?.replaceAll('-', '')]) expect(dump).not.toContain(secretText);
});

test('a member who signs in again enters the panel by the second factor', async () => {
  const member = await signInStaff(shop, 'administrator', { secondFactorAt: null });
  const { secret } = await enrol(member.cookie);
  pass(3600);
  const { cookie } = await signIn(shop, member.contact);
  expect(await codesOf(give(cookie, { code: '000000' }))).toEqual([400, 'wrong_second_factor']);
  const twoWays = { code: codeOf(secret), recoveryCode: 'k7mq-2xvp-9dte' };
  for (const ways of [{}, twoWays]) expect(await codesOf(give(cookie, ways))).toEqual([400, 'invalid_request']);
  const answer = await give(cookie, { code: codeOf(secret) });
  expect(answer.statusCode).toBe(204);
  expect((await as(cookiesOf(answer), 'GET', '/api/staff/me')).statusCode).toBe(200);
});

test('a recovery code stands in for the second factor once, in any case of its letters, and its use is told by a letter', async () => {
  const member = await signInStaff(shop, 'administrator', { secondFactorAt: null });
  const { codes } = await enrol(member.cookie);
  const first = await signIn(shop, member.contact);
  expect((await give(first.cookie, { recoveryCode: codes[0]?.toUpperCase() })).statusCode).toBe(204);
  // After the second factor the session goes on under a new token: the old cookie is none.
  expect((await give(first.cookie, { recoveryCode: codes[0] })).statusCode).toBe(401);
  const second = await signIn(shop, member.contact);
  expect(await codesOf(give(second.cookie, { recoveryCode: codes[0] }))).toEqual([400, 'wrong_second_factor']);
  expect(await subjectsTo(member.contact)).toContain('A recovery code was used');
});

test('the operator takes the second factors of a member away by a command, which ends the sessions and is told by a letter', async () => {
  const member = await signInStaff(shop, 'administrator', { secondFactorAt: null });
  const { cookie } = await enrol(member.cookie);
  expect((await command({ email: member.contact, reset: 'yes' })).lines[0]).toContain('taken away');
  expect((await as(cookie, 'GET', '/api/staff/me')).statusCode).toBe(401);
  const again = await signIn(shop, member.contact);
  expect((await as(again.cookie, 'GET', '/api/staff/factors')).json()).toMatchObject({ factors: [], mayEnrol: true });
  expect(await subjectsTo(member.contact)).toContain('Your second factors were reset');
});

test('wrong codes lock the second factor, so that the right code is not taken after them', async () => {
  const operator = await signInStaff(shop, 'operator', { secondFactorAt: null });
  const { secret } = await enrol(operator.cookie);
  pass(60);
  const later = await signIn(shop, operator.contact);
  const { challengeId } = (await as(later.cookie, 'POST', '/api/staff/second-factor/challenge', {})).json<{
    challengeId: string;
  }>();
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => as(later.cookie, 'POST', '/api/staff/second-factor', { challengeId, code: '000000' })),
  );
  expect(guesses.every(({ statusCode }) => statusCode === 400)).toBe(true);
  for (let count = 0; count < 15; count += 1) await give(later.cookie, { code: '000000' });
  expect(await codesOf(give(later.cookie, { code: codeOf(secret) }))).toEqual([429, 'second_factor_locked']);
  expect((await as(later.cookie, 'GET', '/api/staff/me')).statusCode).toBe(403);
});

test('the same code sent at once opens one session', async () => {
  const priest = await signInStaff(shop, 'priest', { secondFactorAt: null });
  const { secret } = await enrol(priest.cookie);
  pass(60);
  const firstSession = await signIn(shop, priest.contact);
  const secondSession = await signIn(shop, priest.contact);
  const answers = await Promise.all([firstSession, secondSession].map(({ cookie }) => give(cookie, { code: codeOf(secret) })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
});

test('an administrator invites, changes and suspends a member, whose next request is refused', async () => {
  const vera = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const email = newContact();
  const invited = await as(vera.cookie, 'POST', '/api/admin/staff', { email, role: 'priest' });
  const { id } = invited.json<{ id: string }>();
  const { cookie } = await enrol((await signIn(shop, email)).cookie);
  const listed = (await as(vera.cookie, 'GET', '/api/admin/staff?limit=100')).json<{ items: { id: string }[] }>();
  expect(listed.items.find((member) => member.id === id)).toMatchObject({ email, role: 'priest', factors: 1, sessions: 1 });
  expect((await as(vera.cookie, 'PUT', `/api/admin/staff/${id}/suspension`)).statusCode).toBe(204);
  expect((await as(cookie, 'GET', '/api/staff/me')).statusCode).toBe(401);
  const back = await signIn(shop, email);
  expect(await codesOf(as(back.cookie, 'GET', '/api/staff/factors'))).toEqual([403, 'not_allowed']);
  expect((await as(vera.cookie, 'DELETE', `/api/admin/staff/${id}/suspension`)).statusCode).toBe(204);
  expect((await as(vera.cookie, 'PUT', `/api/admin/staff/${id}`, { role: 'editor' })).statusCode).toBe(204);
  expect((await as(vera.cookie, 'PUT', `/api/admin/staff/${vera.id}`, { role: 'editor' })).statusCode).toBe(409);
  const actions = await shop.database.queries.selectFrom('staff_actions').select('action').where('subject_id', '=', id).execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['staff.invited', 'staff.factor_added', 'staff.suspended', 'staff.restored', 'staff.role_changed']),
  );
});

test('what an idle page of the panel asks does not keep the session alive', async () => {
  const vera = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const poll = () => shop.request({ url: '/api/staff/me', headers: { cookie: vera.cookie, 'x-idle': '1' } });
  pass(1799);
  expect((await poll()).statusCode).toBe(200);
  pass(1);
  expect((await poll()).statusCode).toBe(401);
});
