import { describe, expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Evidence } from '#modules/money/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createReadOwnEvidence } from './decide-for-partner.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const person = staffCaller('partner', 'indra');
const own = anOrder('waiting', { partner: 'indra' });
const foreign = anOrder('waiting', { id: uuid(101), partner: 'surya' });

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
