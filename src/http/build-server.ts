import { randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import type { ContractDocument, Handlers } from './contract.ts';
import { cookieNames } from './cookies.ts';
import { problemAnswer, toShopError } from './error-response.ts';
import { languageOf } from './language.ts';
import { openapiRoutes } from './openapi-routes.ts';
import { type Pages, storefrontPages } from './pages/storefront-pages.ts';
import { publishedContract } from './published-contract.ts';
import { createRateLimits, type RateLimiter } from './rate-limits.ts';
import { refuseCrossSite } from './same-site.ts';
import { createSecurity, type FindCaller } from './security.ts';
import { securityHeaders } from './security-headers.ts';

export interface ServerOptions {
  readonly contract: ContractDocument;
  readonly handlers: Handlers;
  readonly pages: Pages;
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  readonly trustedProxies: readonly string[];
  /** Undefined: no limits. */
  readonly rateLimiter: RateLimiter | undefined;
  /** Keys the hashes under which addresses are counted. */
  readonly secret: string;
  /** Tells a database that does not answer from an error of ours. */
  readonly isUnavailable: (error: unknown) => boolean;
  readonly findCaller: FindCaller;
  readonly logLevel: string;
}

const BODY_LIMIT_BYTES = 1024 * 1024;

/** Builds the HTTP server: every plugin and route, in the order in which a request meets them. Not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, base: null },
    // The default request log would write addresses, and with them e-mails.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    // A sender that dawdles is cut off within half a minute.
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 30_000,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 10_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');

  answerErrors(app, options);
  await securityHeaders(app, { isHttps: options.publicUrl.startsWith('https:') });
  // Only what asks for a session reads cookies.
  await app.register(cookies, { hook: false });
  const publicOrigin = new URL(options.publicUrl).origin;
  app.addHook('onRequest', async (request) => refuseCrossSite(request, publicOrigin));
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply.statusCode, reply.elapsedTime));

  const limit = options.rateLimiter ? createRateLimits(options.rateLimiter, options.secret) : async () => undefined;
  const security = createSecurity(options.findCaller, cookieNames(options.publicUrl));
  await app.register(openapiRoutes, { contract: options.contract, handlers: options.handlers, limit, security });
  await app.register(publishedContract, { contract: options.contract, withPages: options.isSandbox });
  await app.register(storefrontPages, { pages: options.pages });
  return app;
}

/** Every error leaves as a problem answer; what we did not foresee is logged with its cause and shown without it. */
function answerErrors(app: FastifyInstance, { isUnavailable }: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toShopError(error, isUnavailable);
    const answer = problemAnswer(known, languageOf(request), request.id);
    if (answer.status >= 500)
      request.log.error({ err: known.details.cause ?? known, route: request.routeOptions.url, code: known.code });
    return reply.code(answer.status).headers(answer.headers).serializer(JSON.stringify).send(answer.body);
  });
  app.all('/api/*', () => {
    throw new ShopError('not_found');
  });
}

/** Logs the route, never the address that was asked: addresses hold e-mails and unguessable ids. */
function logAnswer(request: FastifyRequest, status: number, milliseconds: number): void {
  const { method } = request;
  request.log.debug({ method, route: request.routeOptions.url, status, milliseconds: Math.round(milliseconds) });
}
