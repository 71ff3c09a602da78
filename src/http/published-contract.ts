import type { FastifyInstance } from 'fastify';
import { stringify } from 'yaml';
import type { ContractDocument } from './contract.ts';

/** The contract as documents and as readable pages at /docs, all from this host. */
export async function publishedContract(app: FastifyInstance, { contract }: { contract: ContractDocument }): Promise<void> {
  const cacheable = { 'cache-control': 'public, max-age=300' };
  let yaml: string | undefined;
  app.get('/api/openapi.json', (_, reply) =>
    reply.headers(cacheable).type('application/json; charset=utf-8').send(JSON.stringify(contract)),
  );
  app.get('/api/openapi.yaml', (_, reply) => {
    yaml ??= stringify(contract, { aliasDuplicateObjects: false });
    return reply.headers(cacheable).type('application/yaml; charset=utf-8').send(yaml);
  });
}
