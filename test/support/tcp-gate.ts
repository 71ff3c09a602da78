import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `open` forwards, `shut` hangs up on everybody, `silent` takes connections and bytes and says nothing, as a lost network does. */
export type GateState = 'open' | 'shut' | 'silent';

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
  const server = createServer((client) => {
    if (state === 'shut') return void client.destroy();
    const upstream = connect(port, host);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    forward(client, upstream, () => state);
    forward(upstream, client, () => state);
    client.on('close', () => pairs.delete(pair));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => {
    for (const [client, upstream] of pairs) [client, upstream].map((socket) => socket.destroy());
  };
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      if (next !== 'silent') hangUp();
      state = next;
    },
    close() {
      server.close();
      hangUp();
    },
  };
}

function forward(from: Socket, to: Socket, state: () => GateState): void {
  from.on('data', (chunk) => state() === 'open' && to.write(chunk));
  from.on('error', () => from.destroy()).on('close', () => to.destroy());
}
