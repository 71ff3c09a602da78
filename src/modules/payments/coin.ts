import type { Coin } from '#kernel/coin.ts';

export { COINS, type Coin } from '#kernel/coin.ts';
export type Network = 'Bitcoin' | 'Ethereum' | 'TRON';

/** Smallest units of a coin (satoshi, wei, millionths of a USDT). */
export type Units = bigint;

interface CoinFacts {
  /** The name for people, the same in both languages. */
  readonly name: string;
  /** The unit in which people count amounts. */
  readonly unit: string;
  /** Decimals of that unit. */
  readonly decimals: number;
  /** The fewest decimals that wallets show. */
  readonly shown: number;
  readonly network: Network;
}

export const COIN_FACTS: Readonly<Record<Coin, CoinFacts>> = {
  BTC: { name: 'Bitcoin', unit: 'BTC', decimals: 8, shown: 8, network: 'Bitcoin' },
  ETH: { name: 'Ethereum', unit: 'ETH', decimals: 18, shown: 8, network: 'Ethereum' },
  USDT_ERC20: { name: 'USDT ERC-20', unit: 'USDT', decimals: 6, shown: 2, network: 'Ethereum' },
  USDT_TRC20: { name: 'USDT TRC-20', unit: 'USDT', decimals: 6, shown: 2, network: 'TRON' },
};

/** Reads a decimal amount in the coin's unit, such as `0.005`; returns undefined for other text or too many decimals. */
export function parseUnits(amount: string, coin: Coin): Units | undefined {
  const { decimals } = COIN_FACTS[coin];
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d+))?$/.exec(amount) ?? [];
  return whole === undefined || fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Formats an amount in the coin's unit with at least the decimals that wallets show: `0.00500000`, `300.00`; zero is `0`. */
export function formatUnits(units: Units, coin: Coin): string {
  if (units === 0n) return '0';
  const { decimals, shown } = COIN_FACTS[coin];
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(shown, '0');
  return `${whole}.${fraction}`;
}
