import { describe, expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { OrderChange } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { OpenedPayment } from '#modules/payments/index.ts';
import { receiptOf } from '#modules/payments/receipt.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createDecideForShop } from './confirm-for-shop.ts';
import { createAgreeWithPayment, createConfirmPayment, createDeclinePayment, createTakeBackPayment } from './decide-by-hand.ts';
import type { Decider } from './decider.ts';
import { createDesk } from './testing/memory-desk.ts';

const person = (userId: string): StaffCaller => ({
  ...userCaller({ userId }),
  role: 'partner',
  secondFactorAt: new Date('2026-11-20T09:00:00Z'),
});
const indra = { slug: 'indra', name: 'Индра Шарма' };
const anna: Decider = { staff: person('anna'), partner: indra };
const boris: Decider = { staff: person('boris'), partner: indra };
const foreign: Decider = { staff: person('clara'), partner: { slug: 'surya', name: 'Сурья' } };
const administrator = { ...person('admin'), role: 'administrator' } as const;
const admin: Decider = { staff: administrator };

const whole = { amount: cents(30_000), reference: 'transfer 17', note: 'счёт Анны', evidence: '' };
const waiting = anOrder('waiting', { paymentMethod: 'manual', partner: 'indra' });

function shop(order: Parameters<typeof createDesk>[0][number] = waiting, limit = 100_000, ...payments: OpenedPayment[]) {
  const desk = createDesk([order], payments);
  const changes: OrderChange[] = [];
  const letters: object[] = [];
  const deps = {
    ...desk,
    undoSeconds: 600,
    singleApprovalLimit: cents(limit),
    soleAgreementSeconds: 86_400,
    tellAgreedAlone: async (agreed: object) => void letters.push(agreed),
    tellCustomer: async (_: unknown, change: OrderChange) => void changes.push(change),
  };
  const confirm = createConfirmPayment(deps);
  const agree = createAgreeWithPayment(deps);
  const takeBack = createTakeBackPayment(deps);
  const decline = createDeclinePayment(deps);
  return {
    ...desk,
    changes,
    letters,
    confirm: (by = anna, given = whole) => confirm(by, order.id, given),
    agree: (by = boris) => agree(by, order.id),
    takeBack: (by = anna) => takeBack(by, order.id),
    decline: (by = anna, reason = 'ничего не пришло') => decline(by, order.id, { reason }),
    kinds: () => desk.state.ledger.map(({ kind }) => kind),
    decisions: {
      confirm,
      agree,
      takeBack,
      decline,
      addEvidence: async () => ({ id: '', mediaType: 'application/pdf' as const, sha256: '' }),
    },
  };
}

describe('a confirmation', () => {
  test('pays the order at once, names the person, and its receipt waits as long as it can be taken back', async () => {
    const desk = shop();
    await desk.confirm();
    const heldUntil = new Date('2026-11-20T10:10:00Z');
    expect(desk.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'manual', receiptNumber: 1, heldUntil }]);
    expect(desk.state.history).toMatchObject([{ to: 'paid', actor: { kind: 'partner', id: 'anna' } }]);
    expect(desk.receipts).toMatchObject([{ heldUntil }]);
    expect(desk.confirmedBy).toEqual([{ partner: 'Индра Шарма' }]);
    expect(desk.state.hands).toMatchObject([{ state: 'confirmed', partner: 'indra', confirmedBy: 'anna', note: 'счёт Анны' }]);
    expect(desk.state.ledger).toMatchObject([
      { kind: 'hand_paid', data: { by: 'anna', partner: 'indra', amountCents: 30_000 } },
      { kind: 'order_paid' },
    ]);
    expect(desk.state.actions).toMatchObject([{ action: 'order.payment_confirmed', after: { amountCents: 30_000 } }]);
    expect(JSON.stringify([desk.state.ledger, desk.state.actions])).not.toMatch(/transfer 17|Анны/);
  });

  test('counts once, whoever races', async () => {
    const desk = shop();
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => desk.confirm(index % 2 ? anna : admin)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(desk.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('by the shop names the shop, and confirms the fixed card link as a card', async () => {
    const desk = shop(anOrder('waiting', { paymentMethod: 'card' }));
    await desk.confirm(admin);
    expect(desk.confirmedBy).toEqual(['shop']);
    expect(desk.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'card' }]);
    expect(desk.state.history).toMatchObject([{ actor: { kind: 'staff', id: 'admin' } }]);
  });

  test.each([
    ['of another partner', foreign, waiting, whole, 'not_found'],
    ['of an order of no partner', anna, anOrder('waiting', { paymentMethod: 'manual' }), whole, 'not_found'],
    ['of a paid order', anna, anOrder('paid', { partner: 'indra' }), whole, 'order_not_payable'],
    ['of a cancelled order', anna, anOrder('cancelled', { partner: 'indra' }), whole, 'order_not_payable'],
    ['of another partner’s paid order', foreign, anOrder('paid', { partner: 'indra' }), whole, 'not_found'],
    ['of less', anna, waiting, { ...whole, amount: cents(29_999) }, 'wrong_amount'],
    ['of more', anna, waiting, { ...whole, amount: cents(30_001) }, 'wrong_amount'],
  ] as const)('%s changes nothing', async (_, by, order, given, code) => {
    const desk = shop(order);
    await expect(desk.confirm(by, given)).rejects.toEqual(refusal(code));
    expect([desk.state.ledger, desk.state.hands, desk.state.actions, desk.state.history]).toEqual([[], [], [], []]);
  });

  test('waits for coins that are not final', async () => {
    const desk = shop(waiting, 100_000, aPayment({ state: 'partial', received: 40n, confirmed: 0n }));
    await expect(desk.confirm(anna, { ...whole, amount: cents(18_000) })).rejects.toEqual(refusal('payment_confirming'));
  });

  test('of the rest after coins is final: its receipt leaves at once', async () => {
    const desk = shop(waiting, 100_000, aPayment({ state: 'expired', received: 40n, confirmed: 40n }));
    await desk.confirm(anna, { ...whole, amount: cents(18_000) });
    expect(desk.receipts[0]).not.toHaveProperty('heldUntil');
    await expect(desk.takeBack()).rejects.toEqual(refusal('undo_over'));
  });
});

