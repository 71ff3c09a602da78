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
  test('goes from method to coin to the address', () => {
    expect(stateAfter({ type: 'methodChosen', method: 'crypto' })).toEqual({ step: 'coin' });
    expect(stateAfter(...choosing)).toEqual({ step: 'creating', choice: bitcoin });
    expect(stateAfter(...waiting)).toEqual({ step: 'waiting', payment });
  });

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
    expect(stateAfter(...waiting, { type: 'checked', payment: completed })).toEqual({
      step: 'success',
      result: {
        orderId,
        paymentId: payment.id,
        received: { amount: '0.00500000', coin: 'BTC' },
      },
    });
  });

  test('ignores the status of another payment', () => {
    const other: CryptoPayment = { ...payment, id: 'other', status: 'completed' };
    expect(stateAfter(...waiting, { type: 'checked', payment: other })).toEqual({ step: 'waiting', payment });
  });

  test('starts again with the same coin after expiry', () => {
    const expired: PaymentEvent = { type: 'checked', payment: { ...payment, status: 'expired' } };
    expect(stateAfter(...waiting, expired, { type: 'payChosen', choice: bitcoin })).toEqual({
      step: 'creating',
      choice: bitcoin,
    });
  });

  test('ends when the payer cancels it, here or elsewhere', () => {
    expect(stateAfter(...waiting, { type: 'cancelled' })).toEqual(IDLE);
    expect(stateAfter(...waiting, { type: 'checked', payment: { ...payment, status: 'cancelled' } })).toEqual(IDLE);
  });
});

describe('a failure', () => {
  test('shows the error, and can be retried with the same choice', () => {
    const failed = stateAfter(...choosing, { type: 'failed', detail: 'The gateway is asleep.' });
    expect(failed).toEqual({ step: 'error', choice: bitcoin, detail: 'The gateway is asleep.' });
    expect(paymentReducer(failed, { type: 'payChosen', choice: bitcoin })).toEqual({ step: 'creating', choice: bitcoin });
  });

  test('after a step back is not shown', () => {
    expect(stateAfter(...choosing, { type: 'back' }, { type: 'failed' })).toEqual({ step: 'coin' });
  });
});

describe('an answer that comes too late', () => {
  test('does not open the payment of a coin that the payer has left', () => {
    const ether: Choice = { method: 'crypto', coin: 'ETH' };
    expect(stateAfter(...choosing, { type: 'back' }, { type: 'opened', payment })).toEqual({ step: 'coin' });
    expect(stateAfter(...choosing, { type: 'back' }, { type: 'payChosen', choice: ether }, { type: 'opened', payment })).toEqual({
      step: 'creating',
      choice: ether,
    });
  });

  test('cannot start a second payment while one is being made', () => {
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

describe('a card or partner payment', () => {
  const opened: PaymentEvent[] = [
    { type: 'payChosen', choice: card },
    { type: 'awaited', awaited: { orderId, method: 'card', url: 'https://pay.example.com/' } },
  ];

  test('awaits confirmation and succeeds with the order', () => {
    expect(stateAfter(...opened)).toMatchObject({ step: 'confirmation', awaited: { method: 'card' } });
    expect(stateAfter(...opened, { type: 'orderPaid', orderId })).toEqual({ step: 'success', result: { orderId } });
  });

  test('does not replace another choice', () => {
    expect(stateAfter(...choosing, { type: 'awaited', awaited: { orderId, method: 'card' } })).toEqual({
      step: 'creating',
      choice: bitcoin,
    });
  });
});

describe('coming back', () => {
  test('shows the current state of the payment', () => {
    expect(stateAfter({ type: 'resumeBegun' }, { type: 'opened', payment })).toEqual({ step: 'waiting', payment });
    expect(stateAfter({ type: 'resumeBegun' }, { type: 'opened', payment: { ...payment, status: 'completed' } })).toMatchObject({
      step: 'success',
    });
  });

  test('starts from the beginning when the payment is gone', () => {
    expect(stateAfter({ type: 'resumeBegun' }, { type: 'nothingToResume' })).toEqual(IDLE);
    expect(stateAfter({ type: 'resumeBegun' }, { type: 'failed' })).toEqual(IDLE);
  });

  test('does not change a payment that was begun meanwhile', () => {
    expect(stateAfter(...waiting, { type: 'resumeBegun' })).toEqual({ step: 'waiting', payment });
  });
});
