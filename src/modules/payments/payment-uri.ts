import { type Coin, formatUnits, type Units } from './coin.ts';

/** Contract of USDT on Ethereum, lower case. */
const USDT_CONTRACT = '0xdac17f958d2ee523a2206206994597c13d831ec7';

/**
 * What the QR code of a payment holds: BIP-21 for Bitcoin, EIP-681 for Ether and USDT on Ethereum. TRON has no standard whose link
 * names the token, so its code is the bare address: a wallet must not offer TRX instead.
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
