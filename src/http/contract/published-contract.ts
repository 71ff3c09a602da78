import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DOCS_WORDS } from '#words/docs.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { sendReady } from '../answers/send-ready.ts';
import { testBand } from '../docs/document.ts';
import { readAddress } from '../pages/page-address.ts';
import type { TestMode } from '../pages/storefront-pages.ts';
import { allowEverySite, answerPreflight } from '../requests/cross-origin.ts';
import type { ContractDocument } from './contract.ts';

interface Options {
  readonly contract: ContractDocument;
  /** True to serve the page at /docs/try, too: whoever tries calls must not pay for them, so the page belongs to the sandbox. */
  readonly withTrying: boolean;
  readonly testMode: TestMode;
}

/** The contract as documents that every site may read and, in the sandbox, as a page that tries calls; all from this host. */
export async function publishedContract(app: FastifyInstance, { contract, withTrying, testMode }: Options): Promise<void> {
  serveDocument(app, 'json', async () => JSON.stringify(contract));
  serveDocument(app, 'yaml', async () => {
    const { stringify } = await import('yaml');
    return stringify(contract, { aliasDuplicateObjects: false });
  });
  if (withTrying) serveTrying(app, contract, testMode);
}

/** Headers of Swagger UI's answers that concern what is answered, not the connection. */
const PASSED_ON = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'location',
] as const;

/** The band's style alone: the shop's own sheet would change how Swagger UI looks. Its colours are those of the shop's band in the light. */
const BAND_STYLE = `.docs-test {
  padding: 6px 16px;
  background: #dfeaf0;
  color: #2c5570;
  font: 500 14px/1.5 sans-serif;
  text-align: center;
}
.docs-test p {
  margin: 0;
}
`;

/** Serves the page that tries calls, which is made for its first reader: it takes an eighth of a start, and few ask for it. */
function serveTrying(app: FastifyInstance, contract: ContractDocument, testMode: TestMode): void {
  let made: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers: sent }: FastifyRequest, reply: FastifyReply) => {
    made ??= makeTrying(contract);
    const { statusCode, headers, rawPayload } = await (await made).inject({ url, headers: sent });
    if (statusCode === 404) return reply.callNotFound();
    for (const name of PASSED_ON) if (headers[name] !== undefined) reply.header(name, headers[name]);
    reply.code(statusCode);
    if (!String(headers['content-type']).startsWith('text/html')) return reply.send(rawPayload);
    const { language } = readAddress('/docs/try', sent);
    const band = testBand({ testMode, words: DOCS_WORDS[language] });
    // Swagger UI draws into its own element and leaves alone what stands before.
    const page = rawPayload.toString().replace('<div id="swagger-ui">', `<div lang="${language}">${band}</div>$&`);
    return reply.header('vary', 'Accept-Language, Cookie').send(page);
  };
  for (const path of ['', '/', '/json', '/yaml', '/static/*']) app.get(`/docs/try${path}`, answer);
}

/** Swagger UI in a server of its own, which listens nowhere. */
async function makeTrying(contract: ContractDocument): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = Fastify();
  await app.register(swagger, { mode: 'static', specification: { document: contract as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs/try',
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list' },
    theme: { css: [{ filename: 'test-band.css', content: BAND_STYLE }] },
  });
  return app;
}

/** Serves the contract in a format, which is written for the first reader only: the work equals that of a dozen pages. */
function serveDocument(app: FastifyInstance, format: 'json' | 'yaml', write: () => Promise<string>): void {
  let ready: Promise<ReadyText> | undefined;
  const sending = { status: 200, type: `application/${format}; charset=utf-8`, variesBy: '', mayBeKept: true } as const;
  const options = { onRequest: allowEverySite };
  const url = `/api/openapi.${format}`;
  app.options(url, options, answerPreflight);
  app.get(url, options, async (request: FastifyRequest, reply: FastifyReply) => {
    ready ??= write().then(makeReady);
    return sendReady(request, reply.header('x-request-id', request.id), await ready, sending);
  });
}
