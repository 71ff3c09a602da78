import { formatUnits, parseUnits } from '#modules/payments/coin.ts';
import type { CryptoPayment } from './payment-state.ts';

/**
 * What is missing of a payment's amount in its coin, as the API writes amounts: '0.00300000' when 0.00200000 of 0.00500000 BTC have come, '0'
 * when nothing is missing.
 */
export function missingAmount(payment: Pick<CryptoPayment, 'currency' | 'expectedAmount' | 'receivedAmount'>): string {
  const { currency, expectedAmount, receivedAmount } = payment;
  // Amounts of the API can always be read.
  const units = (amount: string) => parseUnits(amount, currency) ?? 0n;
  const missing = units(expectedAmount) - units(receivedAmount);
  return formatUnits(missing > 0n ? missing : 0n, currency);
}
