import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `open` forwards, `slow` does so half a second later, `shut` hangs up on everybody, `silent` takes connections and bytes and says
 * nothing, as a lost network does; `held` does so too, but hands everything over when it opens, as a network does that comes back.
 */
export type GateState = 'open' | 'slow' | 'shut' | 'silent' | 'held';

const SLOW_MILLISECONDS = 500;

/** A listener that forwards to another address until it is told otherwise. */
export interface TcpGate {
  readonly port: number;
  /** Takes effect at once, on connections that exist as well; those that were silent are hung up on when it opens. */
  set(state: GateState): void;
  close(): void;
}

export async function openGate(host: string, port: number): Promise<TcpGate> {
  let state: GateState = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const held: (() => void)[] = [];
  const way: Way = { state: () => state, hold: (send) => held.push(send) };
  const server = createServer((client) => {
    if (state === 'shut') return void client.destroy();
    const upstream = connect(port, host);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    forward(client, upstream, way);
    forward(upstream, client, way);
    client.on('close', () => pairs.delete(pair));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    for (const [client, upstream] of pairs) [client, upstream].map((socket) => socket.destroy());
  };
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      if (next === 'shut' || (state === 'silent' && next !== 'silent')) hangUp();
      state = next;
      if (next === 'open') for (const send of held.splice(0)) send();
    },
    close() {
      server.close();
      hangUp();
    },
  };
}

interface Way {
  state(): GateState;
  /** Keeps a chunk until the gate opens. */
  hold(send: () => void): void;
}

function forward(from: Socket, to: Socket, { state, hold }: Way): void {
  from.on('data', (chunk) => {
    const send = () => void to.write(chunk);
    if (state() === 'open') send();
    if (state() === 'held') hold(send);
    // In both directions a quarter of a second, so that nothing is overtaken.
    if (state() === 'slow') setTimeout(send, SLOW_MILLISECONDS / 2);
  });
  from.on('error', () => from.destroy()).on('close', () => to.destroy());
}
