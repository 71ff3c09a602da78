import pg from 'pg';
import { READ_ONLY } from './idle-connections.ts';

/** How the pool is told that a connection was made or failed, in the driver's own types: a call must choose either of the two. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A class of `pg`'s clients for several servers, of which one takes writes: a client goes to the server that took the last connection, and
 * is refused there as read-only when that server only follows another. After a failure the next client goes to the next server. So whoever
 * meets a server that is away is told so at once, and whoever asks again meets the other.
 */
export function clientOfWriter(servers: readonly pg.ClientConfig[]): typeof pg.Client {
  let current = 0;
  return class extends pg.Client {
    readonly #server: number;

    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...servers[current] });
      this.#server = current;
      // The server may go away before the pool listens for errors. Then the statement in flight fails, and tells it.
      this.on('error', () => undefined);
    }

    override connect(): Promise<pg.Client>;
    override connect(onConnected: Connected): void;
    override connect(onConnected?: Connected): Promise<pg.Client> | undefined {
      const connected = this.#connect();
      if (!onConnected) return connected;
      connected.then(
        () => (onConnected as (error: null) => void)(null),
        (error: Error) => (onConnected as (error: Error) => void)(error),
      );
      return undefined;
    }

    async #connect(): Promise<pg.Client> {
      try {
        await super.connect();
        await refuseFollower(this);
        return this;
      } catch (error) {
        // Of many clients that fail together the first moves on for all.
        if (current === this.#server) current = (current + 1) % servers.length;
        throw error;
      }
    }
  };
}

async function refuseFollower(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ readOnly: string }>(`select current_setting('transaction_read_only') as "readOnly"`);
  if (rows[0]?.readOnly === 'off') return;
  await client.end();
  throw Object.assign(new Error('The server takes no writes'), { code: READ_ONLY });
}

/** Tries each of so many servers until one takes writes, to which the class then keeps. Throws the error of the last that was tried. */
export async function reachWriter(Client: typeof pg.Client, tries: number): Promise<void> {
  const client = new Client();
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (tries === 1) throw error;
    await reachWriter(Client, tries - 1);
  }
}
