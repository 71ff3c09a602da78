import { type Coin, formatUnits, type Units } from './coin.ts';

/** The address of the USDT contract on Ethereum, in lower case. */
const USDT_CONTRACT = '0xdac17f958d2ee523a2206206994597c13d831ec7';

/**
 * Returns the content of a payment's QR code: BIP-21 for Bitcoin, EIP-681 for Ether and USDT on Ethereum. For TRON no standard link
 * names the token, and a wallet must not offer TRX instead, so the content is the bare address.
 */
export function paymentUri(coin: Coin, address: string, amount: Units): string {
  switch (coin) {
    case 'BTC':
      return `bitcoin:${address}?amount=${formatUnits(amount, coin)}`;
    case 'ETH':
      return `ethereum:${address}@1?value=${amount}`;
    case 'USDT_ERC20':
      return `ethereum:${USDT_CONTRACT}@1/transfer?address=${address}&uint256=${amount}`;
    case 'USDT_TRC20':
      return address;
  }
}
