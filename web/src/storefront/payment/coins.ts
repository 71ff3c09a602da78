import { type Coin, formatUnits, parseUnits } from '#modules/payments/coin.ts';
import type { CryptoPayment } from './payment-state.ts';

/** What is missing of a payment's coin amount, in the wire's form: '0.003' when 0.002 of 0.005 have come, '0' when nothing is. */
export function missingAmount(payment: Pick<CryptoPayment, 'currency' | 'expectedAmount' | 'receivedAmount'>): string {
  const { currency, expectedAmount, receivedAmount } = payment;
  const missing = unitsOf(expectedAmount, currency) - unitsOf(receivedAmount, currency);
  return formatUnits(missing > 0n ? missing : 0n, currency);
}

function unitsOf(amount: string, coin: Coin): bigint {
  return parseUnits(amount, coin) ?? 0n;
}
