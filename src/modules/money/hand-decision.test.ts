import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { receiptOf } from '#modules/payments/receipt.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import type { Refund } from './refund.ts';
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

  test('counts once, whoever races', async () => {
    const money = createHandMoneyShop();
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => money.confirm(index % 2 ? anna : admin)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
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

describe('taking a confirmation back', () => {
  test('restores what was before, in history, ledger and mail, and the receipt keeps its number and says so', async () => {
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
    const [order] = money.state.orders;
    const nothing = { moved: { came: 0, refunded: 0 }, underWay: 0, coins: [], reasons: [] };
    const receipt = order && receiptOf({ order, facts: money.state.ledger, transactionIds: new Map(), ...nothing });
    expect(receipt).toMatchObject({ number: 1, takenBackAt: '2026-11-20T10:09:59.000Z' });
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

  test('is too late after ten minutes, once the ritual has begun, when coins have come, and while a refund is under way', async () => {
    const late = createHandMoneyShop();
    await late.confirm();
    late.pass(600);
    const begun = createHandMoneyShop();
    await begun.confirm();
    begun.state.orders = begun.state.orders.map((order) => ({ ...order, status: 'processing' }) as typeof order);
    const coins = createHandMoneyShop();
    await coins.confirm();
    coins.state.payments.push(aPayment({ state: 'closed', received: 1n }));
    const refunded = createHandMoneyShop();
    await refunded.confirm();
    refunded.state.refunds.push({ orderId: waiting.id, state: 'requested' } as Refund);
    for (const money of [late, begun, coins, refunded]) {
      await expect(money.takeBack()).rejects.toEqual(refusal('undo_over'));
      expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
    }
  });

  test('is possible once a refund was declined', async () => {
    const money = createHandMoneyShop();
    await money.confirm();
    money.state.refunds.push({ orderId: waiting.id, state: 'rejected' } as Refund);
    await money.takeBack();
    expect(money.state.orders).toMatchObject([{ status: 'waiting' }]);
  });

  test('is not for another partner, and not for an order that nobody has confirmed', async () => {
    const money = createHandMoneyShop();
    await expect(money.takeBack()).rejects.toEqual(refusal('illegal_transition'));
    await money.confirm();
    await expect(money.takeBack(foreign)).rejects.toEqual(refusal('not_found'));
  });
});

describe('above the limit of one person', () => {
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

  test('an administrator may be the second person, and twenty agreements at once count once', async () => {
    const money = big();
    await money.confirm();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => money.agree(admin)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('whoever agrees or takes back means what they have read, and not what was confirmed in its place', async () => {
    const money = big();
    await money.confirm();
    const [read] = money.state.hands;
    await money.takeBack(anna, read?.id);
    await money.confirm(anna, { ...whole, reference: 'transfer 99' });
    await expect(money.agree(boris, read?.id)).rejects.toEqual(refusal('changed_meanwhile'));
    await expect(money.takeBack(boris, read?.id)).rejects.toEqual(refusal('changed_meanwhile'));
    expect(money.state.hands.map(({ state }) => state)).toEqual(['withdrawn', 'proposed']);
    await money.agree(boris, money.state.hands[1]?.id);
    expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  });

  test('a partner’s people neither agree to, take back nor decline what the shop or another partner has confirmed', async () => {
    const money = big();
    await money.confirm(admin);
    for (const by of [null, 'surya']) {
      money.state.hands = money.state.hands.map((hand) => ({ ...hand, partner: by }));
      await expect(money.agree(boris)).rejects.toEqual(refusal('illegal_transition'));
      await expect(money.takeBack(boris)).rejects.toEqual(refusal('illegal_transition'));
      await expect(money.decline(boris)).rejects.toEqual(refusal('illegal_transition'));
    }
    expect(money.state.hands).toMatchObject([{ state: 'proposed' }]);
    const paid = createHandMoneyShop();
    await paid.confirm(admin);
    await expect(paid.takeBack()).rejects.toEqual(refusal('illegal_transition'));
    await paid.takeBack(admin);
    expect(paid.state.orders).toMatchObject([{ status: 'waiting' }]);
  });

  test('what waits can be withdrawn at any time, and then confirmed anew', async () => {
    const money = big();
    await money.confirm();
    await expect(money.confirm(boris)).rejects.toEqual(refusal('illegal_transition'));
    money.pass(3600);
    await money.takeBack(boris);
    await expect(money.agree(boris)).rejects.toEqual(refusal('illegal_transition'));
    await money.confirm(boris);
    expect(money.state.hands).toMatchObject([{ state: 'withdrawn', endedBy: 'boris' }, { state: 'proposed' }]);
  });

  test('what is withdrawn or declined leaves the order as it was before it was proposed', async () => {
    const order = anOrder('pending', { partner: 'indra', paymentMethod: 'crypto' });
    for (const end of ['takeBack', 'decline'] as const) {
      const money = createHandMoneyShop(order, 29_999);
      await money.confirm();
      await money[end](boris);
      expect(money.state.orders).toEqual([order]);
    }
    const money = createHandMoneyShop(order, 29_999);
    await money.confirm();
    await money.takeBack(boris);
    const actor = { kind: 'partner', id: 'boris' };
    expect(money.state.history.at(-1)).toMatchObject({ from: 'waiting', to: 'pending', actor, reason: 'proposal_withdrawn' });
  });

  test('a payer who waited before, or has chosen another way since, goes on waiting for it', async () => {
    const before = createHandMoneyShop(waiting, 29_999);
    await before.confirm();
    await before.takeBack(boris);
    expect(before.state.orders).toEqual([waiting]);
    const since = big();
    await since.confirm();
    since.state.orders = since.state.orders.map((order) => ({ ...order, paymentMethod: 'card' }) as typeof order);
    const change = { from: 'waiting', to: 'waiting', at: since.clock(), actor: { kind: 'payer' } } as const;
    since.state.history.push({ orderId: waiting.id, ...change, reason: 'payer_chose_card' });
    await since.takeBack(boris);
    expect(since.state.orders).toMatchObject([{ status: 'waiting', paymentMethod: 'card' }]);
  });

  test('what is withdrawn after coins have paid the order leaves it paid', async () => {
    const money = big();
    await money.confirm();
    money.state.orders = money.state.orders.map((order) => ({ ...order, status: 'paid' }) as typeof order);
    await money.takeBack(boris);
    expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  });
});
