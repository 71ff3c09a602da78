import { describe, expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { Evidence } from './evidence-file.ts';
import { newHandPayment } from './hand-payment.ts';
import type { HandMoneyReader, HandPayment } from './ports.ts';
import { createReadEvidence, createViewHandMoney } from './view-hand-money.ts';

const admin = staffCaller('administrator');
const awaited = anOrder('waiting', { paymentMethod: 'manual' });
const proposed = newHandPayment(awaited, {
  id: 'hand',
  amount: cents(30_000),
  reference: 'transfer 17',
  by: admin.userId,
  at: new Date('2026-11-20T09:00:00Z'),
});
const only = { userId: admin.userId, email: 'administrator@example.com', language: 'ru' as const };
const names = new Map([[admin.userId, 'administrator@example.com']]);

type Found = NonNullable<Awaited<ReturnType<HandMoneyReader['find']>>>;

/** What an administrator is told at 10:00 of an order to which this was found. */
function view(changes: Partial<Found> = {}, limit = 30_000, by = admin) {
  const reader: HandMoneyReader = {
    find: async () => ({ order: awaited, received: undefined, hands: [], names, administrators: [only], ...changes }),
    evidence: async () => undefined,
  };
  const { clock } = createTestClock('2026-11-20T10:00:00Z');
  const deps = { reader, clock, singleApprovalLimit: cents(limit), soleAgreementSeconds: 86_400 };
  return createViewHandMoney(deps)(by, awaited.id);
}

describe('what is missing of an order', () => {
  test('is its total less the coins that came', async () => {
    expect(await view()).toEqual({ order: awaited, due: 30_000, hands: [], names, needsSecond: false, canDecline: true });
    expect((await view({ received: cents(12_000) })).due).toBe(18_000);
  });

  test('needs a second person above the limit, not at it', async () => {
    expect((await view({}, 29_999)).needsSecond).toBe(true);
    expect((await view({}, 30_000)).needsSecond).toBe(false);
  });

  test.each(['paid', 'processing', 'completed', 'cancelled'] as const)(
    'is nothing once it is %s, and nobody can say that none has come',
    async (status) => {
      expect(await view({ order: anOrder(status) as Order })).toMatchObject({ due: 0, needsSecond: false, canDecline: false });
    },
  );

  test('cannot be declined while the order does not wait for money by hand', async () => {
    expect(await view({ order: anOrder() })).toMatchObject({ due: 30_000, canDecline: false });
  });
});

describe('the only administrator', () => {
  test('is told from when on the own confirmation can be agreed with alone', async () => {
    expect((await view({ hands: [proposed] })).aloneFrom).toEqual(new Date('2026-11-21T09:00:00Z'));
  });

  test.each([
    ['another administrator has a second factor too', { administrators: [only, { ...only, userId: 'boris' }] }],
    ['it was another who confirmed', { hands: [{ ...proposed, confirmedBy: 'boris' }] }],
    ['nothing waits any more', { hands: [{ ...proposed, state: 'confirmed' as const }] }],
  ])('is told of no such time when %s', async (_, changes) => {
    expect((await view({ hands: [proposed], ...changes })).aloneFrom).toBeUndefined();
  });
});

test('that the only administrator may agree alone is told to nobody else', async () => {
  const other = staffCaller('administrator', { userId: 'boris' });
  expect((await view({ hands: [proposed] }, 30_000, other)).aloneFrom).toBeUndefined();
});

describe('the confirmation of a paid order', () => {
  const heldUntil = new Date('2026-11-20T10:00:01Z');
  const confirmed: HandPayment = { ...proposed, state: 'confirmed' };
  const paid = (until: Date | undefined) => anOrder('paid', until ? { heldUntil: until } : {}) as Order;

  test('can be taken back until its time is over', async () => {
    expect((await view({ order: paid(heldUntil), hands: [confirmed] })).undoUntil).toEqual(heldUntil);
    const declined: HandPayment = { ...proposed, state: 'declined' };
    expect((await view({ order: paid(heldUntil), hands: [confirmed, declined] })).undoUntil).toEqual(heldUntil);
  });

  test.each([
    ['its time is over', { order: paid(new Date('2026-11-20T10:00:00Z')), hands: [confirmed] }],
    ['it was never held', { order: paid(undefined), hands: [confirmed] }],
    ['other money has paid the order', { order: paid(heldUntil), hands: [proposed] }],
    ['the ritual is under way', { order: anOrder('processing', { heldUntil }) as Order, hands: [confirmed] }],
  ])('cannot be taken back when %s', async (_, changes) => {
    expect((await view(changes)).undoUntil).toBeUndefined();
  });
});

test.each<[string, () => Promise<undefined>, Caller, Parameters<typeof refusal>[0]]>([
  ['are shown to nobody who may not read money', () => Promise.reject(new Error('read')), staffCaller('priest'), 'not_allowed'],
  ['are not found when they are not there', async () => undefined, admin, 'not_found'],
])('money by hand and the files that prove it %s', async (_, read, caller, code) => {
  const reader: HandMoneyReader = { find: read, evidence: read };
  const deps = { reader, clock: () => new Date(), singleApprovalLimit: cents(1), soleAgreementSeconds: 1 };
  await expect(createViewHandMoney(deps)(caller, 'order')).rejects.toEqual(refusal(code));
  await expect(createReadEvidence(reader)(caller, 'order', 'file')).rejects.toEqual(refusal(code));
});

test('who may read money opens the file that proves it', async () => {
  const file = { id: 'file', orderId: 'order' } as Evidence;
  const read = createReadEvidence({ evidence: async (orderId, id) => (orderId === 'order' && id === 'file' ? file : undefined) });
  expect(await read(admin, 'order', 'file')).toBe(file);
});
