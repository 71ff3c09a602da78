import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { allOf } from '#kernel/testing/all-of.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { newHandPayment } from '#modules/money/hand-payment.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createFindPartner } from './find-partner.ts';
import { createEditPartner, createListPartners, createReadPartner } from './manage-partners.ts';
import { createOwnStatement } from './statement.ts';
import { aMovement, aPartner, createPartnersMemory, staffCaller } from './testing/memory-partners.ts';
import { createListPartnerOrders, createListPartnerReports, createViewPartnerOrder } from './view-orders.ts';

const admin = staffCaller('administrator');
const person = staffCaller('partner', 'indra');
const own = anOrder('waiting', { partner: 'indra', paymentMethod: 'manual' });
const at = new Date('2026-11-20T09:55:00Z');
const heldUntil = new Date('2026-11-20T10:05:00Z');
const hand = newHandPayment(own, { id: uuid(7), amount: cents(30_000), reference: '17', by: 'partner', at, partner: 'indra' });

test('an administrator lists partners page by page, and reads each', async () => {
  const all = [1, 2, 3].map((n) => aPartner({ slug: `p${n}`, id: uuid(n), createdAt: new Date(Date.UTC(2026, 9, 9 - n)) }));
  const deps = createPartnersMemory(all);
  const reader = {
    ...deps.partners,
    list: async (limit: number, after?: { readonly at: Date }) =>
      all.filter(({ createdAt }) => !after || createdAt < after.at).slice(0, limit),
  };
  const list = createListPartners({ partners: reader });
  const first = await list(admin, { limit: 2 });
  expect(first.items.map(({ slug }) => slug)).toEqual(['p1', 'p2']);
  expect(await list(admin, { limit: 2, cursor: first.nextCursor ?? '' })).toMatchObject({
    items: [{ slug: 'p3' }],
    nextCursor: null,
  });
  expect(await createReadPartner({ partners: reader })(admin, 'p2')).toMatchObject({ slug: 'p2' });
});

test('whoever changes a partner makes the shop forget what it keeps of partners', async () => {
  const deps = createPartnersMemory([aPartner()]);
  const same = { name: 'Индра', email: 'indra@example.com', language: 'ru' as const, isSuspended: false };
  await createEditPartner(deps)(admin, 'indra', 1, same);
  expect(deps.changes()).toBe(1);
});

test('a thousand slugs are kept at most, so that visitors cannot fill the memory: one more takes the place of them all', async () => {
  const asked: string[] = [];
  const find = async (slug: string) => void asked.push(slug);
  const { findPartner } = createFindPartner({ partners: { find }, clock: createTestClock().clock, shopPartner: undefined });
  const askAgain = async (slug: string) => {
    const before = asked.length;
    await findPartner(slug);
    return asked.length > before;
  };
  for (let count = 1; count <= 1000; count += 1) await findPartner(`p${count}`);
  expect(await askAgain('p1')).toBe(false);
  await findPartner('p1001');
  expect(await askAgain('p1001')).toBe(false);
  expect(await askAgain('p1')).toBe(true);
});

test.each(['one after another', 'at the same instant'])(
  'a statement of more than a page has every line once, of what moved %s',
  async (how) => {
    const deps = createPartnersMemory([aPartner()], [own]);
    const moved = (place: number) => new Date(Date.UTC(2026, 10, 2, 0, 0, how === 'one after another' ? place : 0));
    for (let seq = 0; seq < 501; seq += 1) deps.state.movements.push(aMovement(own.id, { seq, at: moved(seq), amount: seq + 1 }));
    const pages = await allOf(await createOwnStatement(deps)(person, 'indra', '2026-11'));
    expect(pages.map((page) => page.length)).toEqual([500, 1]);
    expect(new Set(pages.flat().map(({ amount }) => amount)).size).toBe(501);
  },
);

describe('what a partner sees of the money of an order', () => {
  const see = async (order: typeof own | ReturnType<typeof anOrder<'paid'>>, ...hands: (typeof hand)[]) => {
    const deps = createPartnersMemory([aPartner()], [order]);
    deps.state.hands.push(...hands);
    return createViewPartnerOrder(deps)(person, 'indra', order.id);
  };
  const paid = { ...anOrder('paid', { partner: 'indra', paymentMethod: 'manual', heldUntil }) };

  test('a second person is needed above the limit alone', async () => {
    expect((await see({ ...own, total: cents(100_000) })).needsSecond).toBe(false);
    expect((await see({ ...own, total: cents(100_001) })).needsSecond).toBe(true);
  });

  test('what the partner’s people have confirmed can be taken back, also beside a declined confirmation', async () => {
    const confirmed = { ...hand, state: 'confirmed' as const };
    const declined = { ...hand, id: uuid(8), state: 'declined' as const };
    expect(await see(paid, declined, confirmed)).toHaveProperty('undoUntil', heldUntil);
    expect(await see(paid, declined)).not.toHaveProperty('undoUntil');
    expect(await see(paid)).not.toHaveProperty('undoUntil');
    expect(await see({ ...own, heldUntil }, confirmed)).not.toHaveProperty('undoUntil');
    const { heldUntil: _, ...begun } = paid;
    expect(await see(begun, confirmed)).not.toHaveProperty('undoUntil');
  });

  test('a confirmation says whether it is the caller’s own, and whether a second person agreed', async () => {
    const confirmed = [
      { ...hand, confirmedBy: 'maria', agreedBy: 'partner' },
      { ...hand, id: uuid(8), agreedAlone: true },
      { ...hand, id: uuid(9) },
    ];
    expect((await see(own, ...confirmed)).confirmations.map(({ isByCaller, isAgreed }) => [isByCaller, isAgreed])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });
});

describe('the reports on an order', () => {
  const report = { id: 'report' } as unknown as Awaited<
    ReturnType<ReturnType<typeof createPartnersMemory>['orders']['reportsOf']>
  >[0];
  const foreign = anOrder('paid', { id: uuid(101), partner: 'surya' });
  const memory = createPartnersMemory([aPartner()], [own, foreign]);
  const reports = createListPartnerReports({ ...memory, orders: { ...memory.orders, reportsOf: async () => [report] } });

  test('are read by the people and the programs of its partner', async () => {
    const program = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['reports:read'] } as const;
    for (const caller of [person, program]) expect(await reports(caller, 'indra', own.id)).toEqual([report]);
    const other = reports({ ...program, scopes: ['orders:read'] }, 'indra', own.id);
    await expect(other).rejects.toEqual(refusal('key_scope_missing', { missingScopes: ['reports:read'] }));
  });

  test('of an order of somebody else, or of none, do not exist', async () => {
    for (const id of [foreign.id, uuid(999)]) await expect(reports(person, 'indra', id)).rejects.toEqual(refusal('not_found'));
    await expect(reports(person, 'surya', foreign.id)).rejects.toEqual(refusal('not_found'));
  });
});

test('an empty list reads no confirmations of money', async () => {
  const memory = createPartnersMemory([aPartner()]);
  const confirmations = async () => {
    throw new Error('confirmations were read');
  };
  const list = createListPartnerOrders({ ...memory, orders: { ...memory.orders, confirmations } });
  expect(await list(person, 'indra', { limit: 10 })).toEqual({ items: [], nextCursor: null });
});
