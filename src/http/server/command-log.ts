import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describeError } from '../answers/describe-error.ts';

/** A log like that of the server, for commands that run without it; on standard error, because a command's answer is on standard output. */
export function commandLog(level: string): FastifyBaseLogger {
  return Fastify({ logger: { level, base: null, serializers: { err: describeError }, stream: process.stderr } }).log;
}
