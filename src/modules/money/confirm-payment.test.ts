import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { admin, anna, boris, createHandMoneyShop, foreign, waiting, whole } from './testing/hand-money.ts';

describe('a confirmation', () => {
  test('pays the order at once, names the person, and its receipt waits as long as it can be taken back', async () => {
    const money = createHandMoneyShop();
    await money.confirm();
    const heldUntil = new Date('2026-11-20T10:10:00Z');
    expect(money.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'manual', receiptNumber: 1, heldUntil }]);
    expect(money.state.history).toMatchObject([{ to: 'paid', actor: { kind: 'partner', id: 'anna' } }]);
    expect(money.receipts).toMatchObject([{ heldUntil }]);
    expect(money.confirmedBy).toEqual([{ partner: 'Индра Шарма' }]);
    expect(money.state.hands).toMatchObject([{ state: 'confirmed', partner: 'indra', confirmedBy: 'anna', note: 'счёт Анны' }]);
    expect(money.state.ledger).toMatchObject([
      { kind: 'hand_paid', data: { by: 'anna', partner: 'indra', amountCents: 30_000 } },
      { kind: 'order_paid' },
    ]);
    expect(money.state.actions).toMatchObject([
      {
        action: 'order.payment_confirmed',
        subject: { kind: 'order', id: waiting.id },
        after: { amountCents: 30_000, partner: 'indra' },
      },
    ]);
    expect(JSON.stringify([money.state.ledger, money.state.actions])).not.toMatch(/transfer 17|Анны/);
  });

  test('by the shop names the shop, and confirms the fixed card link as a card', async () => {
    const money = createHandMoneyShop(anOrder('waiting', { paymentMethod: 'card' }));
    await money.confirm(admin);
    expect(money.confirmedBy).toEqual(['shop']);
    expect(money.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'card' }]);
    expect(money.state.history).toMatchObject([{ actor: { kind: 'staff', id: 'admin' } }]);
    expect(money.state.actions[0]?.after).not.toHaveProperty('partner');
  });

  test('by a partner is money by hand, also of an order whose payer went to a card', async () => {
    const money = createHandMoneyShop(anOrder('waiting', { paymentMethod: 'card', partner: 'indra' }));
    await money.confirm();
    expect(money.state.orders).toMatchObject([{ status: 'paid', paymentMethod: 'manual' }]);
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
    const money = createHandMoneyShop(order);
    await expect(money.confirm(by, given)).rejects.toEqual(refusal(code));
    expect([money.state.ledger, money.state.hands, money.state.actions, money.state.history]).toEqual([[], [], [], []]);
  });

  test('waits for coins that are not final', async () => {
    const money = createHandMoneyShop(waiting, 100_000, aPayment({ state: 'partial', received: 40n, confirmed: 0n }));
    await expect(money.confirm(anna, { ...whole, amount: cents(18_000) })).rejects.toEqual(refusal('payment_confirming'));
  });

  test('of the rest after coins is final: its receipt leaves at once', async () => {
    const money = createHandMoneyShop(waiting, 100_000, aPayment({ state: 'expired', received: 40n, confirmed: 40n }));
    await money.confirm(anna, { ...whole, amount: cents(18_000) });
    expect(money.receipts[0]).not.toHaveProperty('heldUntil');
    await expect(money.takeBack()).rejects.toEqual(refusal('undo_over'));
  });
});

describe('above the limit of one person', () => {
  /** An order of 300 dollars, a cent above what one person may decide. */
  const big = () => createHandMoneyShop(anOrder('pending', { partner: 'indra' }), 29_999);

  test('the order waits until a second person agrees, and is paid then, by both names', async () => {
    const money = big();
    await money.confirm();
    expect(money.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'manual' }]);
    const actor = { kind: 'partner', id: 'anna' };
    expect(money.state.history).toMatchObject([{ to: 'waiting', at: money.clock(), actor, reason: 'second_person_awaited' }]);
    expect([money.kinds(), money.receipts]).toEqual([[], []]);
    await expect(money.agree(anna)).rejects.toEqual(refusal('second_person_required'));
    await expect(money.agree(foreign)).rejects.toEqual(refusal('not_found'));
    await money.agree(boris);
    expect(money.state.ledger).toMatchObject([{ data: { by: 'anna', agreedBy: 'boris' } }, { kind: 'order_paid' }]);
    expect(money.state.hands).toMatchObject([{ state: 'confirmed', agreedBy: 'boris', agreedAlone: false }]);
    expect(money.state.actions.map(({ action }) => action)).toEqual(['order.payment_proposed', 'order.payment_confirmed']);
    expect(money.agreedAlone).toEqual([]);
  });

  test('one person is enough for the limit itself', async () => {
    const money = createHandMoneyShop(waiting, 30_000);
    await money.confirm();
    expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  });

  test('an administrator may be the second person', async () => {
    const money = big();
    await money.confirm();
    await money.agree(admin);
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
    await expect(money.agree(admin)).rejects.toEqual(refusal('order_not_payable'));
  });

  test('whoever agrees means the confirmation that they have read, and not another in its place', async () => {
    const money = big();
    await money.confirm();
    const [read] = money.state.hands;
    await money.takeBack(anna, read?.id);
    await money.confirm(anna, { ...whole, reference: 'transfer 99' });
    await expect(money.agree(boris, read?.id)).rejects.toEqual(refusal('changed_meanwhile'));
    await money.agree(boris, money.state.hands[1]?.id);
    expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  });

  test('nobody agrees with what two have confirmed already, although the order is unpaid again', async () => {
    const money = big();
    await money.confirm();
    await money.agree(boris);
    money.state.orders = money.state.orders.map((order) => ({ ...order, status: 'pending' }) as typeof order);
    await expect(money.agree(admin)).rejects.toEqual(refusal('illegal_transition'));
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('nobody agrees with what was withdrawn, and nobody confirms beside what waits', async () => {
    const money = big();
    await money.confirm();
    await expect(money.confirm(boris)).rejects.toEqual(refusal('illegal_transition'));
    await money.takeBack(boris);
    await expect(money.agree(boris)).rejects.toEqual(refusal('illegal_transition'));
  });
});
