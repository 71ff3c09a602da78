import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';
import type { Coin } from '#modules/payments/index.ts';
import { inChecksumCase, tronOfSandbox } from './coin-address.ts';

/**
 * An address for the coin, derived from what it is for: the id of a payment, or the word refund with the id of a refund. Nobody holds its key,
 * so no wallet may send real money there: Bitcoin's is of the test network, and TRON's has a checksum that every wallet refuses. Those of
 * Ethereum are the same on test networks: a payment's is shown with a link that names the test network, a refund's to its player alone.
 */
export function sandboxAddress(coin: Coin, purpose: string): string {
  const account = createHash('sha256').update(`sandbox:${coin}:${purpose}`).digest().subarray(0, 20);
  switch (coin) {
    case 'BTC':
      // Pay to witness public key hash, version 0 (BIP 173), on the test network.
      return bech32.encode('tb', [0, ...bech32.toWords(account)]);
    case 'ETH':
    case 'USDT_ERC20':
      return `0x${inChecksumCase(account.toString('hex'))}`;
    case 'USDT_TRC20':
      return tronOfSandbox(account);
  }
}
