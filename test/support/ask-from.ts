import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

interface Question {
  /** By default POST with a body, else GET. */
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Milliseconds of silence after which the question is given up. */
  readonly timeout: number;
}

/** Asks once by TLS, from an address of this machine. Rejects when the connection breaks. */
export async function askFrom(agent: Agent, localAddress: string, url: URL, { method, headers, body, timeout }: Question) {
  const sent = request(url, { agent, localAddress, family: 4, timeout, headers, method: method ?? (body ? 'POST' : 'GET') });
  sent.on('timeout', () => sent.destroy(new Error('no answer')));
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
