import type { MessageKey } from '../../i18n/i18n.tsx';
import type { Language } from '../../i18n/language.ts';
import type { Coin } from './payment-state.ts';

interface CoinFacts {
  /** Name for buttons and titles; the same in both languages. */
  readonly name: string;
  /** Unit of its amounts. */
  readonly unit: string;
  /** Message that names its network in words. */
  readonly network: MessageKey;
}

export const COINS: Record<Coin, CoinFacts> = {
  BTC: { name: 'Bitcoin', unit: 'BTC', network: 'payment.networkBitcoin' },
  ETH: { name: 'Ethereum', unit: 'ETH', network: 'payment.networkEthereum' },
  USDT_ERC20: { name: 'USDT ERC-20', unit: 'USDT', network: 'payment.networkEthereumTokens' },
  USDT_TRC20: { name: 'USDT TRC-20', unit: 'USDT', network: 'payment.networkTron' },
};

export const COIN_CODES = Object.keys(COINS) as Coin[];

/** What is missing of a coin amount: '0.005' - '0.002' = '0.003'; '0' when nothing is. Both are decimal strings. */
export function missingAmount(expected: string, received: string): string {
  const places = Math.max(decimalsOf(expected), decimalsOf(received));
  const missing = inSmallestUnit(expected, places) - inSmallestUnit(received, places);
  if (missing <= 0n) return '0';
  const digits = missing.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function inSmallestUnit(amount: string, places: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** A coin amount to read, every digit kept: '0.0087' is '0,0087' in Russian. Copy the wire's form, not this one. */
export function formatCoinAmount(amount: string, language: Language): string {
  return language === 'ru' ? amount.replace('.', ',') : amount;
}
