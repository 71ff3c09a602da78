import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from '../../support/postgres/certificates.ts';
import { HOST } from './encrypted-postgres.ts';

interface TlsFront {
  readonly url: string;
  close(): void;
}

/** Gives a server that speaks plain HTTP an https address of its own. */
export async function startTlsFront(url: string, certificate: Certificate): Promise<TlsFront> {
  const { port } = new URL(url);
  const server = createServer(certificate, (client) => {
    const behind = connect(Number(port), HOST);
    client.pipe(behind).pipe(client);
    for (const [one, other] of [[client, behind] as const, [behind, client] as const])
      one.on('error', () => one.destroy()).on('close', () => other.destroy());
  }).listen(0, HOST);
  await once(server, 'listening');
  const front = `https://${HOST}:${(server.address() as AddressInfo).port}`;
  return { url: front, close: () => void server.close() };
}
