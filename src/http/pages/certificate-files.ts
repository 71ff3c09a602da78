import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { Certificates } from '#modules/certificates/index.ts';

interface Options {
  readonly certificates: Pick<Certificates, 'readSigned' | 'listKeys'>;
  /** Throws `rate_limited`; undefined: no limits. */
  readonly limit: ((request: FastifyRequest) => Promise<void>) | undefined;
}

/** A certificate is found by its code alone, so no cache may hold it. */
const CERTIFICATE_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
/** Caches hold the keys for five minutes, so that a key which has ended is soon known as such. */
const KEY_HEADERS = { 'cache-control': 'public, max-age=300' };
const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){6}$/;

/** The files by which anybody verifies a certificate without the shop: the signed bytes, their signature, and the public keys. */
export async function certificateFiles(app: FastifyInstance, { certificates, limit }: Options): Promise<void> {
  const onRequest = limit ? [limit] : [];
  const file = (name: string, type: string, part: 'text' | 'signature') =>
    app.get<{ Params: { code: string } }>(`/verify/:code/${name}`, { onRequest }, async ({ params: { code } }, reply) => {
      if (!CODE.test(code)) throw new ShopError('not_found');
      const signed = await certificates.readSigned(code);
      return asFile(reply.headers(CERTIFICATE_HEADERS), name, type).send(signed[part]);
    });
  file('certificate.json', 'application/json', 'text');
  file('certificate.sig', 'application/octet-stream', 'signature');

  app.get('/.well-known/certificate-keys', { onRequest }, async (_, reply) => {
    const keys = (await certificates.listKeys()).map(({ id, x, since, until }) => {
      return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: id, x, since, until };
    });
    return reply.headers(KEY_HEADERS).type('application/jwk-set+json').send(JSON.stringify({ keys }));
  });
  app.get<{ Params: { file: string } }>('/.well-known/certificate-keys/:file', { onRequest }, async ({ params }, reply) => {
    const key = requireFound((await certificates.listKeys()).find(({ id }) => `${id}.pem` === params.file));
    return asFile(reply.headers(KEY_HEADERS), params.file, 'application/x-pem-file').send(key.pem);
  });
}

/** The answer as a file that browsers save under this name. */
function asFile(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(type);
}
