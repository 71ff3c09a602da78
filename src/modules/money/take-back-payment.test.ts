import { describe, expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { receiptOf } from '#modules/payments/receipt.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import type { Refund } from './refund.ts';
import { admin, anna, boris, createHandMoneyShop, foreign, waiting } from './testing/hand-money.ts';

const aRefund = (state: Refund['state']) => ({ orderId: waiting.id, state }) as Refund;

describe('taking a confirmation back', () => {
  test('restores what was before, in history and ledger, and the letter with the receipt does not leave', async () => {
    const money = createHandMoneyShop(anOrder('pending', { paymentMethod: 'crypto', partner: 'indra' }));
    await money.confirm();
    money.pass(599);
    await money.takeBack(boris);
    expect(money.state.orders).toMatchObject([{ status: 'pending', paymentMethod: 'crypto' }]);
    expect(money.state.orders[0]?.heldUntil).toBeUndefined();
    expect(money.state.history.at(-1)).toMatchObject({ from: 'paid', to: 'pending', reason: 'confirmation_taken_back' });
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid', 'hand_taken_back', 'order_unpaid']);
    expect(money.state.messages).toEqual([]);
    expect(money.state.hands).toMatchObject([{ state: 'taken_back', endedBy: 'boris' }]);
  });

  test('leaves the receipt its number, with when that was', async () => {
    const money = createHandMoneyShop();
    await money.confirm();
    await money.takeBack();
    const [order] = money.state.orders;
    const nothing = { moved: { came: 0, refunded: 0 }, underWay: 0, coins: [], reasons: [] };
    const receipt = order && receiptOf({ order, facts: money.state.ledger, transactionIds: new Map(), ...nothing });
    expect(receipt).toMatchObject({ number: 1, takenBackAt: money.clock().toISOString() });
  });

  test('lets the order be paid again, under the next number', async () => {
    const money = createHandMoneyShop();
    await money.confirm();
    await money.takeBack();
    money.pass(60);
    await money.confirm(admin);
    expect(money.state.orders).toMatchObject([{ status: 'paid', receiptNumber: 2 }]);
    expect(money.state.ledger.filter(({ kind }) => kind === 'order_paid').map(({ data }) => data)).toEqual([
      { totalCents: 30_000, receiptNumber: 1 },
      { totalCents: 30_000, receiptNumber: 2, round: 1 },
    ]);
    await money.takeBack(admin);
    expect(money.state.ledger.at(-1)).toMatchObject({ kind: 'order_unpaid', data: { round: 1, receiptNumber: 2 } });
  });

  test.each<[string, (money: ReturnType<typeof createHandMoneyShop>) => unknown]>([
    ['after ten minutes', ({ pass }) => pass(600)],
    [
      'once the ritual has begun',
      ({ state }) => Object.assign(state, { orders: state.orders.map((order) => ({ ...order, status: 'processing' })) }),
    ],
    ['once coins have come', ({ state }) => state.payments.push(aPayment({ state: 'closed', received: 1n }))],
    ['while a refund is under way', ({ state }) => state.refunds.push(aRefund('requested'))],
  ])('is too late %s', async (_, happen) => {
    const money = createHandMoneyShop();
    await money.confirm();
    happen(money);
    await expect(money.takeBack()).rejects.toEqual(refusal('undo_over'));
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('is possible once a refund was declined', async () => {
    const money = createHandMoneyShop();
    await money.confirm();
    money.state.refunds.push(aRefund('rejected'));
    await money.takeBack();
    expect(money.state.orders).toMatchObject([{ status: 'waiting' }]);
  });

  test('is not for another partner, and not for an order that nobody has confirmed', async () => {
    const money = createHandMoneyShop();
    await expect(money.takeBack()).rejects.toEqual(refusal('illegal_transition'));
    await money.confirm();
    await expect(money.takeBack(foreign)).rejects.toEqual(refusal('not_found'));
  });

  test('is not for a partner’s people when the shop has confirmed', async () => {
    const money = createHandMoneyShop();
    await money.confirm(admin);
    await expect(money.takeBack()).rejects.toEqual(refusal('illegal_transition'));
    await money.takeBack(admin);
    expect(money.state.orders).toMatchObject([{ status: 'waiting' }]);
  });
});

describe('withdrawing what waits for a second person', () => {
  const before = anOrder('pending', { partner: 'indra', paymentMethod: 'crypto' });

  /** An order of 300 dollars, a cent above what one person may decide, whose money Anna has confirmed. */
  async function proposed(order: Parameters<typeof createHandMoneyShop>[0] = before, by = anna) {
    const money = createHandMoneyShop(order, 29_999);
    await money.confirm(by);
    return money;
  }

  test('is possible at any time, and then the money is confirmed anew', async () => {
    const money = await proposed();
    money.pass(3600);
    await money.takeBack(boris);
    await money.confirm(boris);
    expect(money.state.hands).toMatchObject([{ state: 'withdrawn', endedBy: 'boris' }, { state: 'proposed' }]);
  });

  test('means the confirmation that was read, and not another in its place', async () => {
    const money = await proposed();
    const [read] = money.state.hands;
    await money.takeBack(anna, read?.id);
    await money.confirm();
    await expect(money.takeBack(boris, read?.id)).rejects.toEqual(refusal('changed_meanwhile'));
    expect(money.state.hands.map(({ state }) => state)).toEqual(['withdrawn', 'proposed']);
  });

  test.each(['takeBack', 'decline'] as const)('leaves the order as it was before: %s', async (end) => {
    const money = await proposed();
    await money[end](boris);
    expect(money.state.orders).toEqual([before]);
  });

  test('stands in the history of the order', async () => {
    const money = await proposed();
    await money.takeBack(boris);
    const actor = { kind: 'partner', id: 'boris' };
    expect(money.state.history.at(-1)).toMatchObject({ from: 'waiting', to: 'pending', actor, reason: 'proposal_withdrawn' });
  });

  test('leaves a payer waiting who waited before', async () => {
    const money = await proposed(waiting);
    await money.takeBack(boris);
    expect(money.state.orders).toEqual([waiting]);
  });

  test('leaves a payer waiting for the way that they have chosen since', async () => {
    const money = await proposed();
    money.state.orders = money.state.orders.map((order) => ({ ...order, paymentMethod: 'card' }) as typeof order);
    const change = { from: 'waiting', to: 'waiting', at: money.clock(), actor: { kind: 'payer' } } as const;
    money.state.history.push({ orderId: before.id, ...change, reason: 'payer_chose_card' });
    await money.takeBack(boris);
    expect(money.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'card' }]);
  });

  test('leaves an order paid that coins have paid since', async () => {
    const money = await proposed();
    money.state.orders = money.state.orders.map((order) => ({ ...order, status: 'paid' }) as typeof order);
    await money.takeBack(boris);
    expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  });

  test.each([
    ['the shop', null],
    ['another partner', 'surya'],
  ])('is, like agreeing and declining, not for a partner’s people when %s has confirmed', async (_, partner) => {
    const money = await proposed();
    money.state.hands = money.state.hands.map((hand) => ({ ...hand, partner }));
    for (const act of [money.agree, money.takeBack, money.decline])
      await expect(act(boris)).rejects.toEqual(refusal('illegal_transition'));
    expect(money.state.hands).toMatchObject([{ state: 'proposed' }]);
  });
});
