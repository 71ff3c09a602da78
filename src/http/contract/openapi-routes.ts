import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Caller } from '#kernel/caller.ts';
import type { IdempotentRequest } from '#kernel/idempotency.ts';
import { announceEnd, refuseSuddenEnds } from '../answers/deprecation.ts';
import { largestBody } from '../requests/body-size.ts';
import { allowEverySite, answerPreflight } from '../requests/cross-origin.ts';
import { idempotencyOf } from '../requests/idempotent-request.ts';
import { bearerOf } from '../requests/keys.ts';
import { languageOf } from '../requests/language.ts';
import type { RateLimits } from '../requests/rate-limits.ts';
import { versionOf } from '../requests/record-version.ts';
import type { SandboxAccess } from '../requests/sandbox-access.ts';
import { refuseUndeclaredPermissions, type Security } from '../requests/security.ts';
import { createUploadGate } from '../requests/upload-gate.ts';
import { createValidatorCompiler, refuseUnknownQuery, refuseUnreadableText } from '../requests/validation.ts';
import type { Handlers, OperationId } from './contract.ts';
import { allOperations, type ContractDocument } from './contract-document.ts';
import { type ContractRoute, routesOf } from './contract-routes.ts';
import { asksForSandboxAccess, looksAtKeys, scopesOf } from './operation.ts';

const GUEST: Caller = { kind: 'guest' };

interface Options {
  readonly contract: ContractDocument;
  readonly handlers: Handlers;
  /** The check of an operation's rate limit, which throws `rate_limited`; undefined when it has none. */
  readonly limit: RateLimits;
  readonly security: Security;
  /** Lets through who may use the sandbox. */
  readonly sandboxAccess: Pick<SandboxAccess, 'check'>;
}

/** Serves every operation of the contract by the handler of the same name. Throws at start-up when an operation has no handler. */
export async function openapiRoutes(
  app: FastifyInstance,
  { contract, handlers, limit, security, sandboxAccess }: Options,
): Promise<void> {
  refuseMissingHandlers(contract, handlers);
  refuseUndeclaredPermissions(contract);
  refuseSuddenEnds(contract);
  app.decorateRequest('caller', null);
  const uploadGate = createUploadGate();

  app.setValidatorCompiler(createValidatorCompiler());
  // Bodies are typed by the contract already; a schema-driven serializer would drop a wrong field silently instead of showing it.
  app.setSerializerCompiler(() => JSON.stringify);

  for (const contractRoute of routesOf(contract)) {
    const { url, operation } = contractRoute;
    if (operation['x-every-site']) app.options(url, { onRequest: allowEverySite }, answerPreflight);
    const handler = handlers[operation.operationId] as unknown as AnyHandler;
    const route = routeOf(contractRoute, handler, { limit, security, sandboxAccess });
    const types = Object.keys(operation.requestBody?.content ?? {});
    if (operation['x-raw-body']) app.register(rawRoute, { route, types, uploadGate });
    else app.route(route);
  }
}

function refuseMissingHandlers(contract: ContractDocument, handlers: Handlers): void {
  const names = allOperations(contract).map(({ operationId }) => operationId);
  const missing = names.filter((name) => typeof handlers[name] !== 'function');
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(', ')}`);
}

type Checks = Pick<Options, 'limit' | 'security' | 'sandboxAccess'>;

function routeOf(
  { method, url, schema, operation }: ContractRoute,
  handler: AnyHandler,
  { limit, security, sandboxAccess }: Checks,
): RouteOptions {
  const { operationId: id, requestBody, 'x-every-site': isForEverySite, 'x-raw-body': rawBytes } = operation;
  const takesKeys = scopesOf(operation) !== undefined;
  const checkAccess = asksForSandboxAccess(operation) ? sandboxAccess.check : undefined;
  return {
    method,
    url,
    schema: rawBytes ? withoutBody(schema) : schema,
    bodyLimit: rawBytes ?? largestBody(schema.body),
    config: { operation: id, takesKeys },
    onRequest: [
      isForEverySite ? allowEverySite : undefined,
      announceEnd(operation),
      // `findCallerOf` counts the calls of a key by the key. In a sandbox a key also stands in for the sandbox's secret.
      looksAtKeys(operation) ? unlessKey(limit(id)) : limit(id),
      takesKeys ? unlessKey(checkAccess) : checkAccess,
      security.findCallerOf(operation),
    ].filter((hook) => hook !== undefined),
    preValidation: (request, _, done) => {
      // The schema asks for an object; a body that may be missing counts as an empty one.
      if (requestBody?.required === false && request.body === undefined) request.body = {};
      refuseUnknownQuery(request);
      done();
    },
    // After validation: the schema limits how deep a body can be.
    preHandler: (request, _, done) => {
      refuseUnreadableText(request);
      done();
    },
    handler: (request, reply) =>
      answer(handler, new RequestCall(id, request, security), reply.header('x-request-id', request.id)),
  };
}

/** The same check, which passes over a request with a key. */
function unlessKey(check: ((request: FastifyRequest) => Promise<void>) | undefined) {
  if (!check) return undefined;
  return async (request: FastifyRequest): Promise<void> => {
    if (bearerOf(request) === undefined) await check(request);
  };
}

/** The schema of a route whose body nobody parses, and so nobody validates. */
function withoutBody({ body: _, ...schema }: ContractRoute['schema']) {
  return schema;
}

interface RawRoute {
  readonly route: RouteOptions;
  /** The media types that the contract names for the body. */
  readonly types: string[];
  readonly uploadGate: ReturnType<typeof createUploadGate>;
}

/** Serves a route whose body nobody parses, in a scope of its own: signatures hold for bytes, and files are read elsewhere. */
async function rawRoute(scope: FastifyInstance, { route, types, uploadGate }: RawRoute): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  scope.addHook('preParsing', async (request, reply) => uploadGate(request, reply));
  scope.route(route);
}

/** A handler of whichever operation, with every form of answer that some operation has. */
type AnyHandler = (call: RequestCall) => Promise<{
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: unknown;
  readonly serialized?: Buffer;
  readonly pieces?: AsyncIterable<string>;
}>;

/** A request as handlers see it. */
class RequestCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly ifNoneMatch: string | undefined;
  readonly ifMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly caller: Caller;
  readonly idempotency: IdempotentRequest | undefined;
  readonly #request: FastifyRequest;
  readonly #security: Security;

  constructor(id: OperationId, request: FastifyRequest, security: Security) {
    this.params = request.params;
    this.query = request.query;
    this.body = request.body;
    this.ifNoneMatch = request.headers['if-none-match'];
    this.ifMatch = request.headers['if-match'];
    this.acceptEncoding = request.headers['accept-encoding'];
    this.caller = request.caller ?? GUEST;
    this.idempotency = idempotencyOf(id, request, () => security.browserOf(request).shopToken);
    this.#request = request;
    this.#security = security;
  }

  /** What follows is computed only when a handler asks for it: few operations need it. */
  get language() {
    return languageOf(this.#request);
  }

  get version() {
    return versionOf(this.ifMatch);
  }

  get raw() {
    return {
      body: this.#request.body instanceof Uint8Array ? this.#request.body : new Uint8Array(),
      headers: this.#request.headers,
    };
  }

  get browser() {
    return this.#security.browserOf(this.#request);
  }
}

async function answer(handler: AnyHandler, call: RequestCall, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers, body, serialized, pieces } = await handler(call);
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  const bytes = pieces ? Readable.from(pieces) : serialized;
  if (!bytes) return reply.send(body);
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  return reply.send(bytes);
}
