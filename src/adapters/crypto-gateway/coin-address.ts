import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import type { Coin } from '#modules/payments/index.ts';

/** Which addresses are accepted: only those where real money is, or outside of production those of test networks as well. */
export type Networks = 'real' | 'real and test';

/**
 * Tells whether a wallet can send the coin to an address: its form, its checksum and its network are right. A wallet sends money to any address
 * whose checksum is right, so this is the last check before a payer sees an address, or a person sends a refund to one.
 */
export function isCoinAddress(coin: Coin, address: string, networks: Networks): boolean {
  const acceptsTestNetworks = networks === 'real and test';
  switch (coin) {
    case 'BTC':
      return isSegwit(address, acceptsTestNetworks) || isLegacyBitcoin(address, acceptsTestNetworks);
    case 'ETH':
    case 'USDT_ERC20':
      return isEthereum(address);
    case 'USDT_TRC20':
      return isTron(address) || (acceptsTestNetworks && isTronOfSandbox(address));
  }
}

/**
 * BIP 173 and BIP 350: version 0 has the older checksum, version 1 (taproot) the newer one. Later versions have no rules yet, so anybody could
 * take what is sent to them.
 */
function isSegwit(address: string, acceptsTestNetworks: boolean): boolean {
  return (
    isSegwitOf(bech32, 0, [20, 32], address, acceptsTestNetworks) || isSegwitOf(bech32m, 1, [32], address, acceptsTestNetworks)
  );
}

function isSegwitOf(
  codec: typeof bech32,
  version: number,
  lengths: readonly number[],
  address: string,
  acceptsTestNetworks: boolean,
): boolean {
  const decoded = codec.decodeUnsafe(address);
  if (!decoded) return false;
  const { prefix, words } = decoded;
  const program = codec.fromWordsUnsafe(words.slice(1));
  const isKnown = prefix === 'bc' || (acceptsTestNetworks && (prefix === 'tb' || prefix === 'bcrt'));
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

/** The first bytes of pay to public key hash and pay to script hash, on the real network and on the test network. */
const BITCOIN_PREFIXES = [0x00, 0x05];
const BITCOIN_TEST_PREFIXES = [0x6f, 0xc4];
/** The first byte of every address of TRON. */
const TRON_PREFIX = 0x41;

/** The prefix of the network, then the 20 bytes of a hash. */
function isLegacyBitcoin(address: string, acceptsTestNetworks: boolean): boolean {
  const [prefix, ...hash] = base58Bytes(address) ?? [];
  const prefixes = acceptsTestNetworks ? [...BITCOIN_PREFIXES, ...BITCOIN_TEST_PREFIXES] : BITCOIN_PREFIXES;
  return prefix !== undefined && prefixes.includes(prefix) && hash.length === 20;
}

function isTron(address: string): boolean {
  const bytes = base58Bytes(address);
  return bytes?.length === 21 && bytes[0] === TRON_PREFIX;
}

/**
 * An address of TRON for an account's 20 bytes that no wallet takes. TRON's test networks have the addresses of the real one, so the sandbox makes
 * its own: of the checksum, the first four bytes of a double SHA-256, every bit is the wrong one.
 */
export function tronOfSandbox(account: Uint8Array): string {
  const payload = Uint8Array.from([TRON_PREFIX, ...account]);
  const checksum = sha256(sha256(payload)).subarray(0, 4);
  return base58.encode(Uint8Array.from([...payload, ...checksum.map((byte) => ~byte)]));
}

function isTronOfSandbox(address: string): boolean {
  try {
    return address === tronOfSandbox(base58.decode(address).subarray(1, 21));
  } catch {
    return false;
  }
}

/** EIP-55: in mixed case the case of each letter is the checksum; in one case there is none. */
function isEthereum(address: string): boolean {
  const [, hex] = /^0x([0-9a-fA-F]{40})$/.exec(address) ?? [];
  // Nobody has the address of zeros: what is sent there is lost.
  if (!hex || /^0+$/.test(hex)) return false;
  return hex === hex.toLowerCase() || hex === hex.toUpperCase() || hex === inChecksumCase(hex.toLowerCase());
}

/** 40 hexadecimal digits in the mixed case that EIP-55 gives them: a letter is a capital where the hash of the digits has 8 or more. */
export function inChecksumCase(hex: string): string {
  const digest = Buffer.from(keccak_256(new TextEncoder().encode(hex))).toString('hex');
  const characters = Array.from(hex, (character, index) =>
    Number.parseInt(digest.charAt(index), 16) >= 8 ? character.toUpperCase() : character,
  );
  return characters.join('');
}
