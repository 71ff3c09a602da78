import { describe, expect, test } from 'vitest';
import type { Invoice, InvoiceMethod } from './answers.ts';
import { exactUnits, reportOf } from './report.ts';

const at = (minute: number) => Date.UTC(2026, 10, 20, 10, minute) / 1000;

function invoice(status: string, additionalStatus: string): Invoice {
  const times = { createdTime: `${at(0)}`, expirationTime: `${at(20)}` };
  const metadata = { orderId: 'a payment' };
  return { id: 'invoice', storeId: 'store', amount: '300.00', currency: 'USD', status, additionalStatus, metadata, ...times };
}

type Money = [value: string, status: 'Processing' | 'Settled' | 'Invalid', minute: number];

function method(paymentMethodId: string, ...money: Money[]): InvoiceMethod {
  const payments = money.map(([value, status, minute]) => ({ value, status, receivedDate: `${at(minute)}` }));
  return { paymentMethodId, destination: 'an address', amount: '0.005', payments };
}

const WHOLE: Money = ['0.00500000', 'Settled', 10];
const UNCONFIRMED: Money = ['0.005', 'Processing', 10];
const HALF: Money = ['0.0025', 'Settled', 10];
const GONE: Money = ['0.005', 'Invalid', 10];
const LATE: Money = ['0.0025', 'Settled', 25];

describe('every status of an invoice, with the money that it shows', () => {
  test.each<[string, string, Money[], { received: bigint; confirmed: bigint; contested?: boolean; minute?: number }]>([
    ['New', 'None', [], { received: 0n, confirmed: 0n }],
    ['New', 'PaidPartial', [HALF], { received: 250_000n, confirmed: 250_000n, minute: 10 }],
    // A replaced transaction takes the invoice back from Processing to New.
    ['New', 'None', [GONE], { received: 0n, confirmed: 0n }],
    ['Processing', 'None', [UNCONFIRMED], { received: 500_000n, confirmed: 0n, minute: 10 }],
    ['Processing', 'PaidOver', [UNCONFIRMED, HALF], { received: 750_000n, confirmed: 250_000n, minute: 10 }],
    ['Settled', 'None', [WHOLE], { received: 500_000n, confirmed: 500_000n, minute: 10 }],
    ['Settled', 'PaidOver', [WHOLE, HALF], { received: 750_000n, confirmed: 750_000n, minute: 10 }],
    ['Expired', 'None', [], { received: 0n, confirmed: 0n }],
    ['Expired', 'PaidPartial', [HALF], { received: 250_000n, confirmed: 250_000n, minute: 10 }],
    // Late money settles its payment, never the invoice.
    ['Expired', 'PaidLate', [HALF, LATE], { received: 500_000n, confirmed: 500_000n, minute: 25 }],
    ['Invalid', 'None', [UNCONFIRMED], { received: 500_000n, confirmed: 0n, contested: true, minute: 10 }],
    ['Invalid', 'None', [WHOLE], { received: 500_000n, confirmed: 500_000n, contested: true, minute: 10 }],
    // Marked by hand: a mark is no money, and a person who refused money is heard.
    ['Settled', 'Marked', [], { received: 0n, confirmed: 0n, contested: true }],
    ['Settled', 'Marked', [HALF], { received: 250_000n, confirmed: 250_000n, contested: true, minute: 10 }],
    ['Invalid', 'Marked', [WHOLE], { received: 500_000n, confirmed: 0n, contested: true, minute: 10 }],
    // What BTCPay may say one day.
    ['Settled', 'Blessed', [WHOLE], { received: 500_000n, confirmed: 500_000n, contested: true, minute: 10 }],
    ['constructor', 'None', [], { received: 0n, confirmed: 0n, contested: true }],
    ['New', 'toString', [], { received: 0n, confirmed: 0n, contested: true }],
  ])('%s, %s', (status, additionalStatus, money, { received, confirmed, contested = false, minute }) => {
    const arrival = minute === undefined ? null : new Date(at(minute) * 1000);
    const report = reportOf(invoice(status, additionalStatus), [method('BTC-CHAIN', ...money)], 'BTC');
    expect(report).toEqual({
      received,
      confirmed,
      wrongAsset: false,
      arrival,
      ...(contested ? { findings: ['contested'] } : {}),
    });
  });
});

test('money by another payment method of the invoice adds nothing, and a person must look', () => {
  const methods = [method('BTC-CHAIN', HALF), method('BTC-LN', WHOLE)];
  expect(reportOf(invoice('Settled', 'None'), methods, 'BTC')).toMatchObject({ received: 250_000n, wrongAsset: true });
});

test('nobody looks at money by another payment method that is gone again', () => {
  const gone = [method('BTC-CHAIN', HALF), method('BTC-LN', GONE)];
  expect(reportOf(invoice('New', 'PaidPartial'), gone, 'BTC')).toMatchObject({ wrongAsset: false });
});

test('an answer without the payment method of the invoice is unusable: it does not say that nothing came', () => {
  for (const methods of [[], [method('BTC-LN', WHOLE)]])
    expect(() => reportOf(invoice('Settled', 'None'), methods, 'BTC')).toThrow('gateway_unavailable');
});

test.each([
  ['0.00000001', 'BTC'],
  ['0.000000000000000001', 'ETH'],
  ['0.000001', 'USDT_ERC20'],
  ['0.000001', 'USDT_TRC20'],
] as const)('the least unit is %s of %s, and a tenth of it is refused', (least, coin) => {
  expect(exactUnits(least, coin)).toBe(1n);
  expect(() => exactUnits(`${least.slice(0, -1)}01`, coin)).toThrow('gateway_unavailable');
});
