import { type Coin, formatUnits, type Units } from './coin.ts';

interface Chain {
  /** The chain's number by EIP-155: wallets send on this chain or not at all. */
  readonly id: number;
  /** The address of the USDT contract, in lower case. */
  readonly usdt: string;
}

const ETHEREUM: Chain = { id: 1, usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7' };
/** The test network of Ethereum, and the test token with six decimals that the faucet of Aave gives away there. */
const SEPOLIA: Chain = { id: 11_155_111, usdt: '0xaa8e23fb1079ea71e0a56f48a2aa51851d8433d0' };

/**
 * Returns the content of a payment's QR code: BIP-21 for Bitcoin, EIP-681 for Ether and USDT on Ethereum; in a test on the test network,
 * whose addresses are those of the real one. For TRON no standard link names the token, and a wallet must not offer TRX instead, so the
 * content is the bare address.
 */
export function paymentUri(coin: Coin, address: string, amount: Units, isTest: boolean): string {
  const chain = isTest ? SEPOLIA : ETHEREUM;
  switch (coin) {
    case 'BTC':
      return `bitcoin:${address}?amount=${formatUnits(amount, coin)}`;
    case 'ETH':
      return `ethereum:${address}@${chain.id}?value=${amount}`;
    case 'USDT_ERC20':
      return `ethereum:${chain.usdt}@${chain.id}/transfer?address=${address}&uint256=${amount}`;
    case 'USDT_TRC20':
      return address;
  }
}
