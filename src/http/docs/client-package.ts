import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const FOLDER = new URL('../../../dist/client-package/', import.meta.url);

/** Where the client package for programs in TypeScript can be fetched. */
export const CLIENT_PACKAGE = '/docs/vedic-rituals-client.tgz';

/**
 * Serves the client package, under one address whatever its version, for `npm install`. Returns false in a shop that was built without it.
 */
export function serveClientPackage(app: FastifyInstance): boolean {
  const file = existsSync(FOLDER) ? readdirSync(FOLDER).find((name) => name.endsWith('.tgz')) : undefined;
  if (!file) return false;
  app.get(CLIENT_PACKAGE, async (_, reply) =>
    reply
      .type('application/gzip')
      .headers({ 'content-disposition': `attachment; filename="${file}"`, 'cache-control': 'public, max-age=300' })
      .send(await readFile(new URL(file, FOLDER))),
  );
  return true;
}
