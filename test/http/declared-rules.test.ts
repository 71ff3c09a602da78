import { expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '#kernel/caller.ts';
import { ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import { allOperations, mapOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { BEFORE_PLANS, openShop, type TestShop } from '../support/shop.ts';
import { MATRIX } from './access-matrix/index.ts';
import { NO_OWNER, type Row } from './access-matrix/rows.ts';
import { signInStaff } from './steps/staff.ts';

const env = { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra' };
const contract = readContract({ withSandbox: true });
const shop = await openShop({ env });
/** The same shop, only that its HTTP layer asks for no fresh second factor, so that what the use cases ask is seen. */
const uncheckedShop = await openShop({
  env,
  overrides: {
    contract: {
      ...contract,
      paths: mapOperations<object>(contract.paths, (operation) => ({ ...operation, 'x-fresh-factor': undefined })),
    },
  },
});

/** A little older than what counts as fresh. */
const STALE = new Date(BEFORE_PLANS - 11 * 60 * 1000);

/** The operations that ask for a fresh second factor, by what they are about. */
const FRESH = {
  money: ['beginRefund', 'recordRefundSent', 'payRefundByCard', 'confirmRefund'],
  byHand: ['confirmPayment', 'takeBackPayment', 'agreeWithPayment', 'declinePayment'],
  byPartner: ['confirmPartnerPayment', 'takeBackPartnerPayment', 'agreeWithPartnerPayment', 'declinePartnerPayment'],
  orders: ['changeOrder'],
  exports: ['exportOrders', 'exportClients', 'exportClient', 'eraseClient'],
  keys: ['makeKeyForPartner', 'revokeKeyOfPartner', 'rotateKeyOfPartner', 'makeOwnKey', 'revokeOwnKey', 'rotateOwnKey'],
  webhooks: ['addWebhook', 'editWebhook', 'removeWebhook', 'rotateWebhookSecret'],
  partners: ['addPartner', 'editPartner'],
  staff: ['inviteMember', 'changeMemberRole', 'suspendMember', 'restoreMember', 'endMemberSessions', 'resetMemberFactors'],
  own: ['removeFactor', 'renewRecoveryCodes'],
  texts: ['editSeller', 'publishLegalText'],
};
const declared = new Set(
  allOperations(contract)
    .filter((operation) => operation['x-fresh-factor'])
    .map(({ operationId }) => operationId as string),
);
const ofStaff = MATRIX.filter(([, { permission }]) => permission !== undefined);
const guarded = ofStaff.filter(([operation]) => declared.has(operation));
const unguarded = ofStaff.filter(([operation]) => !declared.has(operation));

test('the operations that ask for a fresh second factor are those named here', () => {
  expect(guarded.map(([operation]) => operation).sort()).toEqual(Object.values(FRESH).flat().sort());
});

test.each(guarded)('%s is refused with an old second factor before its body is read', async (_, row) => {
  const answer = await sendUnreadable(shop, row, holderOf(row), STALE);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_required']);
});

test.each(guarded)('%s is refused with an old second factor by its use case, too', async (_, row) => {
  const answer = await sendStale(uncheckedShop, row);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_required']);
});

test.each(unguarded)('%s asks for no fresh second factor', async (_, row) => {
  expect((await sendStale(shop, row)).body).not.toContain('second_factor_required');
});

/** Sends the request of a row as somebody who may, with an old second factor. */
async function sendStale(to: TestShop, row: Row) {
  const { cookie } = await memberOf(to, holderOf(row), STALE);
  const request = row.ask(NO_OWNER);
  return to.request({ ...request, headers: { ...request.headers, cookie } });
}

/** Each operation of the staff with a role that may not call it. */
const withheld = ofStaff.flatMap(([operation, row]) => {
  const { permission } = row;
  const role = STAFF_ROLES.find((candidate) => permission && !ROLE_PERMISSIONS[candidate].includes(permission));
  return role ? [{ operation, row, role }] : [];
});

test.each(withheld)('$operation is refused to the $role before its body is read', async ({ row, role }) => {
  const answer = await sendUnreadable(shop, row, role, new Date(BEFORE_PLANS));
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
});

/** Sends the request of a row with a body that nobody can read. */
async function sendUnreadable(to: TestShop, row: Row, role: StaffRole, secondFactorAt: Date) {
  const { cookie } = await memberOf(to, role, secondFactorAt);
  const { method = 'GET', url } = row.ask(NO_OWNER);
  const body = method === 'GET' ? {} : { payload: '{', headers: { cookie, 'content-type': 'application/json' } };
  return to.request({ method, url, headers: { cookie }, ...body });
}

/** A role whose members may send the request of a row. */
function holderOf({ permission }: Row): StaffRole {
  const role = STAFF_ROLES.find((candidate) => permission && ROLE_PERMISSIONS[candidate].includes(permission));
  if (!role) throw new Error(`Nobody has ${permission}`);
  return role;
}

const members = new Map<string, ReturnType<typeof signInStaff>>();

/** One member of each role and age of the second factor serves all tests of a shop. */
function memberOf(at: TestShop, role: StaffRole, secondFactorAt: Date) {
  const name = `${at === shop} ${role} ${secondFactorAt.getTime()}`;
  const member = members.get(name) ?? signInStaff(at, role, { secondFactorAt });
  members.set(name, member);
  return member;
}
