import { describe, expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { OperatorError } from '#kernel/operator-error.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import {
  createChangeRole,
  createEndMemberSessions,
  createInviteMember,
  createResetFactors,
  createRestoreMember,
  createSuspendMember,
} from './manage-members.ts';
import { createMakeAdministrator, createResetByOperator } from './operate-staff.ts';
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
  const deps = { ...shop.deps, isPartner: async (slug: string) => slug === 'indra' };
  const roles = () => Object.fromEntries(shop.state.users.map(({ id, role }) => [id, role]));
  const signedIn = (id: string) => shop.state.sessions.some(({ userId }) => userId === id);
  return { ...shop, deps, fresh, vera: fresh('vera'), roles, signedIn };
}

const invite = { email: 'New@Example.com', role: 'editor', partner: null, language: 'ru' } as const;

describe('an invitation', () => {
  test('makes an account with the role, and sends the way in', async () => {
    const shop = createShop();
    const { id } = await createInviteMember(shop.deps)(shop.vera, invite);
    expect(shop.state.users.at(-1)).toMatchObject({ id, email: 'new@example.com', role: 'editor' });
    expect(shop.letters()).toEqual(['new@example.com staff_invited']);
    expect(shop.state.audit).toEqual([expect.objectContaining({ action: 'staff.invited', by: 'vera' })]);
  });

  test("of a customer keeps the account and ends the customer's long sessions", async () => {
    const shop = createShop();
    await createInviteMember(shop.deps)(shop.vera, { ...invite, email: 'anna@example.com', role: 'partner', partner: 'indra' });
    expect(shop.state.users.at(-1)).toMatchObject({ id: 'anna', role: 'partner', partner: 'indra' });
    expect(shop.signedIn('anna')).toBe(false);
  });

  test.each([
    ['a member', { email: 'pavel@example.com' }, refusal('member_exists')],
    ['no e-mail', { email: 'new' }, refusal('invalid_request', field('format', 'email'))],
    ['a placeholder', { email: 'new@example.invalid' }, refusal('invalid_request', field('format', 'email'))],
    ['a partner of no name', { role: 'partner', partner: null }, refusal('invalid_request', field('invalid', 'partner'))],
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
  ] as const)('of the %s ends the sessions, is recorded and mailed', async (what, action, news) => {
    const shop = createShop();
    await act[what](shop);
    expect(shop.signedIn('pavel')).toBe(false);
    expect(shop.state.audit).toEqual([expect.objectContaining({ action, by: 'vera', subject: { kind: 'member', id: 'pavel' } })]);
    expect(shop.letters()).toEqual([`pavel@example.com ${news}`]);
  });

  test.each(each)(
    '(%s) needs a fresh second factor and the right role, and is nothing for oneself, customers or nobody',
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

  test('takes rights away by a suspension, and gives them back', async () => {
    const shop = createShop();
    await act.suspension(shop);
    expect(shop.state.suspended).toEqual(['pavel']);
    await act.suspension(shop);
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
    createMakeAdministrator(shop.deps)({ email, operator: 'root', another, language: 'ru' });
  const nobody = () => {
    const shop = createShop();
    shop.state.users = [account('anna', { role: 'customer' })];
    return shop;
  };

  test.each(['anna@example.com', 'new@example.com'])('is %s, with an account or without one', async (email) => {
    const shop = nobody();
    await make(shop, email);
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

  test('is refused while the shop has one, unless the operator insists', async () => {
    const shop = createShop();
    await expect(make(shop, 'new@example.com')).rejects.toThrow(/invites others/);
    await expect(make(shop, 'vera@example.com')).rejects.toThrow(/RESET=yes/);
    await expect(make(shop, 'nobody')).rejects.toThrow(OperatorError);
    await make(shop, 'pavel@example.com', true);
    expect(shop.roles().pavel).toBe('administrator');
  });

  test('a suspended administrator is none, and can be made one again', async () => {
    const shop = createShop();
    shop.state.suspended = ['vera', 'oleg'];
    await make(shop, 'vera@example.com');
    expect(shop.state.suspended).toEqual(['oleg']);
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
  await expect(reset({ email: 'anna@example.com', operator: 'root' })).rejects.toThrow('is not one of the staff');
});
