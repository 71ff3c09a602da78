import { Resvg } from '@resvg/resvg-js';
import { screen } from '@testing-library/react';
import jsqr from 'jsqr';
import { afterEach, expect, test } from 'vitest';
import { type Coin, parseUnits } from '#modules/payments/coin.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { viewPayment } from '#modules/payments/view-payment.ts';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import PaymentQr from './payment-qr.tsx';

afterEach(leaveShop);

const ADDRESS: Record<Coin, string> = {
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  USDT_ERC20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  USDT_TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};
const AMOUNT: Record<Coin, string> = { BTC: '0.0051', ETH: '0.100000000000000001', USDT_ERC20: '300.25', USDT_TRC20: '300.25' };

/** What a camera reads of the drawn code: the drawing as a picture, on the paper that its page puts around it. */
function scan(coin: Coin, changes: Parameters<typeof aPayment>[0] = {}): string | undefined {
  const payment = aPayment({
    coin,
    address: ADDRESS[coin],
    expected: parseUnits(AMOUNT[coin], coin) ?? 0n,
    gateway: 'btcpay',
    ...changes,
  });
  const { qrCodeData, amountCents, ...view } = viewPayment(payment, false);
  visitShop(<PaymentQr crypto={{ ...view, amountUsd: amountCents / 100 }} />, fakeServer());
  const drawn = screen.getByRole('img').outerHTML.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" x="16" y="16"');
  const paper = '<rect width="216" height="216" fill="white"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="648" height="648" viewBox="0 0 216 216">${paper}${drawn}</svg>`;
  const { pixels, width, height } = new Resvg(svg).render();
  return jsqr.default(new Uint8ClampedArray(pixels), width, height)?.data;
}

test.each([
  ['BTC', 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.00510000'],
  ['ETH', 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1?value=100000000000000001'],
  [
    'USDT_ERC20',
    'ethereum:0xdac17f958d2ee523a2206206994597c13d831ec7@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=300250000',
  ],
  ['USDT_TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
] as const)('a camera reads from the code of %s where and how much to pay, to the last digit', (coin, uri) => {
  expect(scan(coin)).toBe(uri);
});

test('after a part has come a camera reads the rest', () => {
  expect(scan('BTC', { state: 'partial', received: 200_000n })).toBe(`bitcoin:${ADDRESS.BTC}?amount=0.00310000`);
});
