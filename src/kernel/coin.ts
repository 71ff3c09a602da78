/** The coins that can be paid with, each in its network. */
export const COINS = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'] as const;
export type Coin = (typeof COINS)[number];
