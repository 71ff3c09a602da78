import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from '../../src/adapters/postgres/engine/data-folder-lock.ts';
import { freePort } from '../support/free-port.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { MADE_BEFORE } from '../support/make-targets.ts';
import { launchServer, startServer } from '../support/server-process.ts';

const makeRun = ['make', ...MADE_BEFORE, 'run'] as const;
const npmStart = ['npm', 'start', '--silent'] as const;

// make waits for its child when it alone is interrupted; at a keyboard the whole group is.
test.each([
  ['make run', 'its process', 'SIGTERM', makeRun],
  ['make run', 'its process group', 'SIGINT', makeRun],
  ['npm start', 'its process group', 'SIGTERM', npmStart],
] as const)(
  '%s stops with its server when %s gets %s, and lets go of port and data folder',
  async (_, target, signal, command) => {
    const database = await freshDatabase('pglite');
    const server = await startServer(database.env, { command });
    if (target === 'its process') await server.stop(signal);
    else process.kill(-server.pid, signal);
    // Resolves when nobody holds the output any more, the server included.
    await server.exited;
    await expect(fetch(server.url)).rejects.toThrow();
    await (await lockDataFolder(join(database.env.DATA_DIR ?? '', 'database')))();
    await database.drop();
  },
);

test('a shop that is still starting heeds SIGTERM itself, as the first process of a container must', async () => {
  const silentDatabase = createServer().listen(0, '127.0.0.1');
  await once(silentDatabase, 'listening');
  const { port } = silentDatabase.address() as AddressInfo;
  const { child, exited } = launchServer({
    DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop?sslmode=disable`,
    SECRET_KEYS: 'k'.repeat(32),
    PORT: String(await freePort()),
  });
  await once(silentDatabase, 'connection');
  child.kill('SIGTERM');
  expect(await exited).toEqual({ code: 0, signal: null });
  silentDatabase.close();
});
