import { expect, test } from 'vitest';
import { COINS, type Coin } from '#modules/payments/coin.ts';
import { isCoinAddress } from './coin-address.ts';
import { sandboxAddress } from './sandbox-address.ts';

/** Addresses that standards and well-known contracts publish. */
const RIGHT: Record<Coin, readonly string[]> = {
  BTC: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  ETH: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  USDT_ERC20: ['0xdAC17F958D2ee523a2206206994597C13D831ec7', '0x27b1fdb04752bbc536007a920d24acb045561c26'],
  USDT_TRC20: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
};

/** Addresses of Bitcoin that its standards call wrong, and addresses of its test networks and relatives. */
const NO_BITCOIN = [
  'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
  'bc1rw5uspcuh',
  'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
  'bc1gmk9yu',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
  'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
];

/** What a slip makes of a right address: other, swapped, missing or added characters, a Cyrillic letter, and what stands around it in a link. */
function spoilt(address: string): string[] {
  const middle = Math.floor(address.length / 2);
  const swap = (at: number) => address.slice(0, at) + address[at + 1] + address[at] + address.slice(at + 2);
  const change = (at: number) => address.slice(0, at) + (address[at] === '4' ? '5' : '4') + address.slice(at + 1);
  return [
    ...[3, 7, 11, 15, 19, 23, 27, 31].map(change),
    ...[9, 21, 29].filter((at) => address[at] !== address[at + 1]).map(swap),
    address.slice(0, -1),
    address.slice(1),
    `${address}1`,
    address + address,
    address.slice(0, middle) + address.slice(middle + 1),
    ` ${address}`,
    `${address}\n`,
    `${address}?amount=1`,
    `bitcoin:${address}`,
    `<b>${address}</b>`,
    address.replace(/[ao]/i, 'а'),
    `${address}${'0'.repeat(100_000)}`,
  ];
}

/** Right addresses of other networks: money to them is lost, or comes where nobody looks. */
function elsewhere(coin: Coin): string[] {
  const own = new Set(['ETH', 'USDT_ERC20'].includes(coin) ? [...RIGHT.ETH, ...RIGHT.USDT_ERC20] : RIGHT[coin]);
  return Object.values(RIGHT)
    .flat()
    .filter((address) => !own.has(address));
}

const NOTHING = [
  '',
  ' ',
  '0x',
  'bc1',
  'T',
  'undefined',
  'null',
  'javascript:alert(1)',
  ...['0', 'g'].map((one) => `0x${one.repeat(40)}`),
];

/** Wrong addresses, none twice. Letters of one case have no checksum on Ethereum, so changed ones are right there. */
function wrong(coin: Coin): string[] {
  const isUnchecked = (address: string) => /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(address) && !/^0x0+$/.test(address);
  const all = [...RIGHT[coin].flatMap(spoilt), ...elsewhere(coin), ...NOTHING, ...(coin === 'BTC' ? NO_BITCOIN : [])];
  const isOnEthereum = coin === 'ETH' || coin === 'USDT_ERC20';
  return [...new Set(all)].filter((address) => !RIGHT[coin].includes(address) && !(isOnEthereum && isUnchecked(address)));
}

test.each(COINS)('%s: published addresses are right', (coin) => {
  expect(RIGHT[coin].filter((address) => !isCoinAddress(coin, address, 'real'))).toEqual([]);
});

test.each(COINS)('%s: no address with a slip, of another network or of another coin is right', (coin) => {
  expect(wrong(coin).filter((address) => isCoinAddress(coin, address, 'real'))).toEqual([]);
});

test('the test of wrong addresses tries more than two hundred', () => {
  expect(COINS.flatMap(wrong).length).toBeGreaterThan(200);
});

test('the addresses of the sandbox are right in the sandbox, and those of Bitcoin and TRON are wrong in a real shop', () => {
  const addresses = COINS.map((coin) => [coin, sandboxAddress(coin, crypto.randomUUID())] as const);
  expect(addresses.map(([coin, address]) => isCoinAddress(coin, address, 'real and test'))).toEqual([true, true, true, true]);
  // Test networks of Ethereum have the addresses of the real network.
  expect(addresses.map(([coin, address]) => isCoinAddress(coin, address, 'real'))).toEqual([false, true, true, false]);
});

test.each([
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
])('in the sandbox %s of a test network of Bitcoin is right', (address) => {
  expect(isCoinAddress('BTC', address, 'real and test')).toBe(true);
});
