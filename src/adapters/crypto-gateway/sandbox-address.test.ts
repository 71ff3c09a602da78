import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { expect, test } from 'vitest';
import { COINS, type Coin } from '#modules/payments/coin.ts';
import { sandboxAddress } from './sandbox-address.ts';

// The checks below are written from the standards, apart from the code that makes the addresses, and are themselves held against
// addresses that the standards publish.

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** BIP 173: `tb` on the test network, version 0, 20 bytes, and a polynomial checksum of 1. */
function isTestSegwitAddress(address: string): boolean {
  const match = /^tb1(q[02-9ac-hj-np-z]{38})$/.exec(address);
  if (!match?.[1]) return false;
  const expandedPrefix = [3, 3, 0, 20, 2];
  const values = Array.from(match[1], (character) => BECH32.indexOf(character));
  return polymod([...expandedPrefix, ...values]) === 1;
}

function polymod(values: readonly number[]): number {
  const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, term] of generator.entries()) if ((top >>> bit) & 1) sum ^= term;
  }
  return sum;
}

/** Base58Check of 21 bytes that begin with 0x41; the last four of 25 are a double SHA-256. */
function isTronAddress(address: string): boolean {
  const number = Array.from(address).reduce((sum, character) => sum * 58n + BigInt(BASE58.indexOf(character)), 0n);
  const bytes = Buffer.from(number.toString(16).padStart(50, '0'), 'hex');
  const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
  const checksum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);
  return bytes.length === 25 && bytes[0] === 0x41 && bytes.subarray(21).equals(checksum);
}

/** EIP-55: a letter is upper case where the hash of the lower-case address has a digit of eight or more. */
function isEthereumAddress(address: string): boolean {
  const match = /^0x([0-9a-fA-F]{40})$/.exec(address);
  if (!match?.[1]) return false;
  const hash = Buffer.from(keccak_256(Buffer.from(match[1].toLowerCase()))).toString('hex');
  return Array.from(match[1]).every((character, index) => {
    const isUpper = Number(`0x${hash[index]}`) >= 8;
    return character === (isUpper ? character.toUpperCase() : character.toLowerCase());
  });
}

/** Looks like an address of TRON: a T, and 25 bytes in Base58. */
const isTronShape = (address: string) => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);

const isValid: Record<Coin, (address: string) => boolean> = {
  BTC: isTestSegwitAddress,
  ETH: isEthereumAddress,
  USDT_ERC20: isEthereumAddress,
  USDT_TRC20: isTronAddress,
};

const ids = Array.from({ length: 200 }, (_, index) => `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`);

test.each([
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsy'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETH', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '0xfb6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['USDT_TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
] as const)('the check of %s takes a published address and refuses it with one character changed', (coin, right, wrong) => {
  expect(isValid[coin](right)).toBe(true);
  expect(isValid[coin](wrong)).toBe(false);
});

test.each(['BTC', 'ETH', 'USDT_ERC20'] as const)('every address of %s has its checksum right', (coin) => {
  expect(ids.map((id) => sandboxAddress(coin, id)).filter((address) => !isValid[coin](address))).toEqual([]);
});

test('no address of TRON has its checksum right, though each has the shape, so no wallet sends money there', () => {
  const addresses = ids.map((id) => sandboxAddress('USDT_TRC20', id));
  expect(addresses.filter((address) => !isTronShape(address))).toEqual([]);
  expect(addresses.filter(isValid.USDT_TRC20)).toEqual([]);
});

test('each payment has an address of its own, and always the same', () => {
  const all = ids.flatMap((id) => COINS.map((coin) => sandboxAddress(coin, id)));
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(ids.flatMap((id) => COINS.map((coin) => sandboxAddress(coin, id))));
});
