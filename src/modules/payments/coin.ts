export const COINS = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'] as const;
export type Coin = (typeof COINS)[number];
export type Network = 'Bitcoin' | 'Ethereum' | 'TRON';

/** Smallest units of a coin (satoshi, wei, millionths of a USDT). */
export type Units = bigint;

interface CoinFacts {
  /** As people call it, in both languages. */
  readonly name: string;
  /** What its amounts are counted in. */
  readonly unit: string;
  /** Decimals of that unit. */
  readonly decimals: number;
  /** Decimals that wallets show at least. */
  readonly shown: number;
  readonly network: Network;
}

export const COIN_FACTS: Readonly<Record<Coin, CoinFacts>> = {
  BTC: { name: 'Bitcoin', unit: 'BTC', decimals: 8, shown: 8, network: 'Bitcoin' },
  ETH: { name: 'Ethereum', unit: 'ETH', decimals: 18, shown: 8, network: 'Ethereum' },
  USDT_ERC20: { name: 'USDT ERC-20', unit: 'USDT', decimals: 6, shown: 2, network: 'Ethereum' },
  USDT_TRC20: { name: 'USDT TRC-20', unit: 'USDT', decimals: 6, shown: 2, network: 'TRON' },
};

/** Reads a decimal amount in the coin's own unit, `0.005`; undefined for anything that the coin cannot hold. */
export function parseUnits(amount: string, coin: Coin): Units | undefined {
  const { decimals } = COIN_FACTS[coin];
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d+))?$/.exec(amount) ?? [];
  return whole === undefined || fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Writes an amount in the coin's own unit, with at least as many decimals as wallets show: `0.00500000`, `300.00`; zero is `0`. */
export function formatUnits(units: Units, coin: Coin): string {
  if (units === 0n) return '0';
  const { decimals, shown } = COIN_FACTS[coin];
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(shown, '0');
  return `${whole}.${fraction}`;
}
