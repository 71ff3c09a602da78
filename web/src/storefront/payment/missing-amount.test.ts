// @vitest-environment node
import { expect, test } from 'vitest';
import type { Coin } from '#modules/payments/coin.ts';
import { missingAmount } from './missing-amount.ts';

test.each<[Coin, string, string, string]>([
  ['BTC', '0.00500000', '0.00200000', '0.00300000'],
  ['BTC', '0.00500000', '0', '0.00500000'],
  ['USDT_ERC20', '500.00', '499.50', '0.50'],
  ['USDT_TRC20', '500.00', '0.000001', '499.999999'],
  ['ETH', '0.100000000000000001', '0.10000000', '0.000000000000000001'],
  ['BTC', '0.00500000', '0.00600000', '0'],
])('%s: of %s with %s received, %s is missing', (currency, expectedAmount, receivedAmount, missing) => {
  expect(missingAmount({ currency, expectedAmount, receivedAmount })).toBe(missing);
});
