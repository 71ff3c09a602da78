import { randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import { codeOf } from '#kernel/error-code.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import type { CatalogueSnapshot, RenderArticle } from '#modules/catalogue/index.ts';
import type { Certificates } from '#modules/certificates/index.ts';
import type { LibraryReader } from '#modules/content/index.ts';
import { problemAnswer, toShopError } from '../answers/error-response.ts';
import { type SecurityOptions, securityHeaders } from '../answers/security-headers.ts';
import type { Handlers } from '../contract/contract.ts';
import type { ContractDocument } from '../contract/contract-document.ts';
import { openapiRoutes } from '../contract/openapi-routes.ts';
import { publishedContract } from '../contract/published-contract.ts';
import { refuseUnknownCalls } from '../contract/unknown-calls.ts';
import type { ShopFacts } from '../docs/document.ts';
import { readingPages } from '../docs/reading-pages.ts';
import type { WebBuilds } from '../pages/built-files.ts';
import { certificateFiles } from '../pages/certificate-files.ts';
import { contentPictures } from '../pages/content-pictures.ts';
import { readableUrl } from '../pages/readable-url.ts';
import { type ShareCard, shareImages } from '../pages/share-images.ts';
import { siteFiles } from '../pages/site-files.ts';
import { type Pages, storefrontPages, type TestMode } from '../pages/storefront-pages.ts';
import { largestBody } from '../requests/body-size.ts';
import { cookieNames } from '../requests/cookies.ts';
import { readJsonBodies } from '../requests/json-body.ts';
import { bearerOf, type CountRequest, createTakeKey, type FindKeyCaller, tellLimit } from '../requests/keys.ts';
import { refuseForeignHost, sandboxNames } from '../requests/known-hosts.ts';
import { languageOf } from '../requests/language.ts';
import { refuseCrossSite } from '../requests/own-origin.ts';
import { createRateLimits, type RateLimiter } from '../requests/rate-limits.ts';
import type { SandboxAccess } from '../requests/sandbox-access.ts';
import { createSecurity, type FindCaller } from '../requests/security.ts';
import { type ObserveRequest, observeRequests } from './observe-requests.ts';

/** What the settings of the shop say of the server. */
interface ServerSettings {
  readonly publicUrl: string;
  readonly isSandbox: boolean;
  readonly testMode: TestMode;
  /** Undefined: visits are not counted. */
  readonly analyticsId: string | undefined;
  readonly hsts: SecurityOptions['hsts'];
  readonly trustedProxies: readonly string[];
  readonly support: Pick<ShopFacts, 'email' | 'messenger'>;
  readonly timeZone: string;
  /** With the first one clients' IP addresses are hashed before they are counted. */
  readonly secretKeys: readonly string[];
}

interface ServerOptions {
  readonly settings: ServerSettings;
  readonly log: FastifyBaseLogger;
  readonly contract: ContractDocument;
  readonly handlers: Handlers;
  readonly pages: Pages;
  /** Where the files of other builds are. */
  readonly builds: Pick<WebBuilds, 'names' | 'find'>;
  readonly content: () => Promise<CatalogueSnapshot>;
  readonly renderText: RenderArticle;
  /** Finds a file of an uploaded picture. */
  readonly contentPicture: LibraryReader['file'];
  /** Reads the signed bytes of certificates and the shop's public keys. */
  readonly certificates: Pick<Certificates, 'readSigned' | 'listKeys'>;
  /** Draws a PNG of 1200 x 630. */
  readonly drawShareImage: (card: ShareCard) => Promise<Buffer>;
  /** Undefined: no limits. */
  readonly rateLimiter: RateLimiter | undefined;
  /** True for an error that means that the database does not answer; false for an error of the shop itself. */
  readonly isUnavailable: (error: unknown) => boolean;
  readonly clock: Clock;
  readonly findCaller: FindCaller;
  readonly findKeyCaller: FindKeyCaller;
  /** Undefined: keys have no budget. */
  readonly countRequest: CountRequest | undefined;
  readonly sandboxAccess: Pick<SandboxAccess, 'check'>;
  /** True once the server has been told to stop. */
  readonly isStopping: () => boolean;
  /** Undefined: nobody counts requests. */
  readonly observe: ObserveRequest | undefined;
}

/** Builds the HTTP server: every plugin and route, in the order in which a request meets them. Not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { publicUrl, analyticsId, hsts } = options.settings;
  const withAnalytics = analyticsId !== undefined;
  const headers = securityHeaders({ isHttps: publicUrl.startsWith('https:'), withAnalytics, hsts });
  const app = createApp(options, headers);
  readJsonBodies(app);
  // Before every hook that may refuse a request.
  if (options.observe) observeRequests(app, options.observe);
  closeConnectionsWhenStopping(app, options.isStopping);
  answerErrors(app, options);
  refuseUnknownCalls(app, options.contract);
  // Cookies are parsed only where somebody looks at them.
  await app.register(cookies, { hook: false });
  refuseForeignRequests(app, options.settings, headers);
  logAnswers(app);
  await registerRoutes(app, options);
  return app;
}

type Headers = Readonly<Record<string, string>>;

function createApp({ settings: { trustedProxies }, log }: ServerOptions, headers: Headers): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // The default request log would write URLs, and with them e-mails that stand in a search.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Before any hook runs Fastify refuses an address with a percent sign that begins no character.
    frameworkErrors: (_, request, reply) =>
      sendProblem(refusedField(['path'], 'unreadable_text'), request, reply.headers(headers)),
    // The few log lines name their request themselves, so that no logger is made for each request.
    childLoggerFactory: (logger) => logger,
    // Addresses outside the contract read no body; each operation of the contract has a limit of its own.
    bodyLimit: largestBody(undefined),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    // A client that sends slowly is cut off within half a minute, with the interval of the checks.
    requestTimeout: 24_000,
    connectionTimeout: 30_000,
    // Longer than a proxy keeps its connections, which is two minutes for Caddy: it must not send a request on one that the shop just closes.
    keepAliveTimeout: 130_000,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 10_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    // While the server stops, a request on an open connection is still served, and its answer closes the connection. Fastify's own 503 is
    // not in the form of the contract.
    return503OnClosing: false,
  });
  // Fastify reads plain text by itself; no operation takes it.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** Gives every answer the headers of security, and refuses requests from pages of other sites, and in a sandbox those for other hosts. */
function refuseForeignRequests(app: FastifyInstance, { publicUrl, isSandbox }: ServerSettings, headers: Headers): void {
  const { origin } = new URL(publicUrl);
  // Undefined: any host.
  const knownHosts = isSandbox ? sandboxNames(publicUrl) : undefined;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    refuseForeignHost(request, knownHosts);
    refuseCrossSite(request, origin);
    done();
  });
}

