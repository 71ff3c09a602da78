// A stranger's program, run by ../foreign-clients.ts: it buys a ritual by the client that orval makes of the contract, and prints
// the state and the sum of the order.
import {
  createCryptoPayment,
  createPartnerOrder,
  createSandboxTransfer,
  getPartnerOrder,
  makeSandboxKey,
  quoteCart,
} from './generated/api';

async function buy(): Promise<void> {
  const own = await makeSandboxKey();
  if (own.status !== 201) throw new Error(own.data.code);
  const { partner, key } = own.data;
  const withKey = { headers: { authorization: `Bearer ${key}` } };
  const items = [{ id: 'ganesha', quantity: 1, duration: 1 as const }];
  const quote = await quoteCart({ items });
  if (quote.status !== 200) throw new Error(quote.data.code);
  const client = { customerName: 'Anna Ivanova', customerEmail: 'anna@example.com', language: 'en' as const };
  const order = await createPartnerOrder(partner, { ...client, items }, withKey);
  if (order.status !== 201) throw new Error(order.data.code);
  const payment = await createCryptoPayment({ orderId: order.data.id, currency: 'BTC', amountUsd: quote.data.total });
  if (payment.status !== 201) throw new Error(payment.data.code);
  await createSandboxTransfer(payment.data.id, {});
  const bought = await getPartnerOrder(partner, order.data.id, withKey);
  if (bought.status !== 200) throw new Error(bought.data.code);
  console.log(bought.data.status, bought.data.total);
}

buy();
