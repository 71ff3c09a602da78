import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

const FOLDER = new URL('../../../dist/client-package/', import.meta.url);

/** Where the client package for programs in TypeScript can be fetched. */
export const CLIENT_PACKAGE = '/docs/vedic-rituals-client.tgz';

/** The file of the client package that the build has made; undefined in a shop that was built without it. */
export function clientPackageFile(): string | undefined {
  return existsSync(FOLDER) ? readdirSync(FOLDER).find((name) => name.endsWith('.tgz')) : undefined;
}

/** Serves the client package, under one address whatever its version, for `npm install`. */
export function serveClientPackage(app: FastifyInstance): void {
  const file = clientPackageFile();
  if (!file) return;
  app.get(CLIENT_PACKAGE, async (_, reply) =>
    reply
      .type('application/gzip')
      .headers({ 'content-disposition': `attachment; filename="${file}"`, 'cache-control': 'public, max-age=300' })
      .send(await readFile(new URL(file, FOLDER))),
  );
}
