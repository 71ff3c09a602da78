import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ContractDocument } from './contract.ts';
import { allowEverySite, answerPreflight } from './cross-origin.ts';
import { makeReady, type ReadyText } from './ready-text.ts';
import { sendReady } from './send-ready.ts';

interface Options {
  readonly contract: ContractDocument;
  /** True to serve the page at /docs/try, too: whoever tries calls must not pay for them, so the page belongs to the sandbox. */
  readonly withTrying: boolean;
}

/** The contract as documents that every site may read and, in the sandbox, as a page that tries calls; all from this host. */
export async function publishedContract(app: FastifyInstance, { contract, withTrying }: Options): Promise<void> {
  serveDocument(app, 'json', async () => JSON.stringify(contract));
  serveDocument(app, 'yaml', async () => {
    const { stringify } = await import('yaml');
    return stringify(contract, { aliasDuplicateObjects: false });
  });
  if (withTrying) serveTrying(app, contract);
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

/** Serves the page that tries calls, which is made for its first reader: it takes an eighth of a start, and few ask for it. */
function serveTrying(app: FastifyInstance, contract: ContractDocument): void {
  let made: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers: sent }: FastifyRequest, reply: FastifyReply) => {
    made ??= makeTrying(contract);
    const { statusCode, headers, rawPayload } = await (await made).inject({ url, headers: sent });
    if (statusCode === 404) return reply.callNotFound();
    for (const name of PASSED_ON) if (headers[name] !== undefined) reply.header(name, headers[name]);
    return reply.code(statusCode).send(rawPayload);
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
