import { describe, expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { admin, anna, boris, createHandMoneyShop, foreign, waiting } from './testing/hand-money.ts';

describe('declining money that was to come by hand', () => {
  test('makes the order pending again, tells the customer who says so and why, and keeps the reason out of the log', async () => {
    const money = createHandMoneyShop();
    await money.decline();
    expect(money.state.orders).toMatchObject([{ status: 'pending' }]);
    expect(money.state.history).toMatchObject([{ from: 'waiting', to: 'pending', reason: 'payment_declined' }]);
    expect(money.changes).toEqual([{ kind: 'declined', by: { partner: 'Индра Шарма' }, reason: 'ничего не пришло' }]);
    expect(money.state.hands).toMatchObject([{ state: 'declined', note: 'ничего не пришло' }]);
    expect(JSON.stringify(money.state.actions)).not.toContain('не пришло');
  });

  test('withdraws what waits for a second person', async () => {
    const money = createHandMoneyShop(waiting, 29_999);
    await money.confirm();
    await money.decline(boris);
    expect(money.state.hands).toMatchObject([{ state: 'withdrawn' }, { state: 'declined' }]);
    const [proposed, declined] = money.state.hands.map(({ id }) => ({ handPaymentId: id }));
    expect(money.state.actions.slice(1)).toMatchObject([
      { action: 'order.payment_withdrawn', after: proposed },
      { action: 'order.payment_declined', after: declined },
    ]);
  });

  test('leaves an order the way of payment that its payer has chosen since a person confirmed the money', async () => {
    const order = anOrder('pending', { paymentMethod: 'crypto', partner: 'indra' });
    const money = createHandMoneyShop(order, 29_999);
    await money.confirm();
    const change = { from: 'waiting', to: 'waiting', at: money.clock(), actor: { kind: 'payer' } } as const;
    money.state.history.push({ orderId: order.id, ...change, reason: 'payer_chose_manual' });
    await money.decline(boris);
    expect(money.state.orders).toMatchObject([{ status: 'pending', paymentMethod: 'manual' }]);
  });

  test.each([
    ['none', null],
    ['another', 'another'],
  ])('is refused when a confirmation waits for a second person, and the decider has read of %s', async (_, read) => {
    const money = createHandMoneyShop(waiting, 29_999);
    await money.confirm();
    const [waits] = money.state.hands;
    await expect(money.decline(boris, read)).rejects.toEqual(refusal('changed_meanwhile'));
    expect(money.state.hands).toEqual([waits]);
    await money.decline(boris, waits?.id);
  });

  test('is refused when no confirmation waits any more of which the decider has read', async () => {
    await expect(createHandMoneyShop().decline(anna, 'another')).rejects.toEqual(refusal('changed_meanwhile'));
    await createHandMoneyShop().decline(anna, null);
  });

  test.each([
    ['pending', anna, anOrder('pending', { partner: 'indra' })],
    ['paid by hand', anna, anOrder('paid', { partner: 'indra', paymentMethod: 'manual' })],
    ['paid, by the shop', admin, anOrder('paid')],
    ['waiting for a card, by a partner', anna, anOrder('waiting', { paymentMethod: 'card', partner: 'indra' })],
  ] as const)('is not for an order that is %s', async (_, by, order) => {
    const money = createHandMoneyShop(order);
    await expect(money.decline(by)).rejects.toEqual(refusal('illegal_transition'));
    expect(money.changes).toEqual([]);
  });

  test('is not for another partner', async () => {
    await expect(createHandMoneyShop().decline(foreign)).rejects.toEqual(refusal('not_found'));
  });
});
