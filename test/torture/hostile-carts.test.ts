import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { slowest, startTwoShops, type TwoShops } from './two-shops.ts';

const isFull = inject('crowd') === 'full';
const SENDERS = 8;
const ROUNDS = isFull ? 40 : 2;
/** Generous: eight requests before one's own, on a machine that does other things too. */
const LONGEST_WAIT_MS = 500;

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 1]));

/** Bodies as an attacker sends them, and the same cut to what an operation reads. */
const carts: [string, unknown][] = [
  ['90,000 unknown keys', { ...keys(90_000), items: [] }],
  ['300,000 wrong items', { items: Array(300_000).fill(0) }],
  ['as many unknown keys as are read', { ...keys(30_000), items: [] }],
  ['as many wrong items as are read', { items: Array(230_000).fill(0) }],
  ['a hundred items of unknown keys', { items: Array(100).fill(keys(350)) }],
];

let two: TwoShops;
beforeAll(async () => {
  two = await startTwoShops({ RATE_LIMITS: 'off' });
});
afterAll(() => two.end());

test.each(carts)('eight senders of %s are refused, and a bystander is served meanwhile', async (name, cart) => {
  const { shops } = two;
  const body = JSON.stringify(cart);
  let sending = SENDERS;
  const send = async (index: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const url = `${shops[index % 2]?.url}/api/cart/quote`;
      const sent = fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      // The shop does not read on what it has refused: whoever is still sending finds the line closed.
      const answer = await sent.catch((error: Error) => (isClosed(error.cause) ? undefined : Promise.reject(error)));
      if (!answer) continue;
      expect([400, 413]).toContain(answer.status);
      // Not every mistake is named.
      expect((await answer.text()).length).toBeLessThan(20_000);
    }
  };
  const sendAll = async (index: number) => send(index).finally(() => (sending -= 1));
  const senders = Promise.all(Array.from({ length: SENDERS }, (_, index) => sendAll(index)));
  const wait = await slowest(
    () => sending === 0,
    async () => expect((await fetch(`${shops[0].url}/api/services`)).status).toBe(200),
  );
  await senders;
  if (isFull) {
    console.log(`${name}: a bystander waited at most ${Math.round(wait)} ms`);
    expect(wait).toBeLessThan(LONGEST_WAIT_MS);
  }
});

const isClosed = (cause: unknown) =>
  ['EPIPE', 'ECONNRESET'].includes((cause as { readonly code?: string } | undefined)?.code ?? '');
