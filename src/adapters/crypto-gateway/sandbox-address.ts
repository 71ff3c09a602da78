import { createHash } from 'node:crypto';
import { base58, bech32 } from '@scure/base';
import type { Coin } from '#modules/payments/index.ts';
import { inChecksumCase, sha256, TRON_PREFIX } from './coin-address.ts';

/**
 * An address for the coin, derived from the id of the payment. Nobody holds its key, so no wallet may send real money there: Bitcoin's is
 * of the test network, TRON's has a checksum that every wallet refuses, and those of Ethereum, where test networks have the same
 * addresses, are shown with a link that names the test network.
 */
export function sandboxAddress(coin: Coin, paymentId: string): string {
  const account = createHash('sha256').update(`sandbox:${coin}:${paymentId}`).digest().subarray(0, 20);
  switch (coin) {
    case 'BTC':
      // Pay to witness public key hash, version 0 (BIP 173), on the test network.
      return bech32.encode('tb', [0, ...bech32.toWords(account)]);
    case 'ETH':
    case 'USDT_ERC20':
      return `0x${inChecksumCase(account.toString('hex'))}`;
    case 'USDT_TRC20':
      return wrongTron(Uint8Array.from([TRON_PREFIX, ...account]));
  }
}

/**
 * TRON's test networks have the addresses of the real one: a prefix, which makes them begin with T, an account, and four bytes of a double
 * SHA-256. Here every bit of these four is the wrong one.
 */
function wrongTron(payload: Uint8Array): string {
  const checksum = sha256(sha256(payload)).subarray(0, 4);
  return base58.encode(Uint8Array.from([...payload, ...checksum.map((byte) => ~byte)]));
}
