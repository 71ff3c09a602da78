import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bech32, createBase58check } from '@scure/base';
import type { Coin } from '#modules/payments/index.ts';

const base58check = createBase58check(sha256);

/** A well-formed address for the coin, derived from the id of the payment. Nobody holds its key. */
export function sandboxAddress(coin: Coin, paymentId: string): string {
  const account = createHash('sha256').update(`sandbox:${coin}:${paymentId}`).digest().subarray(0, 20);
  switch (coin) {
    case 'BTC':
      // Pay to witness public key hash, version 0 (BIP 173).
      return bech32.encode('bc', [0, ...bech32.toWords(account)]);
    case 'ETH':
    case 'USDT_ERC20':
      return checksummed(account.toString('hex'));
    case 'USDT_TRC20':
      // TRON addresses are Base58Check with the prefix byte 0x41, which makes them begin with T.
      return base58check.encode(Uint8Array.from([0x41, ...account]));
  }
}

/** Mixed-case checksum of an Ethereum address (EIP-55). */
function checksummed(hex: string): string {
  const digest = Buffer.from(keccak_256(new TextEncoder().encode(hex))).toString('hex');
  const characters = Array.from(hex, (character, index) =>
    Number.parseInt(digest.charAt(index), 16) >= 8 ? character.toUpperCase() : character,
  );
  return `0x${characters.join('')}`;
}
