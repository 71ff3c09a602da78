// A stranger's program, run by ../foreign-clients.ts: it buys a ritual by the client that swagger-typescript-api makes of the contract, and
// prints the state and the sum of the order.
import { Api, Coin } from './generated/api';

async function buy(): Promise<void> {
  const { api } = new Api({ baseUrl: process.env.SHOP_URL ?? '' });
  const { data: own } = await api.makeSandboxKey();
  const withKey = { headers: { Authorization: `Bearer ${own.key}` } };
  const items = [{ id: 'ganesha', quantity: 1, duration: 1 as const }];
  const { data: quote } = await api.quoteCart({ items });
  const client = { customerName: 'Anna Ivanova', customerEmail: 'anna@example.com', language: 'en' as const };
  const { data: order } = await api.createPartnerOrder(own.partner, { ...client, items }, withKey);
  const { data: payment } = await api.createCryptoPayment({ orderId: order.id, currency: Coin.BTC, amountUsd: quote.total });
  await api.createSandboxTransfer(payment.id, {});
  const { data: bought } = await api.getPartnerOrder(own.partner, order.id, withKey);
  console.log(bought.status, bought.total);
}

buy();
