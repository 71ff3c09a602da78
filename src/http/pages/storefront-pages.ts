import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Language, Prefix } from '#kernel/language.ts';
import type { CatalogueSnapshot } from '#modules/catalogue/index.ts';
import { OWN_CONTENT } from '../answers/cache-control.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { SHOWN_EVERYWHERE } from '../answers/security-headers.ts';
import { sendReady } from '../answers/send-ready.ts';
import { createVersionCache } from '../answers/version-cache.ts';
import { createTimedPages } from './almanac-addresses.ts';
import { createFindBuilt, filesOfBuild, sendBuilt, type WebBuilds } from './built-files.ts';
import { readAddress } from './page-address.ts';
import { createThrottledQueue, type ThrottledQueue } from './throttled-queue.ts';

/** Addresses of the built files that give every page the shop's look. */
export interface PageLook {
  readonly styles: readonly string[];
  /** Chooses font files: `now` are those that the letters of a page need at once. */
  readonly fonts: (letters: {
    readonly language: Language;
    /** The page's HTML. */
    readonly body: string;
    readonly hasItalics: boolean;
    /** True for a page on which the browser draws more. */
    readonly willGrow: boolean;
  }) => { readonly now: readonly string[] };
  /** The script by which the calls of the guide at /docs/guide run. */
  readonly guideScript: string;
}

/**
 * Whose coin addresses a shop without real money shows: of its own gateway or a rehearsal's stand-in, or of another. Undefined where real money
 * is taken.
 */
export type TestMode = 'own' | 'foreign' | undefined;

/** Answers a GET of the API in process; `address` is a path with its query. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

/** A page to be rendered; `path` is without language prefix, with the search of `searchOf`. */
export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  readonly basename: Prefix;
  readonly ask: Ask;
  /** False keeps the address out of search engines. */
  readonly listed?: boolean | undefined;
}

/** What the built web offers to the server. */
export interface Pages {
  readonly look: PageLook;
  /** Folder of the client's files. */
  readonly clientFolder: string;
  /** The part of a page's search (`?q=fire&x=1`, or empty) that its document depends on. */
  searchOf(path: string, search: string): string;
  /** Renders a page as a whole document. */
  render(page: PageRequest): Promise<{
    readonly status: number;
    readonly html: string;
    /** True when the page depends on nothing but its address and the content; a page of the almanac on the clock as well. */
    readonly cacheable: boolean;
    /** Path to move to for good, without language prefix and search. */
    readonly moved?: string;
  }>;
}

const MOST_PAGES = 500;
/**
 * How many pages of the almanac may wait to be rendered. Its days are too many for the cache, so crawlers have them rendered one by one; behind
 * more pages than these a reader would wait for seconds.
 */
const MOST_WAITING = 30;
/** After so long another try may succeed: what was away is back, or fewer pages of the almanac wait. */
const RETRY_SECONDS = 5;
/** `Cache-Control` of files whose names hold a hash of the content. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

interface Options {
  readonly pages: Pages;
  /** The content that pages are made from. */
  readonly content: () => Promise<Pick<CatalogueSnapshot, 'version'>>;
  /** Where the files of other builds are. */
  readonly builds: Pick<WebBuilds, 'names' | 'find'>;
  readonly clock: Clock;
}

/** Serves the client's files, and every other GET as a page rendered on the server. */
export async function storefrontPages(app: FastifyInstance, options: Options): Promise<void> {
  const sendPage = createPageSender(app, options);
  await app.register(clientFiles, { ...options, sendPage });
  app.get('/*', sendPage);
}

interface ClientFiles extends Options {
  readonly sendPage: ReturnType<typeof createPageSender>;
}

