import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import type { Coin } from '#modules/payments/index.ts';

/** Which addresses are right: those where real money is, or in the sandbox those of the test networks too. */
export type Networks = 'real' | 'real and test';

/**
 * Tells whether a wallet can send the coin to an address: its form, its checksum and its network are right. A wallet takes money to
 * whatever address has a right checksum, so this is the last look before a payer sees the address.
 */
export function isCoinAddress(coin: Coin, address: string, networks: Networks): boolean {
  const withTests = networks === 'real and test';
  switch (coin) {
    case 'BTC':
      return isSegwit(address, withTests) || isLegacyBitcoin(address, withTests);
    case 'ETH':
    case 'USDT_ERC20':
      return isEthereum(address);
    case 'USDT_TRC20':
      return isTron(address) || (withTests && isTronOfSandbox(address));
  }
}

/** BIP 173 and BIP 350: version 0 has the elder checksum, version 1 (taproot) the newer; nobody can spend from later versions yet. */
function isSegwit(address: string, withTests: boolean): boolean {
  return isSegwitOf(bech32, 0, [20, 32], address, withTests) || isSegwitOf(bech32m, 1, [32], address, withTests);
}

function isSegwitOf(
  codec: typeof bech32,
  version: number,
  lengths: readonly number[],
  address: string,
  withTests: boolean,
): boolean {
  const decoded = codec.decodeUnsafe(address);
  if (!decoded) return false;
  const { prefix, words } = decoded;
  const program = codec.fromWordsUnsafe(words.slice(1));
  const isKnown = prefix === 'bc' || (withTests && (prefix === 'tb' || prefix === 'bcrt'));
  return isKnown && words[0] === version && program !== undefined && lengths.includes(program.length);
}

const sha256 = (data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest());
const base58check = createBase58check(sha256);

/** The bytes of an address in Base58Check without their checksum; undefined when the checksum is wrong. */
function base58Bytes(address: string): Uint8Array | undefined {
  try {
    return base58check.decode(address);
  } catch {
    return undefined;
  }
}

/** Pay to public key hash and pay to script hash: 20 bytes behind the byte of the network. */
function isLegacyBitcoin(address: string, withTests: boolean): boolean {
  const [network, ...hash] = base58Bytes(address) ?? [];
  const known = withTests ? [0x00, 0x05, 0x6f, 0xc4] : [0x00, 0x05];
  return network !== undefined && known.includes(network) && hash.length === 20;
}

function isTron(address: string): boolean {
  const bytes = base58Bytes(address);
  return bytes?.length === 21 && bytes[0] === 0x41;
}

/** TRON's test networks have the addresses of the real one, so the sandbox makes its own, whose checksum has every bit wrong. */
function isTronOfSandbox(address: string): boolean {
  try {
    const bytes = base58.decode(address);
    const checksum = sha256(sha256(bytes.subarray(0, 21)));
    return (
      bytes.length === 25 &&
      bytes[0] === 0x41 &&
      bytes.subarray(21).every((byte, index) => byte === ((checksum[index] ?? 0) ^ 0xff))
    );
  } catch {
    return false;
  }
}

/** EIP-55: in mixed case the case of each letter is the checksum; in one case there is none. */
function isEthereum(address: string): boolean {
  const [, hex] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? [];
  if (!hex || /^0+$/.test(hex)) return false;
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() || hex === inChecksumCase(hex.toLowerCase());
}

/** The mixed case of 40 hexadecimal digits in lower case that EIP-55 gives them. */
export function inChecksumCase(hex: string): string {
  const digest = Buffer.from(keccak_256(new TextEncoder().encode(hex))).toString('hex');
  const characters = Array.from(hex, (character, index) =>
    Number.parseInt(digest.charAt(index), 16) >= 8 ? character.toUpperCase() : character,
  );
  return characters.join('');
}
