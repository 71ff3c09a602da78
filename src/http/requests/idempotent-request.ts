import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalJson } from '#kernel/canonical-json.ts';
import type { IdempotentRequest } from '#kernel/idempotency.ts';
import type { OperationId } from '../contract/contract.ts';

/**
 * Operations that are done once when a browser sends the same body twice, without a key, within so many seconds: it has two tabs, or a form
 * on a partner's page was sent twice.
 */
const ONCE_WITHIN_SECONDS: Partial<Record<OperationId, number>> = {
  createOrder: 10,
  createOrderForClient: 10,
};

/**
 * The identity of a request, by which a repetition is known: its idempotency key. Without a key, for the operations above, the session
 * or the browser's cookie together with the body; undefined for a request with neither, because nobody knows who sent it, and for bytes.
 */
export function idempotencyOf(
  operation: OperationId,
  request: FastifyRequest,
  findBrowserToken: () => string | undefined,
): IdempotentRequest | undefined {
  // No operation asks for the key of a file or a notice, and the hash of a whole file would take seconds.
  if (request.body instanceof Uint8Array) return undefined;
  const { caller } = request;
  const key = request.headers['idempotency-key'];
  const callerName = nameOf(caller);
  if (typeof key === 'string') return { caller: callerName, operation, key, bodyHash: hashOfBody(request) };

  const replaySeconds = ONCE_WITHIN_SECONDS[operation];
  if (replaySeconds === undefined) return undefined;
  const sender = caller?.kind === 'user' ? caller.sessionId : findBrowserToken();
  if (!sender) return undefined;
  const bodyHash = hashOfBody(request);
  return {
    caller: callerName,
    operation: `${operation} without key`,
    key: sha256(`${sender}|${bodyHash}`),
    bodyHash,
    replaySeconds,
  };
}

/** The programs of a partner are one caller, so that a retry with a rotated key is still a retry. */
function nameOf(caller: FastifyRequest['caller']): string {
  if (!caller) return 'guest';
  return caller.kind === 'key' ? `partner ${caller.partner}` : caller.userId;
}

/** The hash of a body and of the ids in the address: the same words about another order are another request. */
function hashOfBody({ body = null, params, query }: FastifyRequest): string {
  const ids = Object.entries({ ...(params as object), ...(query as object) });
  return sha256(canonicalJson(ids.length > 0 ? { ids, body } : body));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
