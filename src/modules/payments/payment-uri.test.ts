import { expect, test } from 'vitest';
import { paymentUri } from './payment-uri.ts';

const ether = '0x52908400098527886E0F7030069857D2E4169EE7';

test('Bitcoin: BIP-21, the amount in whole coins', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  expect(paymentUri('BTC', address, 500_000n, false)).toBe(`bitcoin:${address}?amount=0.00500000`);
});

test('Ether: EIP-681 on the main chain, the amount in wei', () => {
  expect(paymentUri('ETH', ether, 100_000_000_000_000_000n, false)).toBe(`ethereum:${ether}@1?value=100000000000000000`);
});

test('USDT on Ethereum: EIP-681 calls the transfer of the token, the amount in millionths', () => {
  expect(paymentUri('USDT_ERC20', ether, 300_000_000n, false)).toBe(
    `ethereum:0xdac17f958d2ee523a2206206994597c13d831ec7@1/transfer?address=${ether}&uint256=300000000`,
  );
});

test('USDT on TRON: the bare address, so that no wallet offers another coin', () => {
  expect(paymentUri('USDT_TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 300_000_000n, false)).toBe(
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  );
});

test('in a test the links name the test network of Ethereum and a test token, where no real money is', () => {
  expect(paymentUri('ETH', ether, 1n, true)).toBe(`ethereum:${ether}@11155111?value=1`);
  expect(paymentUri('USDT_ERC20', ether, 1n, true)).toBe(
    `ethereum:0xaa8e23fb1079ea71e0a56f48a2aa51851d8433d0@11155111/transfer?address=${ether}&uint256=1`,
  );
});
