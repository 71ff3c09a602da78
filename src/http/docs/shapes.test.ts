import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import type { Schema } from './schema.ts';
import { createNameOf, sharedShapes } from './shapes.ts';

const text = { type: 'string' } as const;
const place: Schema = { type: 'object', properties: { city: text } };
const client: Schema = { type: 'object', properties: { name: text, email: text, phone: text } };
const order: Schema = { type: 'object', properties: { id: text, client, place } };
const shapes = [
  ['Place', place],
  ['Client', client],
  ['Order', order],
] as const;
const nameOf = createNameOf(shapes);
const shared = (...bodies: Schema[]) => [...sharedShapes({ byName: new Map(shapes), nameOf }, bodies).keys()];

test('a shape keeps its name where a reference has a description of its own, and where it can be null', () => {
  expect(nameOf({ ...client, description: 'Who pays.' })).toBe('Client');
  expect(nameOf({ oneOf: [client, { type: 'null' }] })).toBe('Client');
  expect(nameOf({ allOf: [client], description: 'Who pays.' })).toBe('Client');
});

test('a shape with further fields, and a choice of shapes, are described where they stand', () => {
  expect(nameOf({ allOf: [client, { type: 'object', properties: { note: text } }] })).toBeUndefined();
  expect(nameOf({ allOf: [client], properties: { note: text } })).toBeUndefined();
  expect(nameOf({ oneOf: [client, order] })).toBeUndefined();
});

test('a page describes once a shape that several of its bodies hold or are', () => {
  const list: Schema = { type: 'object', properties: { items: { type: 'array', items: order } } };
  expect(shared(order)).toEqual([]);
  expect(shared(order, list)).toEqual(['Order']);
  expect(shared(order, client)).toEqual(['Client']);
});

test('a shape of one or two fields is described wherever it stands', () => {
  expect(shared(place, place, order)).toEqual([]);
});

test('a field with a named shape shows its name instead of its fields, and a body that has a name shows its fields', () => {
  const list: Schema = { type: 'object', properties: { items: { type: 'array', items: client } } };
  expect(fieldsOf(list, { nameOf }).map(({ name, shape }) => [name, shape])).toEqual([['items', 'Client']]);
  expect(fieldsOf(client, { nameOf }).map(({ name, shape }) => [name, shape])).toEqual([
    ['name', undefined],
    ['email', undefined],
    ['phone', undefined],
  ]);
});
