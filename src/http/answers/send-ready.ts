import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_CONTENT, SHARED_CONTENT } from './cache-control.ts';
import { namesCopy } from './etag.ts';
import { etagIn, type ReadyText } from './ready-text.ts';

/** How a ready text is sent. */
export interface Sending {
  /** Media type, without the charset. */
  readonly type: string;
  /** 200 when left out. */
  readonly status?: number;
  /** True for a text that was chosen by the languages and the cookies of its reader. */
  readonly byReader?: boolean;
  /** False for what nobody may keep. */
  readonly mayBeKept?: boolean;
  /** Seconds for which caches may send it without asking; without it browsers ask each time. */
  readonly keptFor?: number | undefined;
}

/** Sends a text in the best encoding that the client takes, or 304 when the client has it. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyText, sending: Sending): FastifyReply {
  const { type, status = 200, byReader = false, mayBeKept = true, keptFor } = sending;
  const encoding = ready.encodingFor(request.headers['accept-encoding']);
  const etag = etagIn(encoding, ready.etag);
  reply.header('vary', byReader ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding');
  if (mayBeKept) {
    reply.headers({ etag, 'cache-control': cacheControl(byReader, keptFor) });
    if (namesCopy(request.headers['if-none-match'], etag)) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).type(`${type}; charset=utf-8`).send(ready.body(encoding));
}

function cacheControl(byReader: boolean, keptFor: number | undefined): string {
  if (keptFor === undefined) return byReader ? OWN_CONTENT : SHARED_CONTENT;
  return `${byReader ? 'private' : 'public'}, max-age=${keptFor}, must-revalidate`;
}
