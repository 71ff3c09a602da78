import type { Language } from '#kernel/language.ts';
import { type Coin, formatUnits, parseUnits } from '#modules/payments/coin.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
import type { CryptoPayment } from './payment-state.ts';

/** Message that names a coin's network in words. */
export const NETWORK: Record<Coin, MessageKey> = {
  BTC: 'payment.networkBitcoin',
  ETH: 'payment.networkEthereum',
  USDT_ERC20: 'payment.networkEthereumTokens',
  USDT_TRC20: 'payment.networkTron',
};

/** What is missing of a payment's coin amount, in the wire's form: '0.003' when 0.002 of 0.005 have come, '0' when nothing is. */
export function missingAmount({
  currency,
  expectedAmount,
  receivedAmount,
}: Pick<CryptoPayment, 'currency' | 'expectedAmount' | 'receivedAmount'>): string {
  const missing = unitsOf(expectedAmount, currency) - unitsOf(receivedAmount, currency);
  return formatUnits(missing > 0n ? missing : 0n, currency);
}

function unitsOf(amount: string, coin: Coin): bigint {
  return parseUnits(amount, coin) ?? 0n;
}

/** A coin amount to read, every digit kept: '0.0087' is '0,0087' in Russian. Copy the wire's form, not this one. */
export function formatCoinAmount(amount: string, language: Language): string {
  return amount.replace('.', new Intl.NumberFormat(language).format(0.5).charAt(1));
}
