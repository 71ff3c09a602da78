import { expect } from 'vitest';
import type { components } from '#contract';
import { guestOrder, oneRitual } from '../../support/orders.ts';
import type { TestShop } from '../../support/shop.ts';
import type { Customer } from './customers.ts';

export type Order = components['schemas']['Order'];
export type Payment = components['schemas']['CryptoPayment'];
export type Coin = components['schemas']['Coin'];
type Transfer = components['schemas']['TransferRequest'];
type Changes = Readonly<Record<string, unknown>>;

/** An order of two rituals and a special intention, unless the changes say otherwise; of a guest unless a customer is the buyer. */
export function placeOrder(buyer: Pick<Customer, 'request'>, changes: Changes = {}): Promise<Order> {
  return bodyOf(buyer.request({ method: 'POST', url: '/api/orders', payload: { ...guestOrder, ...changes } }));
}

/** An order that its card has paid. */
export async function paidOrder(shop: TestShop, changes: Changes = {}): Promise<Order> {
  const { post, payByCard } = stepsOf(shop);
  const order = await placeOrder(shop, { paymentMethod: 'card', ...changes });
  await post('/api/card/payment', { orderId: order.id });
  expect((await payByCard(order.id)).status).toBe('paid');
  return order;
}

/** What a payer of one ritual does, step by step. Each step but `post` fails the test when the shop refuses it. */
export function stepsOf(shop: TestShop) {
  const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
    shop.request({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });

  const placeOne = (changes: Changes = {}) => placeOrder(shop, { ...oneRitual, ...changes });
  const openPayment = ({ id, total }: Pick<Order, 'id' | 'total'>, currency: Coin = 'BTC') =>
    bodyOf<Payment>(post('/api/crypto/payment', { orderId: id, currency, amountUsd: total }));
  const transfer = (id: string, wanted: Transfer = {}) =>
    bodyOf<{ status: Payment['status'] }>(post(`/api/sandbox/crypto/payments/${id}/transfers`, wanted));

  return {
    post,
    placeOrder: placeOne,
    readOrder: (id: string) => bodyOf<Order>(shop.request({ url: `/api/orders/${id}` })),
    openPayment,
    /** An order with an open payment. */
    async begin(coin: Coin = 'BTC', changes: Changes = {}) {
      const order = await placeOne(changes);
      return { order, payment: await openPayment(order, coin) };
    },
    /** An order that was paid in two coins: the second payment is of no use. */
    async paidTwice(changes: Changes = {}) {
      const order = await placeOne(changes);
      const payment = await openPayment(order);
      const ether = await openPayment(order, 'ETH');
      for (const { id } of [ether, payment]) await transfer(id);
      return { order, payment };
    },
    readPayment: (id: string) => bodyOf<Payment>(shop.request({ url: `/api/crypto/payment/${id}/status` })),
    cancelPayment: (id: string) => bodyOf<Payment>(post(`/api/crypto/payment/${id}/cancel`)),
    transfer,
    payByCard: (orderId: string) => bodyOf<Order>(post(`/api/sandbox/card/payments/${orderId}/pay`)),
  };
}

/** The body of an answer, which must be no refusal. */
async function bodyOf<Body>(answer: ReturnType<TestShop['request']>): Promise<Body> {
  const { statusCode, payload } = await answer;
  expect(statusCode, payload).toBeLessThan(300);
  return JSON.parse(payload);
}
