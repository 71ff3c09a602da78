import { expect, test } from 'vitest';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { viewMember } from './view-member.ts';

test('the panel greets a member with the role, the partner and what the role may do', async () => {
  expect(await viewMember(staffCaller('partner', { partner: 'indra' }))).toEqual({
    userId: 'partner',
    email: 'partner@example.com',
    role: 'partner',
    partner: 'indra',
    permissions: ['access.own', 'panel.enter', 'partner.read', 'partner.confirm'],
  });
});

test.each([
  ['a guest', guest, 'not_signed_in'],
  ['a customer', userCaller({ secondFactorAt: new Date() }), 'not_allowed'],
  ['a priest who gave only a code', staffCaller('priest', { secondFactorAt: null }), 'second_factor_required'],
] as const)('%s is not let into the panel', async (_, caller, code) => {
  await expect(viewMember(caller)).rejects.toEqual(refusal(code));
});
