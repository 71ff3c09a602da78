// One burst of load. Takes a Burst as JSON on the standard input and prints the answers per second.
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

export interface Burst {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  /** Each request carries an Idempotency-Key of its own. */
  readonly keyed?: boolean;
}

const { url, seconds, connections, method, headers, body, keyed }: Burst = JSON.parse(await text(process.stdin));

const request: autocannon.Request = { method, headers };
if (body !== undefined) request.body = body;
if (keyed) request.setupRequest = (sent) => ({ ...sent, headers: { ...headers, 'idempotency-key': randomUUID() } });

const result = await autocannon({ url, duration: seconds, connections, requests: [request] });
if (result.non2xx > 0 || result.errors > 0)
  throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
console.log(result['2xx'] / result.duration);
