import { randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import type { ContractDocument, Handlers } from './contract.ts';
import { cookieNames } from './cookies.ts';
import { problemAnswer, toShopError } from './error-response.ts';
import { languageOf } from './language.ts';
import { describeError } from './log-error.ts';
import { openapiRoutes } from './openapi-routes.ts';
import { type ShareCard, shareImages } from './pages/share-images.ts';
import { siteFiles } from './pages/site-files.ts';
import { type Pages, storefrontPages } from './pages/storefront-pages.ts';
import { publishedContract } from './published-contract.ts';
import { createRateLimits, type RateLimiter } from './rate-limits.ts';
import { refuseCrossSite } from './same-site.ts';
import { createSecurity, type FindCaller } from './security.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseUnknownCalls } from './unknown-calls.ts';

export interface ServerOptions {
  readonly contract: ContractDocument;
  readonly handlers: Handlers;
  readonly pages: Pages;
  readonly content: () => Promise<CatalogueSnapshot>;
  /** Draws a PNG of 1200 x 630. */
  readonly drawShareImage: (card: ShareCard) => Promise<Buffer>;
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  /** True when visits are counted, with the visitor's consent. */
  readonly withAnalytics: boolean;
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
  const headers = securityHeaders({
    isHttps: options.publicUrl.startsWith('https:'),
    withAnalytics: options.withAnalytics,
  });
  const app = Fastify({
    logger: { level: options.logLevel, base: null, serializers: { err: describeError } },
    // The default request log would write addresses, and with them e-mails.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // An address that cannot be decoded is met before any hook.
    frameworkErrors: (_, request, reply) => sendProblem(new ShopError('invalid_request'), request, reply.headers(headers)),
    // The few lines that are logged name their request themselves; a logger for each request would be made in vain.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    // A sender that dawdles is cut off within half a minute.
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 30_000,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 10_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    // What still comes over a connection in use is served, and ends it; Fastify's own refusal is not in the contract's words.
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');

  closeConnectionsWhenStopping(app);
  answerErrors(app, options);
  refuseUnknownCalls(app, options.contract);
  // Only what asks for a session reads cookies.
  await app.register(cookies, { hook: false });
  const publicOrigin = new URL(options.publicUrl).origin;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    refuseCrossSite(request, publicOrigin);
    done();
  });
  // Costs nothing where nobody reads it.
  if (options.logLevel === 'debug' || options.logLevel === 'trace') {
    app.addHook('onResponse', (request, reply, done) => {
      logAnswer(request, reply.statusCode, reply.elapsedTime);
      done();
    });
  }

  const limit = options.rateLimiter ? createRateLimits(options.rateLimiter, options.secret) : () => undefined;
  const security = createSecurity(options.findCaller, cookieNames(options.publicUrl));
  await app.register(openapiRoutes, { contract: options.contract, handlers: options.handlers, limit, security });
  await app.register(publishedContract, { contract: options.contract, withPages: options.isSandbox });
  await app.register(siteFiles, { origin: publicOrigin, content: options.content });
  await app.register(shareImages, { content: options.content, draw: options.drawShareImage });
  await app.register(storefrontPages, { pages: options.pages });
  return app;
}

/** Every error leaves as a problem answer; what we did not foresee is logged with its cause and shown without it. */
function answerErrors(app: FastifyInstance, { isUnavailable }: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => {
    return sendProblem(toShopError(error, isUnavailable), request, reply);
  });
  // Fastify's own answer would repeat the address.
  app.setNotFoundHandler(() => {
    throw new ShopError('not_found');
  });
}

function sendProblem(error: ShopError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = problemAnswer(error, languageOf(request), request.id);
  // A caller who hung up halfway through the body is no fault of ours, and reads no answer.
  if (status >= 500 && !request.raw.readableAborted) {
    const { url: route } = request.routeOptions;
    const err = error.details.cause ?? error;
    request.log.error({ requestId: request.id, err, route, code: error.code }, 'request failed');
  }
  return reply.code(status).headers(headers).serializer(JSON.stringify).send(body);
}

/** Logs the route, never the address that was asked: addresses hold e-mails and unguessable ids. */
function logAnswer(request: FastifyRequest, status: number, milliseconds: number): void {
  const { method } = request;
  request.log.debug({
    requestId: request.id,
    method,
    route: request.routeOptions.url,
    status,
    milliseconds: Math.round(milliseconds),
  });
}

/** A connection that was busy when the server began to stop would stay open, idle, and hold the stop up: its last answer ends it. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
}
