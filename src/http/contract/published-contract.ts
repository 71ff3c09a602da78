import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Language } from '#kernel/language.ts';
import { BRAND } from '#words/brand.ts';
import { DOCS_WORDS } from '#words/docs.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { sendReady } from '../answers/send-ready.ts';
import { testBand } from '../docs/document.ts';
import { readAddress } from '../pages/page-address.ts';
import type { TestMode } from '../pages/storefront-pages.ts';
import { allowEverySite, answerPreflight } from '../requests/cross-origin.ts';
import type { ContractDocument } from './contract-document.ts';
import { partnerContract } from './partner-contract.ts';

interface Options {
  readonly contract: ContractDocument;
  /** True to serve the page at /docs/try, too. It belongs to the sandbox, because nobody should pay for calls that they try. */
  readonly withTrying: boolean;
  readonly testMode: TestMode;
}

/** The contract as documents that every site may read and, in the sandbox, as a page that tries calls; all from this host. */
export async function publishedContract(app: FastifyInstance, { contract, withTrying, testMode }: Options): Promise<void> {
  const documents = { openapi: () => contract, 'partner-openapi': () => partnerContract(contract) };
  for (const [name, make] of Object.entries(documents)) {
    serveDocument(app, name, 'json', async () => JSON.stringify(make()));
    serveDocument(app, name, 'yaml', async () => {
      const { stringify } = await import('yaml');
      return stringify(make(), { aliasDuplicateObjects: false });
    });
  }
  if (withTrying) serveTrying(app, contract, testMode);
}

const FRAME_STYLE = new URL('../docs/try.css', import.meta.url);

/** Headers of Swagger UI's answers that describe the body, not the connection. */
const PASSED_ON = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'location',
] as const;

/** Serves the page that tries calls, which is made for its first reader: it takes an eighth of a start, and few ask for it. */
function serveTrying(app: FastifyInstance, contract: ContractDocument, testMode: TestMode): void {
  let made: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers: sent }: FastifyRequest, reply: FastifyReply) => {
    made ??= makeTrying(contract);
    const trying = await made;
    const { statusCode, headers, rawPayload } = await trying.inject({ url, headers: sent });
    if (statusCode === 404) return reply.callNotFound();
    for (const name of PASSED_ON) if (headers[name] !== undefined) reply.header(name, headers[name]);
    reply.code(statusCode);
    if (!String(headers['content-type']).startsWith('text/html')) return reply.send(rawPayload);
    const { language } = readAddress('/docs/try', sent);
    return reply.header('vary', 'Accept-Language, Cookie').send(framed(rawPayload.toString(), language, testMode));
  };
  for (const path of ['', '/', '/json', '/yaml', '/static/*']) app.get(`/docs/try${path}`, answer);
}

/**
 * The page of Swagger UI below the head of the shop's pages: it draws into its own element and leaves alone what stands before that. Without
 * a viewport a phone would draw the page as wide as on a desk, and make it small.
 */
function framed(page: string, language: Language, testMode: TestMode): string {
  // The end of Swagger UI's own title closes this one.
  const title = `<meta name="viewport" content="width=device-width"><title>${DOCS_WORDS[language].tryCalls}`;
  const head = `<div lang="${language}">${shopHead(language, testMode)}</div>`;
  return page.replace('<title>Swagger UI', title).replace('<div id="swagger-ui">', `${head}$&`);
}

/** The head of the shop's pages, with the ways back. */
function shopHead(language: Language, testMode: TestMode): string {
  const words = DOCS_WORDS[language];
  return [
    testBand({ testMode, words }),
    `<header class="docs-try"><nav aria-label="${words.sections}">`,
    `<a href="/${language}"><img src="/emblems/flame.svg" alt="" width="34" height="34">${BRAND[language]}</a>`,
    `<a href="/${language}/docs">${words.backToDocs}</a><a href="/${language}">${words.shop}</a></nav>`,
    `<h1>${words.tryCalls}</h1><p>${words.tryText}</p><h2>API</h2></header>`,
  ].join('');
}

/** Swagger UI in a server of its own, which listens nowhere. */
async function makeTrying(contract: ContractDocument): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = Fastify();
  // The plugin names all of OpenAPI in its type, of which ContractDocument has the parts that the shop reads.
  await app.register(swagger, { mode: 'static', specification: { document: contract as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs/try',
    uiConfig: {
      layout: 'BaseLayout',
      validatorUrl: null,
      docExpansion: 'list',
      // Else the button that opens a call would hold a link to the call.
      deepLinking: false,
      // No list of shapes: the documentation has them.
      defaultModelsExpandDepth: -1,
    },
    theme: { css: [{ filename: 'frame.css', content: readFileSync(FRAME_STYLE, 'utf8') }] },
  });
  return app;
}

/** Serves the contract in a format, which is written for the first reader only: the work equals that of a dozen pages. */
function serveDocument(app: FastifyInstance, name: string, format: 'json' | 'yaml', write: () => Promise<string>): void {
  let ready: Promise<ReadyText> | undefined;
  const options = { onRequest: allowEverySite };
  const url = `/api/${name}.${format}`;
  app.options(url, options, answerPreflight);
  app.get(url, options, async (request: FastifyRequest, reply: FastifyReply) => {
    ready ??= write().then(makeReady);
    return sendReady(request, reply.header('x-request-id', request.id), await ready, { type: `application/${format}` });
  });
}
