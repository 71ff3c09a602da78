import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { askFrom } from '../../support/ask-from.ts';
import { sentBack } from '../../support/customers.ts';

/** A request through the proxy, and what became of it: status 0 is a connection that broke. */
export interface Visit {
  readonly during: string;
  readonly what: string;
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export interface Wanted {
  readonly method?: string;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: string;
}

/** Asks once, and never again, whatever comes. */
export type Ask = (path: string, wanted?: Wanted) => Promise<Answer>;

/** All requests that visitors make, each visitor from an address of this machine that is theirs alone, by one connection at a time. */
export function createVisits(origin: string, ca: string) {
  const all: Visit[] = [];
  const state = { during: '' };
  let visitors = 0;

  async function send(agent: Agent, localAddress: string, path: string, { method, body, headers }: Wanted): Promise<Answer> {
    const own = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers };
    const answer = await askFrom(agent, localAddress, new URL(path, origin), {
      method,
      headers: body ? own : { ...headers },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
      timeout: 30_000,
    });
    return { ...answer, cookies: sentBack(answer.headers['set-cookie'] ?? []) };
  }

  return {
    all,
    /** What happens meanwhile, for the figures. */
    begin(during: string) {
      state.during = during;
    },
    visitor(): { readonly ask: Ask; leave(): void } {
      visitors += 1;
      const agent = new Agent({ ca, keepAlive: true, maxSockets: 1 });
      const address = `127.0.${(visitors % 250) + 1}.${Math.floor(visitors / 250) + 1}`;
      const ask: Ask = async (path, wanted = {}) => {
        const { during } = state;
        const begun = performance.now();
        const answer = await send(agent, address, path, wanted).catch(({ message }: Error) => ({
          status: 0,
          body: message,
          cookies: '',
        }));
        const what = `${wanted.method ?? (wanted.body ? 'POST' : 'GET')} ${path.replace(/[0-9a-f-]{36}/g, '…').replace(/\?.*/, '')}`;
        all.push({ during, what, status: answer.status, body: answer.body, ms: performance.now() - begun });
        return answer;
      };
      return { ask, leave: () => agent.destroy() };
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
