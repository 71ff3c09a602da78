import { randomUUID } from 'node:crypto';
import { cookiesOf, lastCode } from '../support/customers.ts';
import type { TestShop } from '../support/shop.ts';

export interface AskedCode {
  readonly contact: string;
  readonly code: string;
  /** Binds the code to the browser. */
  readonly cookie: string;
}

/** An e-mail that nobody has used yet. */
export function newContact(): string {
  return `${randomUUID()}@example.com`;
}

/** Asks for a code as a browser would, and reads it from the outbox. */
export async function askForCode(shop: TestShop, contact = newContact(), headers: Record<string, string> = {}) {
  const asked = await shop.request({ method: 'POST', url: '/api/auth/request-login', payload: { contact }, headers });
  if (asked.statusCode !== 200) throw new Error(`No code: ${asked.payload}`);
  return { contact, code: await lastCode(shop, contact), cookie: cookiesOf(asked), answer: asked.json() as object };
}

export function tryCode(shop: TestShop, { contact, code, cookie }: AskedCode, headers: Record<string, string> = {}) {
  return shop.request({
    method: 'POST',
    url: '/api/auth/verify-code',
    payload: { contact, code },
    headers: { ...(cookie ? { cookie } : {}), ...headers },
  });
}

/** Six digits that are not the code. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Does something again and again, each time after the time before. */
export async function inTurn<Result>(times: number, work: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < times; round += 1) results.push(await work(round));
  return results;
}