describe('taking a confirmation back', () => {
  test('restores what was before, in history, ledger and mail, and the receipt keeps its number and says so', async () => {
    const desk = shop(anOrder('pending', { paymentMethod: 'crypto', partner: 'indra' }));
    await desk.confirm();
    desk.pass(599);
    await desk.takeBack(boris);
    expect(desk.state.orders).toMatchObject([{ status: 'pending', paymentMethod: 'crypto' }]);
    expect(desk.state.orders[0]?.heldUntil).toBeUndefined();
    expect(desk.state.history.at(-1)).toMatchObject({ from: 'paid', to: 'pending', reason: 'confirmation_taken_back' });
    expect(desk.kinds()).toEqual(['hand_paid', 'order_paid', 'hand_taken_back', 'order_unpaid']);
    expect(desk.state.messages).toEqual([]);
    expect(desk.state.hands).toMatchObject([{ state: 'taken_back', endedBy: 'boris' }]);
    const [order] = desk.state.orders;
    const receipt = order && receiptOf({ order, facts: desk.state.ledger, transactionIds: new Map() });
    expect(receipt).toMatchObject({ number: 1, takenBackAt: '2026-11-20T10:09:59.000Z' });
  });

  test('lets the order be paid again, under the next number', async () => {
    const desk = shop();
    await desk.confirm();
    await desk.takeBack();
    desk.pass(60);
    await desk.confirm(admin);
    expect(desk.state.orders).toMatchObject([{ status: 'paid', receiptNumber: 2 }]);
    expect(desk.state.ledger.filter(({ kind }) => kind === 'order_paid').map(({ data }) => data)).toEqual([
      { totalCents: 30_000, receiptNumber: 1 },
      { totalCents: 30_000, receiptNumber: 2, round: 1 },
    ]);
    await desk.takeBack();
    expect(desk.state.ledger.at(-1)).toMatchObject({ kind: 'order_unpaid', data: { round: 1, receiptNumber: 2 } });
  });

  test('is too late after ten minutes, once the ritual has begun, when coins have come, and when a refund is asked for', async () => {
    const late = shop();
    await late.confirm();
    late.pass(600);
    const begun = shop();
    await begun.confirm();
    begun.state.orders = begun.state.orders.map((order) => ({ ...order, status: 'processing' }) as typeof order);
    const coins = shop();
    await coins.confirm();
    coins.state.payments.push(aPayment({ state: 'closed', received: 1n }));
    for (const desk of [late, begun, coins]) {
      await expect(desk.takeBack()).rejects.toEqual(refusal('undo_over'));
      expect(desk.kinds()).toEqual(['hand_paid', 'order_paid']);
    }
  });

  test('is not for another partner, and not for an order that nobody has confirmed', async () => {
    const desk = shop();
    await expect(desk.takeBack()).rejects.toEqual(refusal('illegal_transition'));
    await desk.confirm();
    await expect(desk.takeBack(foreign)).rejects.toEqual(refusal('not_found'));
  });
});

