// One burst of load in a process of its own, so that the load and the servers do not share a thread. Takes a Burst as JSON in its
// first argument and prints the answers per second.
import { randomUUID } from 'node:crypto';
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

const { url, seconds, connections, method, headers, body, keyed }: Burst = JSON.parse(process.argv[2] ?? '');

const request: autocannon.Request = { method, headers };
if (body !== undefined) request.body = body;
if (keyed) request.setupRequest = (sent) => ({ ...sent, headers: { ...headers, 'idempotency-key': randomUUID() } });

const result = await autocannon({ url, duration: seconds, connections, requests: [request] });
if (result.non2xx > 0 || result.errors > 0)
  throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
console.log(JSON.stringify(result['2xx'] / result.duration));
