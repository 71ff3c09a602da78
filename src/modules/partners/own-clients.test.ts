import { describe, expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createCancelForPartner, createOrderForOwnClient } from './own-clients.ts';
import { aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';

const person = staffCaller('partner', 'indra');
const program: Caller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['orders:write'] };

const command = {
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  language: 'en',
  items: [],
  specialInstructions: '',
} as const;
const placed = { id: 'order', number: 1, total: cents(5000) };

/** Both use cases, and what they passed on. */
function createUseCases(partner = aPartner()) {
  const memory = createPartnersMemory([partner, aPartner({ slug: 'surya', id: uuid(501) })]);
  const passed: unknown[] = [];
  const place = createOrderForOwnClient({
    ...memory,
    place: async ({ staff, partner }, command) => {
      passed.push([staff.userId, partner?.slug, command]);
      return { result: placed, replayed: false };
    },
  });
  const cancel = createCancelForPartner({
    ...memory,
    cancel: async ({ staff, partner }, orderId, why) => {
      passed.push([staff.userId, partner?.slug, orderId, why]);
      return { result: null, replayed: false };
    },
  });
  return { passed, place, cancel: (caller: Caller, slug: string) => cancel(caller, slug, 'order', { reason: 'no money' }) };
}

describe('an order for a client of a partner', () => {
  test.each([
    ['a person', person, 'partner'],
    ['a program', program, 'key'],
  ] as const)('is placed and cancelled by %s of the partner, with the reason as a note', async (_, caller, by) => {
    const { passed, place, cancel } = createUseCases();
    expect(await place(caller, 'indra', command)).toEqual({ result: placed, replayed: false });
    await cancel(caller, 'indra');
    expect(passed).toEqual([
      [by, 'indra', command],
      [by, 'indra', 'order', { reason: 'no money', noteId: uuid(1) }],
    ]);
  });

  test.each<[string, Caller, string, ReturnType<typeof refusal>]>([
    ['a person for another partner', person, 'surya', refusal('not_found')],
    ['a program for another partner', program, 'surya', refusal('not_found')],
    ['a guest', guest, 'indra', refusal('not_signed_in')],
    ['a customer', userCaller(), 'indra', refusal('not_allowed')],
    ['an administrator', staffCaller('administrator'), 'indra', refusal('not_allowed')],
    [
      'a program that may only read',
      { ...program, scopes: ['orders:read'] },
      'indra',
      refusal('key_scope_missing', { missingScopes: ['orders:write'] }),
    ],
  ])('is neither placed nor cancelled by %s', async (_, caller, slug, error) => {
    const { passed, place, cancel } = createUseCases();
    await expect(place(caller, slug, command)).rejects.toEqual(error);
    await expect(cancel(caller, slug)).rejects.toEqual(error);
    expect(passed).toEqual([]);
  });

  test('is neither placed nor cancelled while the partner is suspended', async () => {
    const { passed, place, cancel } = createUseCases(aPartner({ isSuspended: true }));
    await expect(place(person, 'indra', command)).rejects.toEqual(refusal('not_allowed'));
    await expect(cancel(program, 'indra')).rejects.toEqual(refusal('not_allowed'));
    expect(passed).toEqual([]);
  });
});
