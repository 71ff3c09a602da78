import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { orderIdsWithMoney } from './personal-data.ts';
import { aPayment } from './testing/payments.ts';

test('money came for an order that a card or a coin paid, be it too little or in the wrong coin', () => {
  const { id, orderId: _, ...base } = aPayment();
  const leasedUntil = base.createdAt;
  const payments = [
    aPayment({ orderId: 'nothing came', state: 'expired' }),
    aPayment({ orderId: 'paid in part', received: 1n }),
    aPayment({ orderId: 'paid in another coin', reviews: ['wrong_asset'] }),
    { ...base, id, orderId: 'no address yet', state: 'creating', leasedUntil } as const,
  ];
  const card = {
    id,
    orderId: 'paid by card',
    gateway: 'link',
    gatewayPaymentId: '',
    amountCents: cents(30_000),
    receivedAt: base.createdAt,
    reviews: [],
  };
  const paidIds = orderIdsWithMoney({ payments, cards: [card] });
  expect([...paidIds]).toEqual(['paid in part', 'paid in another coin', 'paid by card']);
});
