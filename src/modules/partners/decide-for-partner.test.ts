import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createDecideForPartner } from './decide-for-partner.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const person = staffCaller('partner', 'indra');
const own = anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' });
/** Ten minutes after the person's second factor. */
const clock = () => new Date('2026-11-20T10:10:00Z');
const shop = () => createPartnersMemory([aPartner(), aPartner({ slug: 'surya', id: uuid(501) })], [own]);

test('the partner’s people decide for their own partner alone, with a fresh factor, without which they may still add evidence, and not while the partner is suspended', async () => {
  const calls: unknown[] = [];
  const takeBack = async (...details: unknown[]) => void calls.push(details);
  const decide = async (...details: unknown[]) => {
    calls.push(details);
    return { result: null, replayed: false };
  };
  const file = { id: uuid(9), mediaType: 'application/pdf', sha256: 'hash' } as const;
  const decisions = { confirm: decide, agree: decide, takeBack, decline: decide, addEvidence: async () => file };
  const { partners } = shop();
  const decideFor = createDecideForPartner({ partners, decisions, singleApprovalLimit: cents(100_000), clock });
  await decideFor.decline(person, 'indra', own.id, { reason: 'nothing' });
  expect(await decideFor.addEvidence(person, 'indra', own.id, Buffer.from('%PDF'))).toEqual(file);
  expect(calls).toMatchObject([[{ staff: { userId: 'partner' }, partner: { slug: 'indra' } }, own.id, { reason: 'nothing' }]]);
  await expect(decideFor.takeBack(person, 'surya', own.id)).rejects.toEqual(refusal('not_found'));
  await expect(decideFor.agree(staffCaller('administrator'), 'indra', own.id)).rejects.toEqual(refusal('not_allowed'));
  const suspended = createPartnersMemory([aPartner({ isSuspended: true })]).partners;
  const whileSuspended = createDecideForPartner({ partners: suspended, decisions, singleApprovalLimit: cents(100_000), clock });
  await expect(whileSuspended.agree(person, 'indra', own.id)).rejects.toEqual(refusal('not_allowed'));
  const later = createDecideForPartner({
    partners,
    decisions,
    singleApprovalLimit: cents(100_000),
    clock: () => new Date('2026-11-20T10:10:01Z'),
  });
  await expect(later.decline(person, 'indra', own.id, { reason: 'nothing' })).rejects.toEqual(refusal('second_factor_required'));
  expect(await later.addEvidence(person, 'indra', own.id, Buffer.from('%PDF'))).toEqual(file);
  expect(calls).toHaveLength(1);
});

test('a program decides alone up to the limit and within its scopes, and neither agrees nor takes back', async () => {
  const calls: unknown[] = [];
  const takeBack = async (decider: unknown) => void calls.push(decider);
  const decide = async (decider: unknown) => {
    calls.push(decider);
    return { result: null, replayed: false };
  };
  const addEvidence = async () => ({ id: uuid(9), mediaType: 'application/pdf', sha256: 'hash' }) as const;
  const decisions = { confirm: decide, agree: decide, takeBack, decline: decide, addEvidence };
  const { partners, singleApprovalLimit } = shop();
  const decideFor = createDecideForPartner({
    partners,
    decisions,
    singleApprovalLimit,
    clock: () => new Date('2027-01-01T00:00:00Z'),
  });
  const program: Caller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['payments:confirm'] };
  const texts = { reference: '17', note: '', evidence: '' };
  await decideFor.confirm(program, 'indra', own.id, { ...texts, amount: singleApprovalLimit });
  await decideFor.decline(program, 'indra', own.id, { reason: 'nothing' });
  expect(calls).toMatchObject([{ staff: { userId: 'key', role: 'partner' } }, { staff: { userId: 'key' } }]);
  const above = { ...texts, amount: cents(singleApprovalLimit + 1) };
  for (const [attempt, code] of [
    [decideFor.confirm(program, 'indra', own.id, above), 'second_person_required'],
    [decideFor.agree(program, 'indra', own.id), 'key_not_accepted'],
    [decideFor.takeBack(program, 'indra', own.id), 'key_not_accepted'],
    [decideFor.addEvidence(program, 'indra', own.id, Buffer.from('%PDF')), 'key_not_accepted'],
    [decideFor.decline(program, 'surya', own.id, { reason: 'nothing' }), 'not_found'],
  ] as const)
    await expect(attempt).rejects.toEqual(refusal(code));
  const reading = decideFor.decline({ ...program, scopes: ['orders:read'] }, 'indra', own.id, { reason: 'nothing' });
  await expect(reading).rejects.toEqual(refusal('key_scope_missing', { missingScopes: ['payments:confirm'] }));
  expect(calls).toHaveLength(2);
});
