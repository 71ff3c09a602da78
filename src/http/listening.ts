import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';

/** Where to listen. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Listens, or throws ConfigError that names the variable because of which it cannot. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await app.listen({ host, port }).catch(refuse);
}

/** Throws as `listen` would, before anything is opened or changed for a server that nobody could reach. */
export async function refuseUnusable({ host, port }: Place): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening').catch(refuse);
  probe.close();
  await once(probe, 'close');
}

const NOT_THERE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

function refuse(error: unknown): never {
  const code = codeOf(error);
  if (NOT_THERE.has(code)) throw new ConfigError('LISTEN_HOST', `is no address of this machine (${code})`);
  throw new ConfigError('PORT', `cannot be listened to (${code})`);
}
