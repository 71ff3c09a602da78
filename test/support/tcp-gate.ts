import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `open` forwards bytes; `slow` delays a question and its answer by half a second together; `shut` closes every connection; `silent` accepts
 * connections and drops all bytes, as a lost network does; `held` keeps all bytes and forwards them when the gate opens, as a network that
 * recovers does.
 */
export type GateState = 'open' | 'slow' | 'shut' | 'silent' | 'held';

const SLOW_MILLISECONDS = 500;

/** A listener that forwards to another address until it is told otherwise. */
export interface TcpGate {
  readonly port: number;
  /** Takes effect at once, on existing connections too. When the gate is silent no more, all connections are closed. */
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
    // A quarter of a second in each direction; equal delays keep the order of chunks.
    if (state() === 'slow') setTimeout(send, SLOW_MILLISECONDS / 2);
  });
  from.on('error', () => from.destroy()).on('close', () => to.destroy());
}
