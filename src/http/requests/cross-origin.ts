import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets scripts of every site read an answer that is the same for everybody. To a script that sends cookies `*` opens no answer.
 * These are constants, so that no library with its hooks runs for each request.
 */
export function allowEverySite(_: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, X-Request-Id, Retry-After, Deprecation, Sunset, Link',
  });
  done();
}

/** Answers a browser that asks whether a script may send `If-None-Match`. */
export function answerPreflight(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = {
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'If-None-Match',
    'access-control-max-age': '86400',
  };
  return reply.code(204).headers(allowed).send();
}
