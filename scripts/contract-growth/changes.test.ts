import { describe, expect, test } from 'vitest';
import { readContract } from '../../src/http/contract/contract-document.ts';
import { type Change, changesBetween, describeChange, refusedChanges } from './changes.ts';
import { releasedContract } from './files.ts';
import { type Contract, promised } from './promised.ts';

const former = promised(readContract({ withSandbox: true }) as unknown as Contract);

/**
 * A place, and what stands there after a change: nothing when it is removed. A place is an address or a schema, then the names within, with
 * spaces between them. A function makes it of what stands there before.
 */
type Planted = readonly [place: string, becomes?: unknown];

const TEXT = { type: 'string' };
const QUOTE = '/api/cart/quote post requestBody content application/json schema';
const more = (added: unknown) => (list: readonly unknown[]) => [...list, added];

/** Each change concerns an operation or a component of its own, so that all are planted into one copy. */
const BREAKING: readonly (readonly [rule: string, named: string, ...changes: Planted[]])[] = [
  ['a removed operation', '/api/crypto/coins: Path `/api/crypto/coins` was removed', ['/api/crypto/coins']],
  [
    'a renamed path',
    '/api/health/readiness: Path `/api/health/ready` was renamed',
    ['/api/health/ready'],
    ['/api/health/readiness', former.paths['/api/health/ready']],
  ],
  [
    'a new required field of a request',
    'Properties became required: `note`',
    [`${QUOTE} properties note`, TEXT],
    [`${QUOTE} required`, more('note')],
  ],
  [
    'a field of a request that is required now',
    '`RequestedItem` became required: `price`',
    ['RequestedItem required', more('price')],
  ],
  [
    'a new required parameter',
    'Required `area` query parameter was added',
    ['/api/search get parameters', more({ name: 'area', in: 'query', required: true, schema: TEXT })],
  ],
  [
    // Where the shape is met first: the list of events has it, too.
    'a removed field of an event',
    'Property `position` of `data` was removed',
    ['ReportPublishedEvent properties data properties position'],
  ],
  ['a removed event', '/webhooks/plan.changed', ['/webhooks/plan.changed']],
  ['a removed parameter', 'GET /api/payment-methods at parameters/0: `partner`', ['/api/payment-methods get parameters', []]],
  ['a narrowed list of names in a request', "Enum lost values: 'card'", ['/api/services get parameters 0 schema enum', ['full']]],
  ['a shorter text in a request', '`maxLength` of `PartnerSlug` changed', ['PartnerSlug maxLength', 3]],
  ['a removed field of an answer', 'Property `status` of `Health` was removed', ['Health', { type: 'object', properties: {} }]],
  ['a field that an answer may lack', '`Quote` are no longer required: `total`', ['Quote required', ['currency', 'items']]],
  ['a field of another type', 'Type of `SearchResult`', ['SearchResult', { type: 'array', items: TEXT }]],
  [
    'an operation that asks for a session now',
    'POST /api/crypto/payment at security: Authentication became required',
    ['/api/crypto/payment post security', [{ session: [] }]],
  ],
  [
    'a removed media type',
    'Media type `application/json` was removed',
    ['/api/card/payment post requestBody content', { 'text/plain': { schema: TEXT } }],
  ],
  [
    'a removed answer',
    'Response `201` became `202`',
    ['/api/orders post responses 201'],
    ['/api/orders post responses 202', { description: 'Later.' }],
  ],
];

const HARMLESS: readonly (readonly [rule: string, ...Planted])[] = [
  ['a new operation', '/api/new', { get: { ...(former.paths['/api/health/live']?.get as object), operationId: 'getNew' } }],
  ['a new optional parameter', '/api/search get parameters', more({ name: 'area', in: 'query', schema: TEXT })],
  ['a new optional field of a request', `${QUOTE} properties note`, TEXT],
  ['a wider list of names in a request', '/api/services get parameters 0 schema enum', more('names')],
  ['a new field of an answer', '/api/crypto/coins get responses 200 content application/json schema properties news', TEXT],
  ['a new name in a list of an answer', 'OrderTimeline items properties event enum', more('blessed')],
  ['a longer text in a request', 'CustomerName maxLength', 1000],
  ['other words', '/api/services get description', 'Other words.'],
  ['an operation that will go', '/api/crypto/coins get deprecated', true],
  ['a new refusal', '/api/search get responses 409', { description: 'Not now.' }],
];

// biome-ignore lint/suspicious/noExplicitAny: changes are planted anywhere in a document
type Anything = any;

function plantAll(changes: readonly Planted[]): Contract {
  const copy: Anything = structuredClone(former);
  for (const [place, becomes] of changes) {
    const names = place.split(' ');
    const last = names.pop() ?? '';
    const around = names.reduce((node, name) => node[name], place.startsWith('/') ? copy.paths : copy.components.schemas);
    around[last] = typeof becomes === 'function' ? becomes(around[last]) : becomes;
  }
  return copy;
}

const broken = plantAll(BREAKING.flatMap(([, , ...planted]) => planted));
const changes = changesBetween(former, broken);

describe('a change that breaks programs is refused, and named', () => {
  test.each(BREAKING.map(([rule, named]) => ({ rule, named })))('$rule', ({ named }) => {
    expect(refusedChanges(former, broken, changes)).toContainEqual(expect.stringContaining(named));
  });
});

test('a contract with a new first number may break programs', () => {
  const next = { ...broken, info: { ...broken.info, version: '2.0.0' } };
  expect(refusedChanges(former, next, changes)).toEqual([]);
});

test('changes that break no program pass', () => {
  const next = plantAll(HARMLESS.map(([, ...planted]) => planted));
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
