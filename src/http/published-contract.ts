import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  if (!withTrying) return;
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, { mode: 'static', specification: { document: contract as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs/try',
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list' },
  });
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