/** Logs each answer, where the level of the log lets anybody read such lines: otherwise there is no hook for each request. */
function logAnswers(app: FastifyInstance): void {
  if (app.log.level !== 'debug' && app.log.level !== 'trace') return;
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply.statusCode, reply.elapsedTime);
    done();
  });
}

async function registerRoutes(app: FastifyInstance, options: ServerOptions): Promise<void> {
  const { settings, contract, handlers, pages, builds, content, clock } = options;
  const { renderText, contentPicture, certificates, drawShareImage, sandboxAccess } = options;
  const { publicUrl, isSandbox, testMode, support, timeZone, secretKeys } = settings;
  const facts = { ...support, timeZone };
  const { origin } = new URL(publicUrl);
  const limit = options.rateLimiter ? createRateLimits(options.rateLimiter, secretKeys[0] ?? '') : () => undefined;
  const takeKey = createTakeKey(options.findKeyCaller, options.countRequest);
  const security = createSecurity(options.findCaller, takeKey, cookieNames(publicUrl), clock);
  await app.register(openapiRoutes, { contract, handlers, limit, security, sandboxAccess });
  await app.register(publishedContract, { contract, withTrying: isSandbox, testMode });
  await app.register(readingPages, { contract, look: pages.look, testMode, renderText, origin, facts, withTrying: isSandbox });
  await app.register(siteFiles, { origin, content, clock });
  await app.register(shareImages, { content, clock, draw: drawShareImage, picture: contentPicture });
  await app.register(contentPictures, { file: contentPicture });
  await app.register(certificateFiles, { certificates, limit: limit('getCertificate') });
  await app.register(storefrontPages, { pages, content, builds, clock });
}

/** Answers every error as a problem. An unforeseen error is logged with its cause, and the answer does not show the cause. */
function answerErrors(app: FastifyInstance, { isUnavailable }: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => sendProblem(toShopError(error, isUnavailable), request, reply));
  // Fastify's own answer would repeat the address, which may hold personal data.
  app.setNotFoundHandler(() => {
    throw new ShopError('not_found');
  });
}

function sendProblem(error: ShopError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  const { takesKeys = false } = request.routeOptions.config;
  const reader = { language, isProgram: bearerOf(request) !== undefined, takesKeys, requestId: request.id };
  const { status, headers, body } = problemAnswer(error, reader);
  // A client that closed the connection in the middle of its body is no error of the server, and reads no answer.
  if (status >= 500 && !request.raw.readableAborted) logFailure(error, request);
  tellLimit(error, reply);
  return reply
    .code(status)
    .headers({ ...headers, 'content-language': language, 'x-request-id': request.id })
    .serializer(JSON.stringify)
    .send(body);
}

/** Names in one line what is away. Of any other error the log keeps where in the code it happened. */
function logFailure(error: ShopError, { id: requestId, log, routeOptions: { url: route } }: FastifyRequest): void {
  const { code, details } = error;
  if (code === 'unavailable') log.warn({ requestId, route, code, reason: codeOf(details.cause) }, 'request refused');
  else log.error({ requestId, err: details.cause ?? error, route, code }, 'request failed');
}

/** Logs the route, never the address that was asked: addresses hold e-mails and unguessable ids. */
function logAnswer(request: FastifyRequest, status: number, milliseconds: number): void {
  const { id: requestId, method, routeOptions } = request;
  request.log.debug({ requestId, method, route: routeOptions.url, status, milliseconds: Math.round(milliseconds) });
}

/** Closes each connection with its next answer once the server stops: an idle open connection would delay the stop. */
function closeConnectionsWhenStopping(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
}
