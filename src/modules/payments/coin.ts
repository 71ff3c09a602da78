import { ShopError } from '#kernel/errors.ts';

export const COINS = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'] as const;
export type Coin = (typeof COINS)[number];
export type Network = 'Bitcoin' | 'Ethereum' | 'TRON';

/** Smallest units of a coin (satoshi, wei, millionths of a USDT). */
export type Units = bigint;

const FACTS: Record<Coin, { decimals: number; shown: number; network: Network }> = {
  BTC: { decimals: 8, shown: 8, network: 'Bitcoin' },
  ETH: { decimals: 18, shown: 8, network: 'Ethereum' },
  USDT_ERC20: { decimals: 6, shown: 2, network: 'Ethereum' },
  USDT_TRC20: { decimals: 6, shown: 2, network: 'TRON' },
};

export function networkOf(coin: Coin): Network {
  return FACTS[coin].network;
}

/** Number of decimals of the coin's own unit: BTC 8, ETH 18, USDT 6. */
export function decimalsOf(coin: Coin): number {
  return FACTS[coin].decimals;
}

/** Reads a decimal amount in the coin's own unit, `0.005`. Throws `invalid_request` for anything that the coin cannot hold. */
export function parseUnits(amount: string, coin: Coin): Units {
  const match = /^(\d{1,20})(?:\.(\d+))?$/.exec(amount);
  const [, whole, fraction = ''] = match ?? [];
  if (whole === undefined || fraction.length > FACTS[coin].decimals) {
    throw new ShopError('invalid_request', { fields: [{ pointer: '/amount', code: 'format' }] });
  }
  return BigInt(whole + fraction.padEnd(FACTS[coin].decimals, '0'));
}

/** Writes an amount in the coin's own unit, with at least as many decimals as wallets show: `0.00500000`, `300.00`; zero is `0`. */
export function formatUnits(units: Units, coin: Coin): string {
  if (units === 0n) return '0';
  const { decimals, shown } = FACTS[coin];
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '').padEnd(shown, '0');
  return `${whole}.${fraction}`;
}
