import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Listens, or throws ConfigError that names the variable because of which it cannot. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await app.listen({ host, port }).catch(refuseVariable('PORT'));
}

/** Throws as `listen` and `serveMetrics` would. The start asks first, so that nothing is opened or changed for a server that nobody could reach. */
export async function refuseUnusable({ host, port, metricsPort }: Place & { metricsPort: number | undefined }): Promise<void> {
  await tryPort({ host, port }, 'PORT');
  if (metricsPort !== undefined) await tryPort({ host, port: metricsPort }, 'METRICS_PORT');
}

async function tryPort(place: Place, variable: string): Promise<void> {
  const probe = createServer().listen(place);
  await once(probe, 'listening').catch(refuseVariable(variable));
  probe.close();
  await once(probe, 'close');
}

/** Within this time a request that a client has already sent arrives. */
const GRACE_MILLISECONDS = 300;
/** How many connections may wait for Node to take them: the length of its queue. */
const MOST_WAITING = 511;

/**
 * Serves for a moment more what clients have already sent, then takes no new connections, and serves for another moment what waits on
 * those that are open. A close of the whole server at once would cut every connection whose request nobody has read yet.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  await readWhatWaits(app.server);
  // Not the method of the HTTP server: that one closes connections too.
  Server.prototype.close.call(app.server);
  await readWhatWaits(app.server);
}

/**
 * Waits a moment, and then until Node has taken every connection: each turn of the event loop takes a single new one, and reads
 * from all that are open.
 */
async function readWhatWaits(server: Server): Promise<void> {
  await setTimeout(GRACE_MILLISECONDS);
  let hasNewConnection = true;
  const noteConnection = () => {
    hasNewConnection = true;
  };
  server.on('connection', noteConnection);
  for (let turn = 0; hasNewConnection && turn < MOST_WAITING; turn += 1) {
    hasNewConnection = false;
    await setImmediate();
  }
  server.off('connection', noteConnection);
}

/** Codes of errors which mean that LISTEN_HOST is no address of this machine. */
const NOT_THERE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

/** Returns the handler of an error of listening. It throws ConfigError, which names LISTEN_HOST or the variable of the port. */
export function refuseVariable(variable: string): (error: unknown) => never {
  return (error) => {
    const code = codeOf(error);
    if (NOT_THERE.has(code)) throw new ConfigError('LISTEN_HOST', `is no address of this machine (${code})`);
    throw new ConfigError(variable, `cannot be listened to (${code})`);
  };
}
