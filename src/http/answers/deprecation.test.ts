import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ROLE_PERMISSIONS } from '#kernel/permissions.ts';
import type { Handlers } from '../contract/contract.ts';
import type { ContractDocument } from '../contract/contract-document.ts';
import { openapiRoutes } from '../contract/openapi-routes.ts';
import type { Security } from '../requests/security.ts';
import { refuseSuddenEnds } from './deprecation.ts';

const going = { deprecated: true, 'x-deprecated-since': '2026-12-01', 'x-sunset': '2027-07-01' };
const contractWith = (operation: object) =>
  ({
    info: { title: 'Shop', version: '1', description: '' },
    tags: [],
    'x-roles': ROLE_PERMISSIONS,
    paths: {
      '/api/old': { get: { operationId: 'listCoins', tags: ['payments'], ...operation } },
      '/api/new': { get: { operationId: 'getLiveness', tags: ['health'] } },
    },
  }) as unknown as ContractDocument;

async function serve(handlers: object) {
  const app = Fastify();
  await app.register(openapiRoutes, {
    contract: contractWith(going),
    handlers: handlers as Handlers,
    limit: () => undefined,
    security: { findCallerOf: () => undefined } as unknown as Security,
    sandboxAccess: { check: async () => {} },
  });
  return app;
}

test('answers and refusals of an operation that will go say since when, until when, and where to read on', async () => {
  const answers = [async () => ({ status: 200, body: {} }), () => Promise.reject(new Error('no'))];
  for (const listCoins of answers) {
    const app = await serve({ listCoins, getLiveness: answers[0] });
    const { headers } = await app.inject({ url: '/api/old' });
    expect(headers.deprecation).toBe(`@${Date.parse('2026-12-01') / 1000}`);
    expect(headers.sunset).toBe('Thu, 01 Jul 2027 00:00:00 GMT');
    expect(headers.link).toContain('</docs/payments#listCoins>; rel="deprecation"');
    expect(headers.link).toContain('</docs/changes>; rel="sunset"');
    expect((await app.inject({ url: '/api/new' })).headers).not.toHaveProperty('deprecation');
    await app.close();
  }
});

test.each([
  ['without its days', { deprecated: true }],
  ['without its last day', { ...going, 'x-sunset': undefined }],
  ['on a day that no calendar has', { ...going, 'x-sunset': 'soon' }],
  ['sooner than 180 days after the announcement', { ...going, 'x-sunset': '2027-05-29' }],
  ['though it is not marked as going', { ...going, deprecated: false }],
])('the shop does not start with an operation that goes %s', (_, operation) => {
  expect(() => refuseSuddenEnds(contractWith(operation))).toThrow('listCoins');
});

test.each([
  ['ends 180 days after the announcement', { ...going, 'x-sunset': '2027-05-30' }],
  ['stays', {}],
])('the shop starts with an operation that %s', (_, operation) => {
  expect(() => refuseSuddenEnds(contractWith(operation))).not.toThrow();
});
