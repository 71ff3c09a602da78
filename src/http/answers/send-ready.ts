import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_CONTENT, SHARED_CONTENT } from './cache-control.ts';
import { namesCopy } from './etag.ts';
import { etagIn, type ReadyText } from './ready-text.ts';

/** How a ready text is sent. */
export interface Sending {
  readonly status: number;
  /** Media type. */
  readonly type: string;
  /** The headers, besides `Accept-Encoding`, by which this text was chosen, with commas between; empty when there are none. */
  readonly variesBy: string;
  /** False for what nobody may keep. */
  readonly mayBeKept: boolean;
  /** Seconds for which caches may send it without asking; without it browsers ask each time. */
  readonly keptFor?: number | undefined;
}

/** Sends a text in the best encoding that the client takes, or 304 when the client has it. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyText, sending: Sending): FastifyReply {
  const encoding = ready.encodingFor(request.headers['accept-encoding']);
  const etag = etagIn(encoding, ready.etag);
  reply.header('vary', sending.variesBy ? `Accept-Encoding, ${sending.variesBy}` : 'Accept-Encoding');
  if (sending.mayBeKept) {
    reply.headers({ etag, 'cache-control': cacheControl(sending) });
    if (namesCopy(request.headers['if-none-match'], etag)) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(sending.status).type(sending.type).send(ready.body(encoding));
}

function cacheControl({ keptFor, variesBy }: Sending): string {
  if (keptFor === undefined) return variesBy ? OWN_CONTENT : SHARED_CONTENT;
  return `${variesBy ? 'private' : 'public'}, max-age=${keptFor}, must-revalidate`;
}
