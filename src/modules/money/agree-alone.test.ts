import { describe, expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { Decider } from './hand-decision.ts';
import { admin, anna, createHandMoneyShop, waiting } from './testing/hand-money.ts';

describe('where one administrator alone has a second factor', () => {
  const only = { userId: 'admin', email: 'admin@example.com', language: 'ru' as const };
  const other = { ...only, userId: 'boris' };
  /** The administrator gives the second factor at an instant. */
  const freshAt = (instant: string): Decider => ({ staff: { ...admin.staff, secondFactorAt: new Date(instant) } });
  /** Five minutes before the day after the confirmation is over. */
  const nextDay = freshAt('2026-11-21T09:55:00Z');

  /** An order of 300 dollars, a cent above what one person may decide, after somebody has confirmed its money. */
  async function proposed(administrators = [only], by = admin) {
    const money = createHandMoneyShop(anOrder('pending', { partner: 'indra' }), 29_999);
    await money.confirm(by);
    money.state.administrators.push(...administrators);
    return money;
  }

  test('that administrator agrees alone after a day, and ledger, log and letter say so', async () => {
    const money = await proposed();
    money.pass(86_399);
    await expect(money.agree(nextDay)).rejects.toEqual(refusal('agreement_too_early'));
    money.pass(1);
    await expect(money.agree(freshAt('2026-11-21T09:49:59Z'))).rejects.toEqual(refusal('second_factor_required'));
    expect([money.kinds(), money.agreedAlone]).toEqual([[], []]);
    await money.agree(nextDay);
    expect(money.state.hands).toMatchObject([{ state: 'confirmed', agreedBy: null, agreedAlone: true }]);
    expect(money.state.ledger).toMatchObject([
      { kind: 'hand_paid', data: { by: 'admin', agreedAlone: true } },
      { kind: 'order_paid' },
    ]);
    expect(money.state.actions.map(({ action }) => action)).toEqual([
      'order.payment_proposed',
      'order.payment_confirmed',
      'order.payment_agreed_alone',
    ]);
    expect(money.agreedAlone).toEqual([{ ...only, orderId: waiting.id, number: waiting.number, amount: 30_000 }]);
  });

  test('nobody agrees alone as long as there is another administrator, who may have come since the confirmation', async () => {
    const money = await proposed();
    money.pass(86_400);
    money.state.administrators.push(other);
    await expect(money.agree(nextDay)).rejects.toEqual(refusal('second_person_required'));
    money.state.administrators.pop();
    await money.agree(nextDay);
    expect(money.kinds()).toEqual(['hand_paid', 'order_paid']);
  });

  test('a partner’s person never agrees alone', async () => {
    const money = await proposed([{ ...only, userId: 'anna' }], anna);
    money.pass(86_400);
    await expect(money.agree(anna)).rejects.toEqual(refusal('second_person_required'));
  });

  test.each([
    ['nobody has one', []],
    ['another administrator has the only one', [other]],
  ])('an administrator without a second factor in the shop does not agree alone: %s', async (_, administrators) => {
    const money = await proposed(administrators);
    money.pass(86_400);
    await expect(money.agree(nextDay)).rejects.toEqual(refusal('second_person_required'));
  });
});
