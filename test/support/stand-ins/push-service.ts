import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo, LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { makeAuthority, makeServerCertificate } from '../postgres/certificates.ts';

// The library has no types.
const ece: { decrypt(body: Buffer, params: object): Buffer } = createRequire(import.meta.url)('http_ece');

const HOST = 'push.example.com';

/** A push as it arrived. */
interface ArrivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service that takes pushes for browsers (RFC 8030), reached as push.example.com. */
export async function startPushService() {
  const authority = await makeAuthority();
  const arrived: ArrivedPush[] = [];
  const answers = { status: 201 };
  const server = createServer(await makeServerCertificate(HOST, authority), async (request, response) => {
    arrived.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    // Only a redirect sends its client there, and the shop follows none; only with 101 the answer names another protocol.
    const headers = {
      location: 'https://127.0.0.1/elsewhere',
      ...(answers.status === 101 && { connection: 'upgrade', upgrade: 'x' }),
    };
    response.writeHead(answers.status, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lookup: LookupFunction = (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }]);
  return {
    arrived,
    answers,
    /** What leads the shop here instead of to the internet. */
    network: { lookup, port: (server.address() as AddressInfo).port, ca: authority.cert },
    close: () => server.close(),
  };
}

/** A browser that asked for pushes: what it tells the shop, and how it reads what comes. */
export function makeBrowser(name = 'phone') {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    endpoint: `https://${HOST}/send/${name}`,
    keys: { p256dh, auth },
    read: ({ body }: ArrivedPush): unknown =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8')),
  };
}
