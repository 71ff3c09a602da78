import Fastify, { type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import { describeError } from '../answers/describe-error.ts';
import { sparseOutages } from './sparse-outages.ts';

/** The log of the shop. `isUnavailable` is true for an error that means that the database does not answer. */
export function serverLog(level: string, isUnavailable: (error: unknown) => boolean): FastifyBaseLogger {
  return createLog({ level, hooks: { logMethod: sparseOutages((facts) => isAboutOutage(facts, isUnavailable)) } });
}

/** The same for commands that run without the shop; on standard error, because a command's answer is on standard output. */
export function commandLog(level: string): FastifyBaseLogger {
  return createLog({ level, stream: process.stderr });
}

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Fastify makes the log, so that the server's own lines and those of the parts around it look alike. */
function createLog(options: LogOptions): FastifyBaseLogger {
  return Fastify({ logger: { ...options, base: null, serializers: { err: describeError } } }).log;
}

/** True for a line that says no more than that a part of the shop is away. */
function isAboutOutage(
  facts: { readonly code?: unknown; readonly err?: unknown },
  isUnavailable: (error: unknown) => boolean,
): boolean {
  const { code, err } = facts;
  if (err instanceof ShopError) return err.code === 'unavailable';
  return code === 'unavailable' || (err !== undefined && isUnavailable(err));
}
