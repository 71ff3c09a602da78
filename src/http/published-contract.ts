import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from './contract.ts';
import { etagOf } from './etag.ts';
import { sendTagged, type Tagged } from './send-tagged.ts';

interface Options {
  readonly contract: ContractDocument;
  /** True to serve the pages at /docs too. They let a reader try calls, so they belong to the sandbox, not to a shop with real money. */
  readonly withPages: boolean;
}

/** The contract as documents and, in the sandbox, as readable pages at /docs; all from this host. */
export async function publishedContract(app: FastifyInstance, { contract, withPages }: Options): Promise<void> {
  const json = document('json', JSON.stringify(contract));
  app.get('/api/openapi.json', (request, reply) => sendTagged(request, reply, json));
  let yaml: Promise<Tagged> | undefined;
  app.get('/api/openapi.yaml', async (request, reply) => {
    yaml ??= writeYaml(contract);
    return sendTagged(request, reply, await yaml);
  });
  if (!withPages) return;
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, { mode: 'static', specification: { document: contract as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'list' },
  });
}

function document(format: 'json' | 'yaml', text: string): Tagged {
  const body = Buffer.from(text);
  return { body, etag: etagOf(body), type: `application/${format}; charset=utf-8`, cacheControl: 'public, max-age=300' };
}

/** Loads the YAML library and writes the document for the first reader only: the work equals that of a dozen pages. */
async function writeYaml(contract: ContractDocument): Promise<Tagged> {
  const { stringify } = await import('yaml');
  return document('yaml', stringify(contract, { aliasDuplicateObjects: false }));
}
