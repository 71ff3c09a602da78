import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';
import type { Coin } from '#modules/payments/index.ts';
import { inChecksumCase, tronOfSandbox } from './coin-address.ts';

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
      return tronOfSandbox(account);
  }
}
