import { randomUUID } from 'node:crypto';
import { checkAnswer } from './contract-check.ts';
import { guestOrder, type PlacedOrder } from './orders.ts';

/** What customers know about the orders that they sent, kept outside of the shop. */
export interface OutsideLedger {
  /** Idempotency keys of everything that was sent. */
  readonly sent: Set<string>;
  /** Ids of the orders that were acknowledged, by their keys. */
  readonly acknowledged: Map<string, string>;
}

/** Sends one order under a key; the status is 0 when the connection broke, the id empty unless it is 201. An answer must fit the contract. */
export async function sendOrder(shopUrl: string, key: string = randomUUID()): Promise<{ status: number; id: string }> {
  const response = await fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(guestOrder),
  }).catch(() => undefined);
  if (!response) return { status: 0, id: '' };
  const body = await response.text();
  const { status } = response;
  checkAnswer({ method: 'POST', url: '/api/orders', status, headers: Object.fromEntries(response.headers), body });
  return { status, id: status === 201 ? (JSON.parse(body) as PlacedOrder).id : '' };
}

/**
 * Lets several customers place order after order until the shop refuses. `onOrder` gets the number of acknowledged orders. Returns the
 * first status of each customer that was not 201.
 */
export async function writeUntilRefused(
  shopUrl: string,
  { customers, ledger, onOrder }: { customers: number; ledger: OutsideLedger; onOrder: (count: number) => unknown },
): Promise<number[]> {
  let count = 0;
  const write = async (): Promise<number> => {
    const key = randomUUID();
    ledger.sent.add(key);
    const { status, id } = await sendOrder(shopUrl, key);
    if (status !== 201) return status;
    ledger.acknowledged.set(key, id);
    count += 1;
    onOrder(count);
    return write();
  };
  return Promise.all(Array.from({ length: customers }, write));
}
