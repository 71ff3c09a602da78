import { RECEIPT_WORDS } from '../../src/words/letters.ts';
import { created, post } from '../../test/support/customers.ts';
import { oneRitual, type PlacedOrder } from '../../test/support/orders.ts';
import { until } from '../until.ts';

const seen = (isSo: () => Promise<boolean>) => until(isSo, 60, 'The first sale was not seen within a minute');

/**
 * Buys a ritual at an instance by HTTP, lets the coins arrive by the rehearsal's page, and waits for the payment and its receipt. Returns a
 * sentence about what was seen.
 */
export async function firstSale(instance: string, page: string): Promise<string> {
  const { id: orderId } = await created<PlacedOrder>(post(`${instance}/api/orders`, oneRitual));
  const request = { orderId, currency: 'BTC', amountUsd: oneRitual.total };
  const { id: paymentId } = await created<{ id: string }>(post(`${instance}/api/crypto/payment`, request));
  // It is the first sale, so no other coins are awaited.
  const [, coinsId] = /action="\/coins"><input type="hidden" name="id" value="([^"]+)"/.exec(await textAt(page)) ?? [];
  if (coinsId === undefined) throw new Error('The page awaits no coins');
  await fetch(`${page}/coins`, { method: 'POST', body: new URLSearchParams({ id: coinsId }) });
  const statusUrl = `${instance}/api/crypto/payment/${paymentId}/status`;
  await seen(async () => JSON.parse(await textAt(statusUrl)).status === 'completed');
  await seen(async () => (await textAt(page)).includes(RECEIPT_WORDS.en.subject));
  return `An order of $${oneRitual.total} was paid in bitcoin, and its receipt was caught.`;
}

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}