async function clientFiles(app: FastifyInstance, { pages, builds, clock, sendPage }: ClientFiles): Promise<void> {
  app.setErrorHandler(answerBeyondTheEnd);
  await app.register(fastifyStatic, {
    root: pages.clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.vite/**', 'assets/**'],
    setHeaders(reply, path) {
      const [folder] = relative(pages.clientFolder, path).split('/', 1);
      reply.header('cache-control', folder === 'assets' ? FOR_A_YEAR : 'public, max-age=3600');
      if (folder === 'emblems') reply.headers(SHOWN_EVERYWHERE);
    },
  });
  // A route for each of these two hundred files would take a tenth of the start.
  const { names } = await filesOfBuild(pages.clientFolder);
  const findBuilt = createFindBuilt(builds, clock);
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    if (names.has(name)) return reply.sendFile(`assets/${name}`);
    const file = await findBuilt(name);
    if (!file) return sendPage(request, reply);
    reply.header('cache-control', FOR_A_YEAR);
    return sendBuilt(request, reply, name, file);
  });
}

/** A part that begins after the end of a file is 416, with the file's length (RFC 9110, 15.5.17); no other error is answered here. */
function answerBeyondTheEnd(error: FastifyError & { headers?: Record<string, string> }, _: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode !== 416) throw error;
  return reply
    .code(416)
    .headers(error.headers ?? {})
    .send();
}

function createPageSender(app: FastifyInstance, { pages, content, clock }: Options) {
  const cache = createVersionCache<ReadyText>(MOST_PAGES);
  const renderOnce = createRenderOnce(pages);
  const timedPage = createTimedPages(clock);
  const almanacQueue = createThrottledQueue({ most: MOST_WAITING, retryAfterSeconds: RETRY_SECONDS });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [pathname = '/'] = request.url.split('?', 1);
    const address = readAddress(pathname, request.headers);
    const wholeSearch = request.url.slice(pathname.length);
    const search = pages.searchOf(address.path, wholeSearch);
    const timed = timedPage(address.path, address.language);
    const key = `${address.language} ${pathname}${search} ${timed?.key ?? ''}`;
    const { version } = await content();
    const cached = cache.get(key, version);
    const sending = { type: 'text/html', byReader: address.basename === '', keptFor: timed?.secondsLeft };
    if (cached) return sendReady(request, reply, cached, sending);

    const pageRequest = {
      ...address,
      path: address.path + search,
      ask: askInProcess(app, request.ip, address.language),
      listed: timed?.listed,
    };
    const page = await renderOnce(`${version} ${key}`, pageRequest, timed ? almanacQueue : undefined);
    // In the whole search a script of the page finds whose partner's link was followed; no cache gives that of one reader to others.
    if (page.moved) return reply.header('cache-control', OWN_CONTENT).redirect(address.basename + page.moved + wholeSearch, 308);
    const mayBeKept = page.cacheable && page.status === 200;
    if (mayBeKept) cache.set(key, version, page.ready);
    if (page.status === 503) reply.header('retry-after', RETRY_SECONDS);
    return sendReady(request, reply, page.ready, { ...sending, status: page.status, mayBeKept });
  };
}

/** Renders pages. A page that several requests ask for at the same time is rendered once for all of them. */
function createRenderOnce(pages: Pages) {
  const underway = new Map<string, ReturnType<typeof render>>();

  async function render(request: PageRequest) {
    const page = await pages.render(request);
    return { ...page, ready: makeReady(page.html) };
  }

  return (key: string, request: PageRequest, queue?: ThrottledQueue) => {
    const rendered = () => (queue ? queue(() => render(request)) : render(request));
    const page = underway.get(key) ?? rendered().finally(() => underway.delete(key));
    underway.set(key, page);
    return page;
  };
}

/** Lets the renderer ask the API without leaving the process. What it asks counts towards the limits of the visitor's address. */
export function askInProcess(app: FastifyInstance, remoteAddress: string, language: Language): Ask {
  return async (url) => {
    const headers = { 'accept-language': language };
    const { statusCode, body } = await app.inject({ method: 'GET', url, headers, remoteAddress });
    return { status: statusCode, body };
  };
}
