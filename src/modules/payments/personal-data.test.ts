import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { orderIdsWithMoney } from './personal-data.ts';
import { aCreatingPayment, aPayment } from './testing/payments.ts';

test('money came for an order that a card or a coin paid, be it too little or in the wrong coin', () => {
  const { id, createdAt: receivedAt } = aPayment();
  const payments = [
    aPayment({ orderId: 'nothing came', state: 'expired' }),
    aPayment({ orderId: 'paid in part', received: 1n }),
    aPayment({ orderId: 'paid in another coin', reviews: ['wrong_asset'] }),
    aCreatingPayment({ orderId: 'no address yet' }),
  ];
  const card = {
    id,
    orderId: 'paid by card',
    gateway: 'link',
    gatewayPaymentId: '',
    amountCents: cents(30_000),
    receivedAt,
    reviews: [],
  };
  const paidIds = orderIdsWithMoney({ payments, cards: [card] });
  expect([...paidIds]).toEqual(['paid in part', 'paid in another coin', 'paid by card']);
});
