import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { askFrom } from '../../support/ask-from.ts';

/** A customer who comes by TLS, from an address of this machine that is theirs alone. */
export interface Customer {
  /** Sends a body, or reads without one; repeats under one key until the shop can answer. Throws when it refuses for good, or after two minutes. */
  call<Body>(path: string, body?: object): Promise<Body>;
  /** Asks once. `wait` is for how many seconds the answer asks to wait, one if it does not say. */
  ask(path: string, body?: object): Promise<{ readonly status: number; readonly wait: string }>;
  /** Sends a text once, and does not care what becomes of it. */
  deliver(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<void>;
  leave(): void;
}

const PATIENCE_MS = 120_000;
/** Seconds between two attempts where the answer does not say how many. */
const PAUSE = '1';
/** Refusals that pass: an instance that died still holds a payment, for half a minute; or there were too many questions in a minute. */
const LATER = new Set([409, 429]);

/** `index` (1 to 254) tells customers apart; `ca` is the authority that the customer trusts, as PEM. */
export function customerAt(origin: string, ca: string, index: number): Customer {
  const agent = new Agent({ ca, keepAlive: true });
  const send = async (path: string, headers: Readonly<Record<string, string>>, body?: string) => {
    const answer = await askFrom(agent, `127.0.${index}.1`, new URL(path, origin), { headers, body, timeout: 20_000 });
    return { ...answer, wait: answer.headers['retry-after'] ?? PAUSE };
  };
  const headersOf = () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() });
  return {
    ask: (path, body) => send(path, headersOf(), body && JSON.stringify(body)),
    async call<Body>(path: string, body?: object) {
      const headers = headersOf();
      const sent = body && JSON.stringify(body);
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
        const answer = await send(path, headers, sent).catch(({ message }: Error) => ({ status: 0, body: message, wait: PAUSE }));
        if (answer.status >= 200 && answer.status < 300) return JSON.parse(answer.body) as Body;
        if (answer.status > 0 && answer.status < 500 && !LATER.has(answer.status))
          throw new Error(`${path}: ${answer.status} ${answer.body}`);
        await new Promise((resolve) => setTimeout(resolve, Number(answer.wait) * 1000));
      }
      throw new Error(`${path}: no answer within two minutes`);
    },
    deliver: (url, body, headers) =>
      send(url, headers, body).then(
        () => undefined,
        () => undefined,
      ),
    leave: () => agent.destroy(),
  };
}
