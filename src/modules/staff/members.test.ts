import { describe, expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import type { Factor } from './factor.ts';
import {
  createChangeRole,
  createEndMemberSessions,
  createInviteMember,
  createResetFactors,
  createRestoreMember,
  createSuspendMember,
} from './manage-members.ts';
import { createMakeAdministrator, createResetByOperator } from './operate-staff.ts';
import type { StaffDeps } from './staff-deps.ts';
import { account, createStaffMemory } from './testing/memory-staff.ts';

/** Vera and Oleg are administrators, Pavel is a priest; `vera` has just given her second factor. */
function createShop() {
  const shop = createStaffMemory();
  shop.state.users = [
    account('vera'),
    account('oleg'),
    account('pavel', { role: 'priest' }),
    account('anna', { role: 'customer' }),
  ];
  for (const id of ['vera', 'oleg', 'pavel', 'anna']) shop.signIn(id);
  const fresh = (id: string) => shop.signIn(id, { secondFactorAt: shop.clock() });
  const deps = { ...shop.deps, nameOfPartner: async (slug: string) => (slug === 'indra' ? 'Indra Travel' : undefined) };
  const roles = () => Object.fromEntries(shop.state.users.map(({ id, role }) => [id, role]));
  const signedIn = (id: string) => shop.state.sessions.some(({ userId }) => userId === id);
  return { ...shop, deps, fresh, vera: fresh('vera'), roles, signedIn };
}

const aFactor: Factor = {
  kind: 'authenticator' as const,
  id: 'factor',
  device: 'Firefox',
  createdAt: new Date(0),
  lastUsedAt: null,
  secret: 'SECRET',
  lastStep: 0,
};

/** What is told to members by letters: to whom, what, and whether they have a second factor. */
function listen() {
  const told: unknown[][] = [];
  const writeNews: StaffDeps['writeNews'] = ({ email }, news, hasFactor) => void told.push([email, news, hasFactor]);
  return { told, writeNews };
}

const invite = { email: 'New@Example.com', role: 'editor', partner: null, language: 'ru' } as const;

describe('an invitation', () => {
  test('makes an account with the role, and sends a letter', async () => {
    const shop = createShop();
    const { id } = await createInviteMember(shop.deps)(shop.vera, invite);
    expect(shop.state.users.at(-1)).toMatchObject({ id, email: 'new@example.com', role: 'editor' });
    expect(shop.state.suspended).toEqual([]);
    expect(shop.letters()).toEqual(['new@example.com staff_invited']);
    const entry = { subject: { kind: 'member', id }, before: null, after: { role: 'editor', partner: null }, at: shop.clock() };
    expect(shop.state.audit).toEqual([{ action: 'staff.invited', by: 'vera', ...entry }]);
  });

  test('tells who invites, the role, and by name the partner whom the person will serve', async () => {
    const shop = createShop();
    const { told, writeNews } = listen();
    const send = createInviteMember({ ...shop.deps, writeNews });
    await send(shop.vera, invite);
    await send(shop.vera, { ...invite, email: 'other@example.com', role: 'partner', partner: 'indra' });
    const news = { kind: 'staff_invited', by: { email: 'vera@example.com' } };
    expect(told).toEqual([
      ['new@example.com', { ...news, role: 'editor', partnerName: null }, false],
      ['other@example.com', { ...news, role: 'partner', partnerName: 'Indra Travel' }, false],
    ]);
  });

  test("of a customer keeps the account and ends the customer's long sessions", async () => {
    const shop = createShop();
    await createInviteMember(shop.deps)(shop.vera, { ...invite, email: 'anna@example.com', role: 'partner', partner: 'indra' });
    expect(shop.state.users).toHaveLength(4);
    expect(shop.state.users.at(-1)).toMatchObject({ id: 'anna', role: 'partner', partner: 'indra' });
    expect(shop.signedIn('anna')).toBe(false);
  });

  test.each([
    ['a member', { email: 'pavel@example.com' }, refusal('member_exists')],
    ['a text that is no e-mail', { email: 'new' }, refusal('invalid_request', field('format', 'email'))],
    ['a placeholder', { email: 'new@example.invalid' }, refusal('invalid_request', field('format', 'email'))],
    [
      'the role of a partner without a partner',
      { role: 'partner', partner: null },
      refusal('invalid_request', field('invalid', 'partner')),
    ],
    ['an unknown partner', { role: 'partner', partner: 'surya' }, refusal('invalid_request', field('invalid', 'partner'))],
  ] as const)('of %s is refused', async (_, changes, error) => {
    const shop = createShop();
    await expect(createInviteMember(shop.deps)(shop.vera, { ...invite, ...changes })).rejects.toEqual(error);
    expect([shop.state.audit, shop.letters()]).toEqual([[], []]);
  });
});

describe('a change of a member', () => {
  const act = {
    role: (shop: ReturnType<typeof createShop>, by = shop.vera, id = 'pavel') =>
      createChangeRole(shop.deps)(by, id, { role: 'operator', partner: null }),
    suspension: (shop: ReturnType<typeof createShop>, by = shop.vera, id = 'pavel') => createSuspendMember(shop.deps)(by, id),
    sessions: (shop: ReturnType<typeof createShop>, by = shop.vera, id = 'pavel') => createEndMemberSessions(shop.deps)(by, id),
    factors: (shop: ReturnType<typeof createShop>, by = shop.vera, id = 'pavel') => createResetFactors(shop.deps)(by, id),
  };
  const each = Object.entries(act);

  test.each([
    ['role', 'staff.role_changed', 'staff_role'],
    ['suspension', 'staff.suspended', 'staff_suspended'],
    ['sessions', 'staff.sessions_ended', 'sessions_ended'],
    ['factors', 'staff.factors_reset', 'factors_reset'],
  ] as const)('of the %s ends the sessions, is recorded and mailed', async (change, action, news) => {
    const shop = createShop();
    await act[change](shop);
    expect(shop.signedIn('pavel')).toBe(false);
    expect(shop.state.audit).toEqual([expect.objectContaining({ action, by: 'vera', subject: { kind: 'member', id: 'pavel' } })]);
    expect(shop.letters()).toEqual([`pavel@example.com ${news}`]);
  });

  test.each(each)(
    'of the %s needs a fresh second factor and the right role, and is refused for oneself, a customer and nobody',
    async (_, change) => {
      const shop = createShop();
      await expect(change(shop, shop.fresh('vera'), 'vera')).rejects.toEqual(refusal('own_membership'));
      for (const id of ['anna', 'nobody'])
        await expect(change(shop, shop.fresh('vera'), id)).rejects.toEqual(refusal('not_found'));
      const priest = { ...shop.fresh('pavel'), role: 'priest' as const };
      await expect(change(shop, priest, 'vera')).rejects.toEqual(refusal('not_allowed'));
      const stale = shop.fresh('vera');
      shop.pass(601);
      await expect(change(shop, stale)).rejects.toEqual(refusal('second_factor_required'));
      expect(shop.state.audit).toEqual([]);
    },
  );

  test('is recorded with what was before and what is after', async () => {
    const shop = createShop();
    shop.state.factors = [{ ...aFactor, userId: 'pavel' }];
    await act.factors(shop);
    await act.role(shop);
    await createChangeRole(shop.deps)(shop.vera, 'pavel', { role: 'partner', partner: 'indra' });
    await act.suspension(shop);
    const plain = { role: 'operator', partner: null, isSuspended: false };
    const partner = { role: 'partner', partner: 'indra', isSuspended: false };
    expect(shop.state.audit.map(({ before, after }) => [before, after])).toEqual([
      [{ factors: 1 }, { factors: 0 }],
      [{ ...plain, role: 'priest' }, plain],
      [plain, partner],
      [partner, { ...partner, isSuspended: true }],
    ]);
    expect(shop.state.users.find(({ id }) => id === 'pavel')).toMatchObject({ role: 'partner', partner: 'indra' });
  });

  test('from one partner to another is recorded, and one to the same partner is none', async () => {
    const shop = createShop();
    const deps = { ...shop.deps, nameOfPartner: async () => 'Indra Travel' };
    const give = (partner: string) => createChangeRole(deps)(shop.vera, 'pavel', { role: 'partner', partner });
    await give('indra');
    await give('indra');
    await give('surya');
    expect(shop.state.audit).toHaveLength(2);
    expect(shop.state.users.find(({ id }) => id === 'pavel')).toMatchObject({ partner: 'surya' });
  });

  test('to the role of a partner is refused when no partner is named, and none is looked for', async () => {
    const shop = createShop();
    const deps = { ...shop.deps, nameOfPartner: async () => 'Indra Travel' };
    await expect(createChangeRole(deps)(shop.vera, 'pavel', { role: 'partner', partner: null })).rejects.toEqual(
      refusal('invalid_request', field('invalid', 'partner')),
    );
  });

  test('of a member without an e-mail is made, and mailed to nobody', async () => {
    const shop = createShop();
    shop.state.users.push(account('ivan', { role: 'priest', email: null, phone: '+79991234567' }));
    await act.suspension(shop, shop.vera, 'ivan');
    expect([shop.state.suspended, shop.state.messages]).toEqual([['ivan'], []]);
  });

  test('is told with whether the member still has a second factor, which none has after a reset', async () => {
    const shop = createShop();
    const { told, writeNews } = listen();
    shop.state.factors = [{ ...aFactor, userId: 'pavel' }];
    await act.role({ ...shop, deps: { ...shop.deps, writeNews } });
    await act.factors({ ...shop, deps: { ...shop.deps, writeNews } });
    expect(told).toEqual([
      ['pavel@example.com', 'staff_role', true],
      ['pavel@example.com', 'factors_reset', false],
    ]);
  });

  test('suspends once, however often it is asked for, and gives the rights back', async () => {
    const shop = createShop();
    for (const _ of [1, 2]) await act.suspension(shop);
    expect(shop.state.suspended).toEqual(['pavel']);
    await createRestoreMember(shop.deps)(shop.vera, 'pavel');
    expect([shop.state.suspended, shop.roles().pavel]).toEqual([[], 'priest']);
    expect(shop.letters()).toEqual(['pavel@example.com staff_suspended', 'pavel@example.com staff_restored']);
  });

  test('leaves one administrator, also when two suspend each other in the same moment', async () => {
    const shop = createShop();
    const [vera, oleg] = [shop.fresh('vera'), shop.fresh('oleg')];
    const both = await Promise.allSettled([act.suspension(shop, vera, 'oleg'), act.suspension(shop, oleg, 'vera')]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(shop.state.suspended).toEqual(['oleg']);
  });
});

describe('the first administrator, made on the machine', () => {
  const make = (shop: ReturnType<typeof createShop>, email: string, another = false) =>
    createMakeAdministrator(shop.deps)({ email, operator: 'root', isAnotherAllowed: another, language: 'ru' });
  const nobody = () => {
    const shop = createShop();
    shop.state.users = [account('anna', { role: 'customer' })];
    return shop;
  };

  test.each(['anna@example.com', 'new@example.com'])('is %s, with an account or without one', async (email) => {
    const shop = nobody();
    await make(shop, email);
    expect(shop.state.users.filter((user) => user.email === email)).toHaveLength(1);
    expect(shop.state.users.find((user) => user.email === email)?.role).toBe('administrator');
    expect(shop.signedIn('anna')).toBe(email !== 'anna@example.com');
    expect(shop.letters()).toEqual([`${email} staff_invited`]);
    expect(shop.state.audit).toEqual([
      expect.objectContaining({
        action: 'staff.administrator_made',
        by: MACHINE_OPERATOR.userId,
        after: { role: 'administrator', operator: 'root' },
      }),
    ]);
  });

  test('reads who ran the command, and whether a second factor is there already', async () => {
    const shop = createShop();
    const { told, writeNews } = listen();
    shop.state.factors = [{ ...aFactor, userId: 'pavel' }];
    const deps = { ...shop.deps, writeNews };
    await createMakeAdministrator(deps)({ email: 'pavel@example.com', operator: 'root', isAnotherAllowed: true, language: 'ru' });
    const news = { kind: 'staff_invited', by: { operator: 'root' }, role: 'administrator', partnerName: null };
    expect(told).toEqual([['pavel@example.com', news, true]]);
  });

  test.each(['nobody', 'nobody@example.invalid'])('is nobody at %s', async (email) => {
    await expect(make(nobody(), email)).rejects.toThrow(new OperatorError(`${email} is not an e-mail.`));
  });

  test('is refused while the shop has one, unless the operator insists', async () => {
    const shop = createShop();
    await expect(make(shop, 'new@example.com')).rejects.toThrow(/invites others/);
    await expect(make(shop, 'vera@example.com')).rejects.toThrow(/Add --reset yes /);
    await make(shop, 'pavel@example.com', true);
    expect(shop.roles().pavel).toBe('administrator');
  });

  test('a suspended administrator is none, and can be made one again', async () => {
    const shop = createShop();
    shop.state.suspended = ['vera', 'oleg'];
    await make(shop, 'vera@example.com');
    expect(shop.state.suspended).toEqual(['oleg']);
    expect(shop.state.audit.at(-1)?.before).toEqual({ role: 'administrator', isSuspended: true });
  });
});

test('an operator takes away the lost second factors of a member, and of nobody else', async () => {
  const shop = createShop();
  const reset = createResetByOperator(shop.deps);
  await reset({ email: 'pavel@example.com', operator: 'root' });
  expect(shop.signedIn('pavel')).toBe(false);
  expect(shop.state.audit).toEqual([
    expect.objectContaining({ action: 'staff.factors_reset', after: { factors: 0, operator: 'root' } }),
  ]);
  expect(shop.letters()).toEqual(['pavel@example.com factors_reset']);
  for (const email of ['anna@example.com', 'nobody@example.com'])
    await expect(reset({ email, operator: 'root' })).rejects.toThrow(new OperatorError(`${email} is not one of the staff.`));
});

test('an operator takes no second factors of a suspended member away, who could not add new ones', async () => {
  const shop = createShop();
  shop.state.suspended = ['pavel'];
  const reset = createResetByOperator(shop.deps)({ email: 'pavel@example.com', operator: 'root' });
  await expect(reset).rejects.toThrow(/^pavel@example.com is suspended/);
});
