import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from './contract.ts';

interface Options {
  readonly contract: ContractDocument;
  /** Also the pages that let a reader try calls; they belong to the sandbox, not to a shop with real money. */
  readonly withPages: boolean;
}

/** The contract as documents and, in the sandbox, as readable pages at /docs; all from this host. */
export async function publishedContract(app: FastifyInstance, { contract, withPages }: Options): Promise<void> {
  const cacheable = { 'cache-control': 'public, max-age=300' };
  const json = JSON.stringify(contract);
  app.get('/api/openapi.json', (_, reply) => reply.headers(cacheable).type('application/json; charset=utf-8').send(json));
  let yaml: Promise<string> | undefined;
  app.get('/api/openapi.yaml', async (_, reply) => {
    yaml ??= writeYaml(contract);
    return reply
      .headers(cacheable)
      .type('application/yaml; charset=utf-8')
      .send(await yaml);
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

/** Loaded and written for the first reader: not needed to sell, and as much work as a dozen pages. */
async function writeYaml(contract: ContractDocument): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(contract, { aliasDuplicateObjects: false });
}
