import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { RECEIPT_WORDS } from '../../src/words/letters.ts';
import { oneRitual } from '../../test/support/orders.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;

/**
 * Buys a ritual at an instance by HTTP, lets the coins arrive by the rehearsal's page, and waits for the payment and its receipt. Returns a
 * sentence about what was seen.
 */
export async function firstSale(instance: string, page: string): Promise<string> {
  const orderId = await create(instance, '/api/orders', oneRitual);
  const paymentId = await create(instance, '/api/crypto/payment', { orderId, currency: 'BTC', amountUsd: oneRitual.total });
  // It is the first sale, so no other coins are awaited.
  const [, coinsId] = /action="\/coins"><input type="hidden" name="id" value="([^"]+)"/.exec(await textAt(page)) ?? [];
  if (coinsId === undefined) throw new Error('The page awaits no coins');
  await fetch(`${page}/coins`, { method: 'POST', body: new URLSearchParams({ id: coinsId }) });
  await until(async () => JSON.parse(await textAt(`${instance}/api/crypto/payment/${paymentId}/status`)).status === 'completed');
  await until(async () => (await textAt(page)).includes(RECEIPT_WORDS.en.subject));
  return `An order of $${oneRitual.total} was paid in bitcoin, and its receipt was caught.`;
}

/** Returns the id of what was created. */
async function create(instance: string, path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(`${instance}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text).id;
}

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('The first sale was not seen within a minute');
    await setTimeout(PAUSE_MS);
  }
}
