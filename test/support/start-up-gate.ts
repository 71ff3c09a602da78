import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to PostgreSQL that sees how connections start, and can give them the numbers of other processes, as poolers do. */
interface StartUpGate {
  readonly port: number;
  /** The text of each start-up packet: names and values of parameters. */
  readonly startUps: string[];
  close(): void;
}

export async function openStartUpGate(port: number, { asPooler }: { asPooler: boolean }): Promise<StartUpGate> {
  const startUps: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.once('data', (packet) => startUps.push(packet.toString('latin1').replaceAll('\0', ' ')));
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => client.write(asPooler ? withForeignProcess(chunk) : chunk));
    for (const [one, other] of [[client, upstream] as const, [upstream, client] as const])
      one.on('error', () => one.destroy()).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, startUps, close: () => void server.close() };
}

/** BackendKeyData: the letter K, a length of 12, the process, a secret. Here the process is another. */
function withForeignProcess(chunk: Buffer): Buffer {
  const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
  if (at >= 0) chunk.writeInt32BE(2_000_000_000, at + 5);
  return chunk;
}
