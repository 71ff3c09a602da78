import { expect, test } from 'vitest';
import { allEvents, allOperations, readContract } from '../contract/contract-document.ts';
import { createFollow } from '../requests/references.ts';
import { fieldsOf } from './fields.ts';
import type { Schema } from './schema.ts';

const text = { type: 'string' } as const;

test('the fields of objects and lists follow their owner, with their whole path', () => {
  const schema: Schema = {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: { type: 'object', required: ['id'], properties: { id: text, day: { ...text, format: 'date' } } },
      },
      at: { type: 'object', properties: { zone: text } },
      names: { type: ['array', 'null'], items: text },
    },
  };
  expect(fieldsOf(schema).map(({ name, types, isRequired }) => [name, types, isRequired])).toEqual([
    ['items', ['array'], true],
    ['items[].id', ['string'], true],
    ['items[].day', ['date'], false],
    ['at', ['object'], false],
    ['at.zone', ['string'], false],
    ['names', ['array', 'string', 'null'], false],
  ]);
});

test('the parts of a shape are one shape', () => {
  const schema: Schema = {
    allOf: [
      { type: 'object', required: ['id'], properties: { id: text } },
      { properties: { price: { type: 'number' } }, required: ['price'] },
    ],
  };
  expect(fieldsOf(schema)).toMatchObject([
    { name: 'id', isRequired: true },
    { name: 'price', isRequired: true },
  ]);
});

test('a field that only one of several shapes has is not required', () => {
  const card: Schema = { type: 'object', required: ['id'], properties: { id: text } };
  const full: Schema = { type: 'object', required: ['id', 'article'], properties: { id: text, article: text } };
  expect(fieldsOf({ type: 'array', items: { anyOf: [full, card] } }).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['[].id', true],
    ['[].article', false],
  ]);
});

test('of several shapes each field is told, with the values of all', () => {
  const event = (type: string, more: Record<string, Schema>): Schema => ({
    type: 'object',
    required: ['type', 'data'],
    properties: {
      type: { type: 'string', const: type },
      data: { type: 'object', required: ['id'], properties: { id: text, ...more } },
    },
  });
  const told = fieldsOf({ oneOf: [event('order.created', { status: text }), event('report.published', { position: text })] });
  expect(told.map(({ name, isRequired, values }) => [name, isRequired, values])).toEqual([
    ['type', true, ['"order.created"', '"report.published"']],
    ['data', true, []],
    ['data.id', true, []],
    ['data.status', false, []],
    ['data.position', false, []],
  ]);
});

test('a list of names that may grow says so, and no other', () => {
  const names: Schema = { description: 'A code.', anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'string' }] };
  expect(fieldsOf(names, { name: 'code' })).toMatchObject([
    { values: ['"a"', '"b"'], mayHaveMore: true, types: ['string'], description: 'A code.' },
  ]);
  expect(fieldsOf({ type: 'string', enum: ['a', 'b'] })).toMatchObject([{ values: ['"a"', '"b"'], mayHaveMore: false }]);
});

test('what can be null says so', () => {
  const profile: Schema = { oneOf: [{ type: 'object', properties: { id: text } }, { type: 'null' }] };
  expect(fieldsOf(profile, { name: 'profile' }).map(({ name, types }) => [name, types])).toEqual([
    ['profile', ['object', 'null']],
    ['profile.id', ['string']],
  ]);
});

test('every field of every body of the contract has a type and a description', () => {
  const contract = readContract({ withSandbox: true });
  const operations = createFollow(contract)([...allOperations(contract), ...allEvents(contract)]) as {
    operationId: string;
    requestBody?: { content: Record<string, { schema: Schema }> };
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  }[];
  const bare = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
      .flatMap((content) => Object.values(content ?? {}))
      .flatMap(({ schema }) => fieldsOf(schema))
      .filter(({ name, types, description }) => name && !name.endsWith('[]') && (types.length === 0 || description === ''))
      .map(({ name }) => `${operationId} ${name}`),
  );
  expect(bare).toEqual([]);
});
