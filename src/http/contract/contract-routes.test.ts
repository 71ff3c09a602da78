import { expect, test } from 'vitest';
import type { ContractDocument } from './contract-document.ts';
import { routesOf } from './contract-routes.ts';

const contract = (paths: unknown, components: unknown = {}) =>
  ({
    info: { title: 'Shop', version: '1', description: '' },
    tags: [],
    webhooks: {},
    'x-roles': {},
    paths,
    components,
  }) as ContractDocument;

test('an address is written as Fastify writes it, and parameters of the path and of the operation come together', () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
  const paths = { '/api/orders/{id}/notes': { parameters: [id], get: { operationId: 'listNotes', parameters: [limit] } } };
  expect(routesOf(contract(paths))).toMatchObject([
    {
      method: 'GET',
      url: '/api/orders/:id/notes',
      operation: { operationId: 'listNotes' },
      schema: {
        params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        querystring: { type: 'object', properties: { limit: { type: 'integer' } }, required: [] },
      },
    },
  ]);
});

test('a part of a request that the contract does not name is not validated; only an unnamed body must have no fields', () => {
  const [read, write] = routesOf(contract({ '/api/ping': { get: { operationId: 'ping' }, post: { operationId: 'pong' } } }));
  expect(read?.schema).toEqual({});
  expect(write?.schema).toEqual({ body: { type: ['object', 'null'], additionalProperties: false } });
});

test('references are followed at every depth, also from one reference to the next', () => {
  const components = {
    parameters: { 'a/b': { name: 'key', in: 'header', schema: { $ref: '#/components/schemas/Key' } } },
    schemas: {
      Key: { type: 'string', maxLength: 9 },
      Box: { type: 'array', items: { $ref: '#/components/schemas/Key' } },
    },
  };
  const post = {
    operationId: 'keep',
    parameters: [{ $ref: '#/components/parameters/a~1b' }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Box' } } } },
  };
  expect(routesOf(contract({ '/api/keep': { post } }, components))[0]?.schema).toEqual({
    headers: { type: 'object', properties: { key: components.schemas.Key }, required: [] },
    body: { type: 'array', items: components.schemas.Key },
  });
});

test('a reference to nothing stops the start', () => {
  const parameters = [{ $ref: '#/components/parameters/Gone' }];
  expect(() => routesOf(contract({ '/api/x': { get: { operationId: 'x', parameters } } }))).toThrow(
    '#/components/parameters/Gone',
  );
});
