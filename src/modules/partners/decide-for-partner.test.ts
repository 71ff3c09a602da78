import { describe, expect, test } from 'vitest';
import type { KeyCaller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Evidence } from '#modules/money/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createDecideForPartner, createReadOwnEvidence } from './decide-for-partner.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const person = staffCaller('partner', 'indra');
const own = anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' });
const foreign = anOrder('waiting', { id: uuid(101), partner: 'surya' });
const file = { id: uuid(9), mediaType: 'application/pdf', sha256: 'hash' } as const;
const pdf = Buffer.from('%PDF');
const why = { reason: 'nothing' };
const LIMIT = cents(100_000);
const payment = { reference: '17', note: '', evidence: '', amount: LIMIT };

/** Decisions ten minutes after the person's second factor, or at another time; `calls` are those that were made. */
function deciding(now = '2026-11-20T10:10:00Z', changes: Parameters<typeof aPartner>[0] = {}) {
  const calls: unknown[][] = [];
  const takeBack = async (...details: unknown[]) => void calls.push(details);
  const decide = async (...details: unknown[]) => {
    calls.push(details);
    return { result: null, replayed: false };
  };
  const decisions = { confirm: decide, agree: decide, takeBack, decline: decide, addEvidence: async () => file };
  const { partners } = createPartnersMemory([aPartner(changes), aPartner({ slug: 'surya', id: uuid(501) })]);
  const clock = () => new Date(now);
  return { calls, ...createDecideForPartner({ partners, decisions, singleApprovalLimit: LIMIT, clock }) };
}

describe('a person of a partner', () => {
  test('decides for the own partner', async () => {
    const { calls, decline } = deciding();
    await decline(person, 'indra', own.id, why);
    expect(calls).toMatchObject([[{ staff: { userId: 'partner' }, partner: { slug: 'indra' } }, own.id, why]]);
  });

  test('confirms also above the limit, where another person is to agree', async () => {
    const { calls, confirm } = deciding();
    await confirm(person, 'indra', own.id, { ...payment, amount: cents(LIMIT + 1) });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['for another partner', 'surya', {}, refusal('not_found')],
    ['while the partner is suspended', 'indra', { isSuspended: true }, refusal('not_allowed')],
  ])('does not decide %s', async (_, slug, changes, refused) => {
    const { calls, takeBack } = deciding(undefined, changes);
    await expect(takeBack(person, slug, own.id)).rejects.toEqual(refused);
    expect(calls).toEqual([]);
  });

  test('needs a second factor of the last ten minutes to decide, and not to add evidence', async () => {
    const { calls, decline, addEvidence } = deciding('2026-11-20T10:10:01Z');
    await expect(decline(person, 'indra', own.id, why)).rejects.toEqual(refusal('second_factor_required'));
    expect(await addEvidence(person, 'indra', own.id, pdf)).toEqual(file);
    expect(calls).toEqual([]);
  });
});

test('an administrator does not decide for a partner', async () => {
  await expect(deciding().agree(staffCaller('administrator'), 'indra', own.id)).rejects.toEqual(refusal('not_allowed'));
});

describe('a program of a partner', () => {
  const program: KeyCaller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['payments:confirm'] };

  test('confirms up to the limit, and declines, at any time', async () => {
    const { calls, confirm, decline } = deciding('2027-01-01T00:00:00Z');
    await confirm(program, 'indra', own.id, payment);
    await decline(program, 'indra', own.id, why);
    const decider = { staff: { userId: 'key', role: 'partner' }, partner: { slug: 'indra' } };
    expect(calls).toMatchObject([
      [decider, own.id, payment],
      [decider, own.id, why],
    ]);
  });

  type Deciding = ReturnType<typeof deciding>;
  const refusals: [string, (deciding: Deciding) => Promise<unknown>, ReturnType<typeof refusal>][] = [
    [
      'confirm above the limit, where two people decide',
      ({ confirm }) => confirm(program, 'indra', own.id, { ...payment, amount: cents(LIMIT + 1) }),
      refusal('second_person_required'),
    ],
    ['agree', ({ agree }) => agree(program, 'indra', own.id), refusal('key_not_accepted')],
    ['take back', ({ takeBack }) => takeBack(program, 'indra', own.id), refusal('key_not_accepted')],
    ['add evidence', ({ addEvidence }) => addEvidence(program, 'indra', own.id, pdf), refusal('key_not_accepted')],
    ['decline for another partner', ({ decline }) => decline(program, 'surya', own.id, why), refusal('not_found')],
    [
      'decline with a key that may only read',
      ({ decline }) => decline({ ...program, scopes: ['orders:read'] }, 'indra', own.id, why),
      refusal('key_scope_missing', { missingScopes: ['payments:confirm'] }),
    ],
  ];
  test.each(refusals)('does not %s', async (_, attempt, refused) => {
    const shop = deciding();
    await expect(attempt(shop)).rejects.toEqual(refused);
    expect(shop.calls).toEqual([]);
  });
});

/** A file of the partner `indra`, one of the shop and one of another partner, for each order. */
const files = {
  evidence: async (orderId: string, id: string) =>
    ({ id, orderId, partner: { own: 'indra', shops: null, others: 'surya' }[id] }) as unknown as Evidence,
};

describe('a file that a partner has sent', () => {
  const deps = createPartnersMemory([aPartner(), aPartner({ slug: 'surya', id: uuid(501) })], [own, foreign]);
  const read = createReadOwnEvidence({ ...deps, files });

  test('is read by the partner’s people', async () => {
    expect(await read(person, 'indra', own.id, 'own')).toMatchObject({ id: 'own', orderId: own.id });
  });

  test.each([
    ['the shop has sent', own.id, 'shops'],
    ['another partner has sent', own.id, 'others'],
    ['belongs to the order of another partner', foreign.id, 'own'],
    ['belongs to no order', uuid(999), 'own'],
  ])('is not found when it %s', async (_, orderId, id) => {
    await expect(read(person, 'indra', orderId, id)).rejects.toEqual(refusal('not_found'));
  });

  test('is not found when nobody has sent it', async () => {
    const empty = createReadOwnEvidence({ ...deps, files: { evidence: async () => undefined } });
    await expect(empty(person, 'indra', own.id, 'own')).rejects.toEqual(refusal('not_found'));
  });

  test('is for the partner’s people alone', async () => {
    await expect(read(person, 'surya', foreign.id, 'others')).rejects.toEqual(refusal('not_found'));
    await expect(read(staffCaller('administrator'), 'indra', own.id, 'own')).rejects.toEqual(refusal('not_allowed'));
    const program = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['orders:read'] } as const;
    await expect(read(program, 'indra', own.id, 'own')).rejects.toEqual(refusal('key_not_accepted'));
  });
});
