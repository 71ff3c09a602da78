import { describe, expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { guest } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { receiptOf } from '#modules/payments/receipt.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createDecideForShop } from './confirm-for-shop.ts';
import { admin, administrator, anna, boris, foreign, openHandDesk, person, waiting, whole } from './testing/hand-desk.ts';

/** The last moment at which the administrator's second factor is fresh. */
const NOW = new Date('2026-11-20T09:10:00Z');

describe('a confirmation', () => {
  test('pays the order at once, names the person, and its receipt waits as long as it can be taken back', async () => {
    const desk = openHandDesk();
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
    const desk = openHandDesk();
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => desk.confirm(index % 2 ? anna : admin)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(desk.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('by the shop names the shop, and confirms the fixed card link as a card', async () => {
    const desk = openHandDesk(anOrder('waiting', { paymentMethod: 'card' }));
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
    const desk = openHandDesk(order);
    await expect(desk.confirm(by, given)).rejects.toEqual(refusal(code));
    expect([desk.state.ledger, desk.state.hands, desk.state.actions, desk.state.history]).toEqual([[], [], [], []]);
  });

  test('waits for coins that are not final', async () => {
    const desk = openHandDesk(waiting, 100_000, aPayment({ state: 'partial', received: 40n, confirmed: 0n }));
    await expect(desk.confirm(anna, { ...whole, amount: cents(18_000) })).rejects.toEqual(refusal('payment_confirming'));
  });

  test('of the rest after coins is final: its receipt leaves at once', async () => {
    const desk = openHandDesk(waiting, 100_000, aPayment({ state: 'expired', received: 40n, confirmed: 40n }));
    await desk.confirm(anna, { ...whole, amount: cents(18_000) });
    expect(desk.receipts[0]).not.toHaveProperty('heldUntil');
    await expect(desk.takeBack()).rejects.toEqual(refusal('undo_over'));
  });
});

describe('taking a confirmation back', () => {
  test('restores what was before, in history, ledger and mail, and the receipt keeps its number and says so', async () => {
    const desk = openHandDesk(anOrder('pending', { paymentMethod: 'crypto', partner: 'indra' }));
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
    const nothing = { moved: { came: 0, refunded: 0 }, underWay: 0, coins: [], reasons: [] };
    const receipt = order && receiptOf({ order, facts: desk.state.ledger, transactionIds: new Map(), ...nothing });
    expect(receipt).toMatchObject({ number: 1, takenBackAt: '2026-11-20T10:09:59.000Z' });
  });

  test('lets the order be paid again, under the next number', async () => {
    const desk = openHandDesk();
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
    const late = openHandDesk();
    await late.confirm();
    late.pass(600);
    const begun = openHandDesk();
    await begun.confirm();
    begun.state.orders = begun.state.orders.map((order) => ({ ...order, status: 'processing' }) as typeof order);
    const coins = openHandDesk();
    await coins.confirm();
    coins.state.payments.push(aPayment({ state: 'closed', received: 1n }));
    for (const desk of [late, begun, coins]) {
      await expect(desk.takeBack()).rejects.toEqual(refusal('undo_over'));
      expect(desk.kinds()).toEqual(['hand_paid', 'order_paid']);
    }
  });

  test('is not for another partner, and not for an order that nobody has confirmed', async () => {
    const desk = openHandDesk();
    await expect(desk.takeBack()).rejects.toEqual(refusal('illegal_transition'));
    await desk.confirm();
    await expect(desk.takeBack(foreign)).rejects.toEqual(refusal('not_found'));
  });
});

describe('above the limit of one person', () => {
  const big = () => openHandDesk(anOrder('pending', { partner: 'indra' }), 29_999);

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

  test('what is withdrawn or declined leaves the order as it was before it was proposed', async () => {
    const order = anOrder('pending', { partner: 'indra', paymentMethod: 'crypto' });
    for (const end of ['takeBack', 'decline'] as const) {
      const desk = openHandDesk(order, 29_999);
      await desk.confirm();
      await desk[end](boris);
      expect(desk.state.orders).toEqual([order]);
    }
    const desk = openHandDesk(order, 29_999);
    await desk.confirm();
    await desk.takeBack(boris);
    const actor = { kind: 'partner', id: 'boris' };
    expect(desk.state.history.at(-1)).toMatchObject({ from: 'waiting', to: 'pending', actor, reason: 'proposal_withdrawn' });
  });

  test('a payer who waited before, or has chosen another way since, goes on waiting for it', async () => {
    const before = openHandDesk(waiting, 29_999);
    await before.confirm();
    await before.takeBack(boris);
    expect(before.state.orders).toEqual([waiting]);
    const since = big();
    await since.confirm();
    since.state.orders = since.state.orders.map((order) => ({ ...order, paymentMethod: 'card' }) as typeof order);
    await since.takeBack(boris);
    expect(since.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'card' }]);
  });

  test('what is withdrawn after coins have paid the order leaves it paid', async () => {
    const desk = big();
    await desk.confirm();
    desk.state.orders = desk.state.orders.map((order) => ({ ...order, status: 'paid' }) as typeof order);
    await desk.takeBack(boris);
    expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
  });
});

describe('declining', () => {
  test('makes the order pending again, tells the customer who says so and why, and keeps the reason out of the log', async () => {
    const desk = openHandDesk();
    await desk.decline();
    expect(desk.state.orders).toMatchObject([{ status: 'pending' }]);
    expect(desk.state.history).toMatchObject([{ from: 'waiting', to: 'pending', reason: 'payment_declined' }]);
    expect(desk.changes).toEqual([{ kind: 'declined', by: { partner: 'Индра Шарма' }, reason: 'ничего не пришло' }]);
    expect(desk.state.hands).toMatchObject([{ state: 'declined', note: 'ничего не пришло' }]);
    expect(JSON.stringify(desk.state.actions)).not.toContain('не пришло');
  });

  test('withdraws what waits for a second person', async () => {
    const desk = openHandDesk(waiting, 29_999);
    await desk.confirm();
    await desk.decline(boris);
    expect(desk.state.hands).toMatchObject([{ state: 'withdrawn' }, { state: 'declined' }]);
  });

  test.each([
    ['pending', anna, anOrder('pending', { partner: 'indra' })],
    ['paid', anna, anOrder('paid', { partner: 'indra' })],
    ['waiting for a card', anna, anOrder('waiting', { paymentMethod: 'card', partner: 'indra' })],
  ] as const)('is not for an order that is %s', async (_, by, order) => {
    const desk = openHandDesk(order);
    await expect(desk.decline(by)).rejects.toEqual(refusal('illegal_transition'));
    expect(desk.changes).toEqual([]);
  });

  test('is not for another partner', async () => {
    await expect(openHandDesk().decline(foreign)).rejects.toEqual(refusal('not_found'));
  });
});

test('the door of the shop asks for the permission to decide about money', async () => {
  const desk = openHandDesk();
  const { confirm, agree, takeBack, decline, addEvidence } = createDecideForShop(desk.decisions, () => NOW);
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

test('what is said of money asks for a fresh second factor, and a proof alone does not', async () => {
  const desk = openHandDesk();
  const { confirm, agree, takeBack, decline, addEvidence } = createDecideForShop(
    desk.decisions,
    () => new Date(NOW.getTime() + 1),
  );
  const refused = refusal('second_factor_required');
  await expect(confirm(administrator, waiting.id, whole)).rejects.toEqual(refused);
  await expect(agree(administrator, waiting.id)).rejects.toEqual(refused);
  await expect(takeBack(administrator, waiting.id)).rejects.toEqual(refused);
  await expect(decline(administrator, waiting.id, { reason: 'nothing' })).rejects.toEqual(refused);
  expect(await addEvidence(administrator, waiting.id, Buffer.from('%PDF-1.7'))).toMatchObject({ mediaType: 'application/pdf' });
});
