import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import { SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { jsonInPieces } from '../answers/json-in-pieces.ts';
import type { Security } from '../requests/security.ts';
import type { Handlers } from './contract.ts';
import type { ContractDocument } from './contract-document.ts';
import { openapiRoutes } from './openapi-routes.ts';

const contract = {
  info: { title: 'Shop', version: '1', description: '' },
  tags: [],
  webhooks: {},
  components: {},
  'x-roles': ROLE_PERMISSIONS,
  paths: { '/api/list': { get: { operationId: 'exportAccount', security: [{ session: [] }] } } },
} as ContractDocument;

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

/** Answers with a list in these pages, over a real connection. */
async function answerPages(pages: AsyncIterable<unknown[]>): Promise<Response> {
  const exportAccount = async () => ({ status: 200, pieces: jsonInPieces({ list: pages }) });
  const handlers = { exportAccount } as unknown as Handlers;
  const security = { findCallerOf: () => undefined } as unknown as Security;
  await app.register(openapiRoutes, {
    contract,
    handlers,
    limit: () => undefined,
    security,
    sandboxAccess: { check: async () => {} },
  });
  return fetch(`${await app.listen({ port: 0 })}/api/list`);
}

test('a list in pages arrives as one JSON body, each attack in it as it was typed', async () => {
  async function* pages() {
    yield [1, 2];
    yield [...SCRIPT_PAYLOADS];
  }
  const answer = await answerPages(pages());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await answer.json()).toEqual({ list: [1, 2, ...SCRIPT_PAYLOADS] });
});

test('an error after the first page cuts the connection: nobody takes a part for the whole', async () => {
  const firstPageRead = Promise.withResolvers<void>();
  async function* pages() {
    yield [1];
    await firstPageRead.promise;
    throw new Error('The database is gone');
  }
  const answer = await answerPages(pages());
  let text = '';
  const readAll = async () => {
    for await (const bytes of answer.body ?? []) {
      text += Buffer.from(bytes).toString();
      if (text.endsWith('1')) firstPageRead.resolve();
    }
  };
  await expect(readAll()).rejects.toThrow('terminated');
  expect(text).toBe('{"list":[1');
});
