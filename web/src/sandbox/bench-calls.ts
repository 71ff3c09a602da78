import type { components } from '#contract';
import { type Coin, formatUnits, parseUnits } from '#modules/payments/coin.ts';
import { type Api, dataOf } from '../api/client.ts';
import { readDue } from '../api/late/followed-order.ts';
import type { Service } from '../api/queries.ts';
import { readPayment } from '../storefront/payment/payment-calls.ts';

type Wire = components['schemas'];
export type CryptoPayment = Wire['CryptoPayment'];
type TransferRequest = Wire['TransferRequest'];

/** What can be done to a payment on the sandbox's blockchain. */
export const MOVES = ['whole', 'part', 'over', 'unconfirmed', 'confirm', 'silent', 'wrongAsset'] as const;
export type Move = (typeof MOVES)[number];

/** Places an order of one month of a ritual. */
export function createOrder(api: Api, { id, price }: Service): Promise<Wire['Order']> {
  return dataOf(
    api.POST('/api/orders', {
      body: {
        customerName: 'Payment Bench',
        customerEmail: 'bench@example.com',
        paymentMethod: 'crypto',
        items: [{ id, price, quantity: 1, duration: 1 }],
        total: price,
      },
    }),
  );
}

/** Opens a payment of all that the shop says is still due of the order. */
export async function openPayment(api: Api, orderId: string, currency: Coin): Promise<CryptoPayment> {
  const amountUsd = await readDue(api, orderId);
  return dataOf(api.POST('/api/crypto/payment', { body: { orderId, currency, amountUsd } }));
}

/** Makes a transfer and returns the payment afterwards. */
export async function makeTransfer(api: Api, payment: CryptoPayment, move: Move): Promise<CryptoPayment> {
  const params = { path: { paymentId: payment.id } };
  await dataOf(api.POST('/api/sandbox/crypto/payments/{paymentId}/transfers', { params, body: transferOf(payment, move) }));
  return readPayment(api, payment.id);
}

/** Makes the card gateway report that the order is paid. */
export function payByCard(api: Api, orderId: string): Promise<Wire['Order']> {
  return dataOf(api.POST('/api/sandbox/card/payments/{orderId}/pay', { params: { path: { orderId } } }));
}

function transferOf({ expectedAmount, currency }: CryptoPayment, move: Move): TransferRequest {
  const share = (percent: bigint) => formatUnits(((parseUnits(expectedAmount, currency) ?? 0n) * percent) / 100n, currency);
  switch (move) {
    case 'whole':
      return {};
    case 'part':
      return { amount: share(40n) };
    case 'over':
      return { amount: share(150n) };
    case 'unconfirmed':
      return { confirmations: 0 };
    case 'confirm':
      // Nothing moves, and every earlier transfer is confirmed.
      return { amount: '0' };
    case 'silent':
      // The gateway does not tell the shop.
      return { notify: false };
    case 'wrongAsset':
      // Without an amount it is of as many of that coin as are missing.
      return { currency: currency === 'ETH' ? 'USDT_ERC20' : 'ETH' };
  }
}
