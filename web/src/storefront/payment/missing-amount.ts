import { type Coin, formatUnits, parseUnits } from '#modules/payments/coin.ts';
import type { CryptoPayment } from './payment-state.ts';

/**
 * What is missing of a payment's amount in its coin, as the API writes amounts: '0.00300000' when 0.00200000 of 0.00500000 BTC have come, '0'
 * when nothing is missing.
 */
export function missingAmount(payment: Pick<CryptoPayment, 'currency' | 'expectedAmount' | 'receivedAmount'>): string {
  const { currency, expectedAmount, receivedAmount } = payment;
  const missing = unitsOf(expectedAmount, currency) - unitsOf(receivedAmount, currency);
  return formatUnits(missing > 0n ? missing : 0n, currency);
}

/** Amounts of the API can always be read. */
function unitsOf(amount: string, coin: Coin): bigint {
  return parseUnits(amount, coin) ?? 0n;
}
