import { rename, rm, rmdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/**
 * Puts the files of an empty database, as the makers of PGlite ship them, in the place of an empty folder: to make them here would cost
 * more than all the rest of a first start. They come whole or not at all, also when the process is killed.
 */
export async function unpackEmptyDatabase(folder: string): Promise<void> {
  const [{ dataDir }, { unpackTar }] = await Promise.all([
    import('@electric-sql/pglite-prepopulatedfs'),
    import('modern-tar/fs'),
  ]);
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  const archive = new Uint8Array(await (await dataDir()).arrayBuffer());
  await pipeline([archive], createGunzip(), unpackTar(half, { dmode: 0o700, fmode: 0o600 }));
  await rmdir(folder);
  await rename(half, folder);
}
