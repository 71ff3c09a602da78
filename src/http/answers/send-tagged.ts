import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesCopy } from './etag.ts';

/** A body with its validator. */
export interface Tagged {
  readonly body: Buffer;
  readonly etag: string;
  /** Media type. */
  readonly type: string;
  readonly cacheControl: string;
}

/** Sends a body, or 304 when the client has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, type, cacheControl }: Tagged,
): FastifyReply {
  reply.headers({ etag, 'cache-control': cacheControl });
  if (namesCopy(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
