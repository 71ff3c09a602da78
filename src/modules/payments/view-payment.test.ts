import { expect, test } from 'vitest';
import { aPayment } from './testing/payments.ts';
import { viewPayment } from './view-payment.ts';

const payment = aPayment({ expected: 500_000n, received: 1n });

test('a payer sees the address, the amount and the deadline', () => {
  expect(viewPayment(payment, false)).toEqual({
    id: payment.id,
    orderId: payment.orderId,
    currency: 'BTC',
    network: 'Bitcoin',
    amountCents: 30_000,
    expectedAmount: '0.00500000',
    receivedAmount: '0.00000001',
    address: 'bc1q',
    paymentUri: 'bitcoin:bc1q?amount=0.00500000',
    expiresAt: '2026-11-20T10:20:00.000Z',
    status: 'waiting',
    paidOtherwise: false,
    late: false,
    overpaid: false,
  });
});

test('a payer who waits for a payment that is closed sees that the order is paid otherwise', () => {
  expect(viewPayment({ ...payment, state: 'closed' }, false)).toMatchObject({ status: 'completed', paidOtherwise: true });
});

test('the code of a payment that has received a part asks for the rest alone', () => {
  const partial = viewPayment({ ...payment, state: 'partial', received: 200_000n, qrCodeData: 'picture' }, false);
  expect(partial.paymentUri).toBe('bitcoin:bc1q?amount=0.00300000');
  expect(partial).not.toHaveProperty('qrCodeData');
});

test("a payer sees the gateway's QR code if the gateway made one", () => {
  expect(viewPayment({ ...payment, qrCodeData: 'picture' }, false).qrCodeData).toBe('picture');
});
