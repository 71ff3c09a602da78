// A stranger's program, run by ../foreign-clients.ts: it buys a ritual by the client that hey-api makes of the contract, and prints
// the state and the sum of the order.
import {
  createCryptoPayment,
  createPartnerOrder,
  createSandboxTransfer,
  getPartnerOrder,
  makeSandboxKey,
  quoteCart,
} from './generated';
import { client } from './generated/client.gen';

async function buy(): Promise<void> {
  client.setConfig({ baseUrl: process.env.SHOP_URL ?? '', throwOnError: true });
  const { data: own } = await makeSandboxKey({ throwOnError: true });
  client.setConfig({ auth: own.key });
  const items = [{ id: 'ganesha', quantity: 1, duration: 1 as const }];
  const { data: quote } = await quoteCart({ body: { items }, throwOnError: true });
  const body = { customerName: 'Anna Ivanova', customerEmail: 'anna@example.com', language: 'en' as const, items };
  const path = { slug: own.partner };
  const { data: order } = await createPartnerOrder({ path, body, throwOnError: true });
  const request = { orderId: order.id, currency: 'BTC' as const, amountUsd: quote.total };
  const { data: payment } = await createCryptoPayment({ body: request, throwOnError: true });
  await createSandboxTransfer({ path: { paymentId: payment.id }, throwOnError: true });
  const { data: bought } = await getPartnerOrder({ path: { ...path, id: order.id }, throwOnError: true });
  console.log(bought.status, bought.total);
}

buy();
