import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { type Fact, hashOf, linkAfter } from './chain.ts';

const fact: Fact = {
  orderId: uuid(100),
  paymentId: uuid(200),
  gateway: 'sandbox',
  kind: 'reported',
  at: new Date('2026-11-20T10:00:00Z'),
  data: { received: '500000', late: false, reviews: [] },
};

test('the lines of an order are numbered from 1, and the hash of each contains the hash of the line before', () => {
  const first = linkAfter(undefined, fact);
  const second = linkAfter(first, fact);
  expect([first.seq, second.seq]).toEqual([1, 2]);
  expect(second.hash).toBe(hashOf(fact, 2, first.hash));
  expect(second.hash).not.toBe(hashOf(fact, 2, undefined));
});

test('the text under the hash stays as it is for ever, so that lines which stand keep their hashes', () => {
  const line = `["ledger-1","${uuid(100)}",1,null,"reported","sandbox","${uuid(200)}","2026-11-20T10:00:00.000Z",DATA]`;
  const text = line.replace('DATA', '{"late":false,"received":"500000","reviews":[]}');
  expect(hashOf(fact, 1, undefined)).toBe(createHash('sha256').update(text).digest('hex'));
});

test.each<[string, Partial<Fact>]>([
  ['order', { orderId: uuid(101) }],
  ['payment', { paymentId: null }],
  ['gateway', { gateway: 'link' }],
  ['kind', { kind: 'closed' }],
  ['instant', { at: new Date('2026-11-20T10:00:00.001Z') }],
  ['amount', { data: { ...fact.data, received: '500001' } }],
])('another %s has another hash', (_, change) => {
  expect(hashOf({ ...fact, ...change }, 1, undefined)).not.toBe(hashOf(fact, 1, undefined));
});

test('the order in which the database returns the keys of data changes no hash', () => {
  const data = { reviews: [], nested: { b: 1, a: [{ d: 1, c: 2 }] }, received: '1' };
  const sorted = { nested: { a: [{ c: 2, d: 1 }], b: 1 }, received: '1', reviews: [] };
  expect(hashOf({ ...fact, data: sorted }, 1, undefined)).toBe(hashOf({ ...fact, data }, 1, undefined));
});

test('what is undefined changes no hash, because the database does not keep it', () => {
  const data = { ...fact.data, outcome: undefined, others: [{ currency: 'LTC', amount: undefined }] };
  const stored: Fact['data'] = JSON.parse(JSON.stringify(data));
  expect(hashOf({ ...fact, data }, 1, undefined)).toBe(hashOf({ ...fact, data: stored }, 1, undefined));
});
