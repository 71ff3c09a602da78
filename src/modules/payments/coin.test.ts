import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COIN_FACTS, COINS, type Coin, formatUnits, parseUnits } from './coin.ts';

test.each([
  ['BTC', 500_000n, '0.00500000'],
  ['BTC', 123_456_789n, '1.23456789'],
  ['BTC', 1n, '0.00000001'],
  ['ETH', 1n, '0.000000000000000001'],
  ['ETH', 1_500_000_000_000_000_000n, '1.50000000'],
  ['USDT_ERC20', 300_000_000n, '300.00'],
  ['USDT_TRC20', 300_000_001n, '300.000001'],
  ['USDT_TRC20', 0n, '0'],
] as const)('%s: %s of its smallest units read %s', (coin, units, text) => {
  expect(formatUnits(units, coin)).toBe(text);
});

test('an amount that was formatted is parsed to the same units', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COINS), fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), (coin, units) => {
      expect(parseUnits(formatUnits(units, coin), coin)).toBe(units);
    }),
    { numRuns: 1000 },
  );
});

test('amounts add up like decimal numbers', () => {
  const ether = (amount: string) => parseUnits(amount, 'ETH') ?? 0n;
  expect(ether('0.1') + ether('0.2')).toBe(ether('0.3'));
  expect(ether('0.3')).toBe(3n * 10n ** 17n);
});

test.each([
  ['BTC', '0.000000001'],
  ['USDT_ERC20', '1.0000001'],
  ['ETH', '1.0000000000000000001'],
  ['BTC', '-1'],
  ['BTC', '1e3'],
  ['BTC', ''],
  ['BTC', '.5'],
  ['BTC', '1.'],
  ['BTC', '1,5'],
  ['BTC', ' 1'],
  ['BTC', '٣'],
  ['BTC', '0x10'],
  ['BTC', '1'.repeat(21)],
] as [Coin, string][])('%s cannot hold %j', (coin, amount) => {
  expect(parseUnits(amount, coin)).toBeUndefined();
});

test('each coin has its network and its decimals', () => {
  expect(COINS.map((coin) => [coin, COIN_FACTS[coin].network, COIN_FACTS[coin].decimals])).toEqual([
    ['BTC', 'Bitcoin', 8],
    ['ETH', 'Ethereum', 18],
    ['USDT_ERC20', 'Ethereum', 6],
    ['USDT_TRC20', 'TRON', 6],
  ]);
});