describe('above the limit of one person', () => {
  const big = () => shop(anOrder('pending', { partner: 'indra' }), 29_999);

  test('the order waits until a second person agrees, and is paid then, by both names', async () => {
    const desk = big();
    await desk.confirm();
    expect(desk.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'manual' }]);
    expect([desk.kinds(), desk.receipts]).toEqual([[], []]);
    await expect(desk.agree(anna)).rejects.toEqual(refusal('second_person_required'));
    await expect(desk.agree(foreign)).rejects.toEqual(refusal('not_found'));
    await desk.agree(boris);
    expect(desk.state.ledger).toMatchObject([{ data: { by: 'anna', agreedBy: 'boris' } }, { kind: 'order_paid' }]);
    expect(desk.state.hands).toMatchObject([{ state: 'confirmed', agreedBy: 'boris' }]);
  });

  test('an administrator may be the second person, and twenty agreements at once count once', async () => {
    const desk = big();
    await desk.confirm();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => desk.agree(admin)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(desk.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('what waits can be withdrawn at any time, and then confirmed anew', async () => {
    const desk = big();
    await desk.confirm();
    await expect(desk.confirm(boris)).rejects.toEqual(refusal('illegal_transition'));
    desk.pass(3600);
    await desk.takeBack(boris);
    await expect(desk.agree(boris)).rejects.toEqual(refusal('illegal_transition'));
    await desk.confirm(boris);
    expect(desk.state.hands).toMatchObject([{ state: 'withdrawn', endedBy: 'boris' }, { state: 'proposed' }]);
  });
});

describe('where one administrator alone has a second factor', () => {
  const only = { userId: 'admin', email: 'admin@example.com', language: 'ru' as const };
  const other = { ...only, userId: 'boris' };
  /** The administrator gives the second factor at an instant. */
  const freshAt = (instant: string): Decider => ({ staff: { ...admin.staff, secondFactorAt: new Date(instant) } });
  /** A day after the confirmation, to the second. */
  const nextDay = freshAt('2026-11-21T09:55:00Z');

  async function proposed(administrators = [only]) {
    const desk = shop(anOrder('pending', { partner: 'indra' }), 29_999);
    await desk.confirm(admin);
    desk.state.administrators.push(...administrators);
    return desk;
  }

  test('that administrator agrees alone after a day, and ledger, log and letter say so', async () => {
    const desk = await proposed();
    desk.pass(86_399);
    await expect(desk.agree(nextDay)).rejects.toEqual(refusal('agreement_too_early'));
    desk.pass(1);
    await expect(desk.agree(freshAt('2026-11-21T09:49:59Z'))).rejects.toEqual(refusal('second_factor_required'));
    expect([desk.kinds(), desk.letters]).toEqual([[], []]);
    await desk.agree(nextDay);
    expect(desk.state.hands).toMatchObject([{ state: 'confirmed', agreedBy: null, agreedAlone: true }]);
    expect(desk.state.ledger).toMatchObject([
      { kind: 'hand_paid', data: { by: 'admin', agreedAlone: true } },
      { kind: 'order_paid' },
    ]);
    expect(desk.state.actions.map(({ action }) => action)).toEqual([
      'order.payment_proposed',
      'order.payment_confirmed',
      'order.payment_agreed_alone',
    ]);
    expect(desk.letters).toEqual([{ ...only, orderId: waiting.id, amount: 30_000 }]);
  });

  test('who agree are counted at that moment: with another administrator nobody agrees alone', async () => {
    const desk = await proposed();
    desk.pass(86_400);
    desk.state.administrators.push(other);
    await expect(desk.agree(nextDay)).rejects.toEqual(refusal('second_person_required'));
    desk.state.administrators.pop();
    await desk.agree(nextDay);
    expect(desk.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('a partner’s person never agrees alone, nor does an administrator who has no second factor in the shop', async () => {
    const desk = shop(anOrder('pending', { partner: 'indra' }), 29_999);
    await desk.confirm(anna);
    desk.state.administrators.push({ ...only, userId: 'anna' });
    desk.pass(86_400);
    await expect(desk.agree(anna)).rejects.toEqual(refusal('second_person_required'));
    const without = await proposed([]);
    without.pass(86_400);
    await expect(without.agree(nextDay)).rejects.toEqual(refusal('second_person_required'));
    const others = await proposed([other]);
    others.pass(86_400);
    await expect(others.agree(nextDay)).rejects.toEqual(refusal('second_person_required'));
  });

  test('twenty agreements at once count once, and one letter goes', async () => {
    const desk = await proposed();
    desk.pass(86_400);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => desk.agree(nextDay)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([desk.kinds(), desk.letters.length]).toEqual([['hand_paid', 'order_paid'], 1]);
  });
});

describe('declining', () => {
  test('makes the order pending again, tells the customer who says so and why, and keeps the reason out of the log', async () => {
    const desk = shop();
    await desk.decline();
    expect(desk.state.orders).toMatchObject([{ status: 'pending' }]);
    expect(desk.state.history).toMatchObject([{ from: 'waiting', to: 'pending', reason: 'payment_declined' }]);
    expect(desk.changes).toEqual([{ kind: 'declined', by: { partner: 'Индра Шарма' }, reason: 'ничего не пришло' }]);
    expect(desk.state.hands).toMatchObject([{ state: 'declined', note: 'ничего не пришло' }]);
    expect(JSON.stringify(desk.state.actions)).not.toContain('не пришло');
  });

  test('withdraws what waits for a second person', async () => {
    const desk = shop(waiting, 29_999);
    await desk.confirm();
    await desk.decline(boris);
    expect(desk.state.hands).toMatchObject([{ state: 'withdrawn' }, { state: 'declined' }]);
  });

  test.each([
    ['pending', anna, anOrder('pending', { partner: 'indra' })],
    ['paid', anna, anOrder('paid', { partner: 'indra' })],
    ['waiting for a card', anna, anOrder('waiting', { paymentMethod: 'card', partner: 'indra' })],
  ] as const)('is not for an order that is %s', async (_, by, order) => {
    const desk = shop(order);
    await expect(desk.decline(by)).rejects.toEqual(refusal('illegal_transition'));
    expect(desk.changes).toEqual([]);
  });

  test('is not for another partner', async () => {
    await expect(shop().decline(foreign)).rejects.toEqual(refusal('not_found'));
  });
});

test('the door of the shop asks for the permission to decide about money', async () => {
  const desk = shop();
  const { confirm, agree, takeBack, decline, addEvidence } = createDecideForShop(desk.decisions);
  const operator: Caller = { ...person('operator'), role: 'operator' };
  for (const [caller, code] of [
    [guest, 'not_signed_in'],
    [operator, 'not_allowed'],
    [person('anna'), 'not_allowed'],
  ] as const) {
    await expect(confirm(caller, waiting.id, whole)).rejects.toEqual(refusal(code));
    await expect(agree(caller, waiting.id)).rejects.toEqual(refusal(code));
    await expect(takeBack(caller, waiting.id)).rejects.toEqual(refusal(code));
    await expect(decline(caller, waiting.id, { reason: 'nothing' })).rejects.toEqual(refusal(code));
    await expect(addEvidence(caller, waiting.id, Buffer.from('file'))).rejects.toEqual(refusal(code));
  }
  await expect(confirm(administrator, uuid(9), whole)).rejects.toEqual(refusal('not_found'));
  await confirm(administrator, waiting.id, whole);
  expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
});
