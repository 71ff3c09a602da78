// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Choice, type CryptoPayment, IDLE, type PaymentEvent, type PaymentState, paymentReducer } from './payment-state.ts';

const payment: CryptoPayment = {
  id: '0d9c1f64-8c1b-4b7a-9a35-1c8f8b8a7a10',
  orderId: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  currency: 'BTC',
  network: 'Bitcoin',
  amountUsd: 300,
  expectedAmount: '0.00500000',
  receivedAmount: '0',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  paymentUri: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00500000',
  expiresAt: '2026-11-20T10:20:00.000Z',
  status: 'waiting',
  paidOtherwise: false,
  late: false,
  overpaid: false,
};
const bitcoin: Choice = { method: 'crypto', coin: 'BTC' };
const card: Choice = { method: 'card' };
const { orderId } = payment;

const stateAfter = (...events: PaymentEvent[]): PaymentState => events.reduce(paymentReducer, IDLE);
const choosing: PaymentEvent[] = [
  { type: 'methodChosen', method: 'crypto' },
  { type: 'payChosen', choice: bitcoin },
];
const waiting: PaymentEvent[] = [...choosing, { type: 'opened', payment }];

describe('paying with a coin', () => {
  test.each(['waiting', 'confirming', 'partial', 'expired'] as const)(
    'stays on the address while the payment is %s',
    (status) => {
      expect(stateAfter(...waiting, { type: 'checked', payment: { ...payment, status } })).toMatchObject({
        step: 'waiting',
        payment: { status },
      });
    },
  );

  test('succeeds when the status is completed', () => {
    const completed: CryptoPayment = { ...payment, status: 'completed', receivedAmount: '0.00500000' };
    const result = { orderId, paymentId: payment.id, received: { amount: '0.00500000', coin: 'BTC' } };
    expect(stateAfter(...waiting, { type: 'checked', payment: completed })).toEqual({ step: 'success', result });
  });

  test('ignores the status of another payment', () => {
    const other: CryptoPayment = { ...payment, id: 'other', status: 'completed' };
    expect(stateAfter(...waiting, { type: 'checked', payment: other })).toEqual({ step: 'waiting', payment });
  });

  test('ends when the payer cancels it, here or elsewhere', () => {
    expect(stateAfter(...waiting, { type: 'cancelled' })).toEqual(IDLE);
    expect(stateAfter(...waiting, { type: 'checked', payment: { ...payment, status: 'cancelled' } })).toEqual(IDLE);
  });
});

describe('an answer that comes too late', () => {
  test('does not tell of the failure of a payment that the payer has left', () => {
    expect(stateAfter(...choosing, { type: 'back' }, { type: 'failed' })).toEqual({ step: 'coin' });
  });

  test('does not open the payment of a coin that the payer has left', () => {
    const ether: Choice = { method: 'crypto', coin: 'ETH' };
    expect(stateAfter(...choosing, { type: 'back' }, { type: 'opened', payment })).toEqual({ step: 'coin' });
    expect(stateAfter(...choosing, { type: 'back' }, { type: 'payChosen', choice: ether }, { type: 'opened', payment })).toEqual({
      step: 'creating',
      choice: ether,
    });
  });

  test('does not await a card in place of the coin that was chosen since', () => {
    const awaited: PaymentEvent = { type: 'awaited', awaited: { orderId, method: 'card' } };
    expect(stateAfter(...choosing, awaited)).toEqual({ step: 'creating', choice: bitcoin });
  });

  test('leaves no way to begin a second payment while one is being made', () => {
    expect(stateAfter(...choosing, { type: 'payChosen', choice: card })).toEqual({ step: 'creating', choice: bitcoin });
  });
});

describe('back', () => {
  test.each<[string, PaymentEvent[], PaymentState]>([
    ['from the coins to the methods', [{ type: 'methodChosen', method: 'crypto' }], IDLE],
    ['from a partner payment to the methods', [{ type: 'methodChosen', method: 'manual' }], IDLE],
    ['from the address to the coins', waiting, { step: 'coin' }],
    ['from a failed coin to the coins', [...choosing, { type: 'failed' }], { step: 'coin' }],
    ['from a failed card to the methods', [{ type: 'payChosen', choice: card }, { type: 'failed' }], IDLE],
    ['nowhere from the methods', [], IDLE],
  ])('goes %s', (_, events, expected) => {
    expect(stateAfter(...events, { type: 'back' })).toEqual(expected);
  });

  test('does not leave a success', () => {
    const paid = stateAfter({ type: 'orderPaid', orderId });
    expect(paymentReducer(paid, { type: 'back' })).toBe(paid);
  });
});

describe('coming back', () => {
  test('starts from the beginning when the payment is gone', () => {
    expect(stateAfter({ type: 'resumeBegun' }, { type: 'nothingToResume' })).toEqual(IDLE);
    expect(stateAfter({ type: 'resumeBegun' }, { type: 'failed' })).toEqual(IDLE);
  });

  test('does not change a payment that was begun meanwhile', () => {
    expect(stateAfter(...waiting, { type: 'resumeBegun' })).toEqual({ step: 'waiting', payment });
  });
});
