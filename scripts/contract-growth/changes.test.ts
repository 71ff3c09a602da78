import { describe, expect, test } from 'vitest';
import { readContract } from '../../src/http/contract/contract-document.ts';
import { type Change, changesBetween, describeChange, refusedChanges } from './changes.ts';
import { releasedContract } from './files.ts';
import { type Contract, promised } from './promised.ts';

// biome-ignore lint/suspicious/noExplicitAny: faults are planted anywhere in a document
type Planted = any;
const former = promised(readContract({ withSandbox: true }) as unknown as Contract);

const bodyOf = (operation: Planted) => operation.requestBody.content['application/json'].schema;
const answerOf = (operation: Planted) => operation.responses['200'].content['application/json'].schema;
const get = ({ paths }: Planted, path: string) => paths[`/api/${path}`].get;
const post = ({ paths }: Planted, path: string) => paths[`/api/${path}`].post;

/** Each change concerns an operation or a component of its own, so that all are planted into one copy. */
const BREAKING: [string, string, (contract: Planted) => void][] = [
  [
    'a removed operation',
    '/api/crypto/coins: Path `/api/crypto/coins` was removed',
    ({ paths }) => delete paths['/api/crypto/coins'],
  ],
  [
    'a renamed path',
    '`/api/health/ready` was renamed',
    ({ paths }) => {
      paths['/api/health/readiness'] = paths['/api/health/ready'];
      delete paths['/api/health/ready'];
    },
  ],
  [
    'a new required field of a request',
    'POST /api/cart/quote',
    (contract) => {
      const body = bodyOf(post(contract, 'cart/quote'));
      body.properties.note = { type: 'string' };
      body.required.push('note');
    },
  ],
  [
    'a field of a request that is required now',
    'RequestedItem',
    ({ components }) => {
      const item = components.schemas.RequestedItem;
      item.required = Object.keys(item.properties);
    },
  ],
  [
    'a new required parameter',
    'GET /api/search',
    (contract) => {
      get(contract, 'search').parameters.push({ name: 'area', in: 'query', required: true, schema: { type: 'string' } });
    },
  ],
  [
    // Where the shape is met first: the list of events has it, too.
    'a removed field of an event',
    'Property `position` of `data` was removed',
    ({ components }) => delete components.schemas.ReportPublishedEvent.properties.data.properties.position,
  ],
  ['a removed event', '/webhooks/plan.changed', ({ paths }) => delete paths['/webhooks/plan.changed']],
  [
    'a removed parameter',
    'GET /api/payment-methods',
    (contract) => {
      get(contract, 'payment-methods').parameters = [];
    },
  ],
  [
    'a narrowed list of names in a request',
    'GET /api/services',
    (contract) => {
      get(contract, 'services').parameters[0].schema.enum = ['full'];
    },
  ],
  [
    'a shorter text in a request',
    'PartnerSlug',
    ({ components }) => {
      components.schemas.PartnerSlug.maxLength = 3;
    },
  ],
  [
    'a removed field of an answer',
    'Health',
    ({ components }) => {
      components.schemas.Health = { type: 'object', properties: {} };
    },
  ],
  [
    'a field that an answer may lack',
    'Quote',
    ({ components }) => {
      components.schemas.Quote.required = ['currency', 'items'];
    },
  ],
  [
    'a field of another type',
    'SearchResult',
    ({ components }) => {
      components.schemas.SearchResult = { type: 'array', items: { type: 'string' } };
    },
  ],
  [
    'an operation that asks for a session now',
    'POST /api/crypto/payment',
    (contract) => {
      post(contract, 'crypto/payment').security = [{ session: [] }];
    },
  ],
  [
    'a removed media type',
    'POST /api/card/payment',
    (contract) => {
      const { content } = post(contract, 'card/payment').requestBody;
      content['text/plain'] = content['application/json'];
      delete content['application/json'];
    },
  ],
  [
    'a removed answer',
    'POST /api/orders',
    (contract) => {
      const { responses } = post(contract, 'orders');
      responses['202'] = responses['201'];
      delete responses['201'];
    },
  ],
];

const HARMLESS: [string, (contract: Planted) => void][] = [
  [
    'a new operation',
    ({ paths }) => {
      paths['/api/new'] = { get: { ...paths['/api/health/live'].get, operationId: 'getNew' } };
    },
  ],
  [
    'a new optional parameter',
    (contract) => {
      get(contract, 'search').parameters.push({ name: 'area', in: 'query', schema: { type: 'string' } });
    },
  ],
  [
    'a new optional field of a request',
    (contract) => {
      bodyOf(post(contract, 'cart/quote')).properties.note = { type: 'string' };
    },
  ],
  [
    'a wider list of names in a request',
    (contract) => {
      get(contract, 'services').parameters[0].schema.enum.push('names');
    },
  ],
  [
    'a new field of an answer',
    (contract) => {
      answerOf(get(contract, 'crypto/coins')).properties.news = { type: 'string' };
    },
  ],
  [
    'a new name in a list of an answer',
    ({ components }) => {
      components.schemas.OrderTimeline.items.properties.event.enum.push('blessed');
    },
  ],
  [
    'a longer text in a request',
    ({ components }) => {
      components.schemas.CustomerName.maxLength += 1;
    },
  ],
  [
    'other words',
    (contract) => {
      get(contract, 'services').description = 'Other words.';
    },
  ],
  [
    'an operation that will go',
    (contract) => {
      get(contract, 'crypto/coins').deprecated = true;
    },
  ],
  [
    'a new refusal',
    (contract) => {
      get(contract, 'search').responses['409'] = { description: 'Not now.' };
    },
  ],
];

function plantAll(changes: readonly ((contract: Planted) => void)[]): Contract {
  const copy = structuredClone(former);
  for (const change of changes) change(copy);
  return copy;
}

const broken = plantAll(BREAKING.map(([, , change]) => change));
const changes = changesBetween(former, broken);

describe('a change that breaks programs is refused, and named', () => {
  test.each(BREAKING)('%s', (_, name) => {
    expect(refusedChanges(former, broken, changes)).toContainEqual(expect.stringContaining(name));
  });
});

test('a contract with a new first number may break programs', () => {
  const next = { ...broken, info: { ...broken.info, version: '2.0.0' } };
  expect(refusedChanges(former, next, changes)).toEqual([]);
});

test('changes that break no program pass', () => {
  const next = plantAll(HARMLESS.map(([, change]) => change));
  const harmless = changesBetween(former, next);
  expect(harmless.length).toBeGreaterThanOrEqual(HARMLESS.length);
  expect(refusedChanges(former, next, harmless)).toEqual([]);
});

test("what is released is neither the panel's nor samples, and holds everything that it names", () => {
  const text = JSON.stringify(releasedContract());
  expect(text).not.toMatch(/"\/api\/(admin|staff)\//);
  expect(text).toContain('"/api/partner/{slug}/orders"');
  const { components } = releasedContract();
  for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"/]+)"/g))
    expect(components[kind]).toHaveProperty([name]);
  expect(Object.keys(components)).not.toContain('examples');
});

test('a change is named by its operation and what is within, outside of operations by its place', () => {
  const change: Change = {
    impact: 'major',
    kind: 'removed',
    place: '#/paths/~1api~1orders~1{id}/get/parameters/0',
    reasons: ['Gone'],
  };
  expect(describeChange(change)).toBe('GET /api/orders/{id} at parameters/0: Gone');
  const place = '#/components/schemas/Quote/required';
  expect(describeChange({ ...change, place, reasons: [] })).toBe(`${place}: removed`);
});
