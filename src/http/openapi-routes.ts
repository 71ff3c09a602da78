import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { IdempotentRequest } from '#kernel/idempotency.ts';
import { allOperations, type ContractDocument, type Handler, type Handlers, type OperationId } from './contract.ts';
import { languageOf } from './language.ts';
import { refuseUndeclaredSecurity, type Security } from './security.ts';
import { createValidatorCompiler, refuseUnknownQuery, refuseUnreadableText } from './validation.ts';

interface Options {
  readonly contract: ContractDocument;
  readonly handlers: Handlers;
  /** Throws `rate_limited`. */
  readonly limit: (operationId: OperationId, address: string) => Promise<void>;
  readonly security: Security;
}

/** Serves every operation of the contract by the handler of its name. Throws at start-up when an operation has none. */
export async function openapiRoutes(app: FastifyInstance, { contract, handlers, limit, security }: Options): Promise<void> {
  const operations = new Map(allOperations(contract).map((operation) => [operation.operationId, operation]));
  const missing = [...operations.keys()].filter((id) => typeof handlers[id] !== 'function');
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
  refuseUndeclaredSecurity(contract);
  app.decorateRequest('caller', null as never);

  app.setValidatorCompiler(createValidatorCompiler());
  // Bodies are typed by the contract already; a schema-driven serializer would drop a wrong field silently instead of showing it.
  app.setSerializerCompiler(() => JSON.stringify);

  await app.register(openapiGlue, {
    specification: withoutResponses(contract),
    operationResolver: (name) => {
      const id = name as OperationId;
      const isBodyOptional = operations.get(id)?.requestBody?.required === false;
      const options: Omit<RouteOptions, 'method' | 'url'> = {
        onRequest: async (request: FastifyRequest) => {
          await limit(id, request.ip);
          request.caller = await security.callerOf(id, request);
        },
        preValidation: async (request: FastifyRequest) => {
          if (isBodyOptional && request.body === undefined) request.body = {};
          refuseUnknownQuery(request);
        },
        // After the schema, which bounds how deep a body can be.
        preHandler: async (request: FastifyRequest) => refuseUnreadableText(request),
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          answer(id, { handle: handlers[id] as unknown as Handler<never>, security }, request, reply),
      };
      // Method and address are the contract's.
      return options as RouteOptions;
    },
  });
}

async function answer(
  id: OperationId,
  { handle, security }: { handle: Handler<never>; security: Security },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = {
    params: request.params,
    query: request.query,
    body: request.body,
    ifNoneMatch: request.headers['if-none-match'],
    language: languageOf(request),
    caller: request.caller,
    get browser() {
      return security.browserOf(request);
    },
    ...idempotencyOf(id, request),
  };
  const result = (await handle(call as never)) as {
    status: number;
    headers?: Record<string, string | string[]>;
    body?: unknown;
    serialized?: Buffer;
  };
  reply.code(result.status).headers({ 'cache-control': 'no-store', ...result.headers });
  if (result.serialized) {
    if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
    return reply.send(result.serialized);
  }
  return reply.send(result.body);
}

function idempotencyOf(operation: OperationId, request: FastifyRequest): { idempotency?: IdempotentRequest } {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return {};
  const bodyHash = createHash('sha256').update(canonicalJson(request.body)).digest('hex');
  const caller = request.caller.kind === 'user' ? request.caller.userId : 'guest';
  return { idempotency: { caller, operation, key, bodyHash } };
}

/** JSON with the members of every object sorted, so that the same body has the same text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** Answers are not routed by; leaving them out spares their compilation. */
function withoutResponses(contract: ContractDocument): ContractDocument {
  return JSON.parse(JSON.stringify(contract, (key, value) => (key === 'responses' ? undefined : value)));
}
