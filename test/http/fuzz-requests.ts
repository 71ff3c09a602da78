import fc, { type Arbitrary } from 'fast-check';
import { readContract } from '../../src/http/contract/contract-document.ts';
import { type ContractRoute, routesOf } from '../../src/http/contract/contract-routes.ts';
import { mapped, operations } from '../support/contract.ts';
import type { ShopRequest } from '../support/shop.ts';

type Json = Record<string, unknown>;

/** What the generator reads of a schema of the contract. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly allOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

/** The bodies that the contract shows as examples, by operation. */
const examplesOf = new Map(operations.map(({ id, request }) => [id, Object.values(request['application/json']?.examples ?? {})]));

/**
 * Generates requests to every operation of the contract: valid requests, and requests that are broken in many ways. `ids` are ids of
 * orders, payments and so on that exist, so that some requests reach them.
 */
export function anyRequest(ids: readonly string[]): Arbitrary<ShopRequest> {
  return fc.oneof(...routesOf(readContract({ withSandbox: true })).map((route) => requestOf(route, ids)));
}

/** A request to one operation, each of its parts mostly as the contract describes it. */
function requestOf({ method, operation, schema }: ContractRoute, ids: readonly string[]) {
  const values = ({ properties = {}, required = [] }: Schema = {}) =>
    fc.record(
      mapped(properties, (property) => mostly(fitting(property, ids), junk)),
      { requiredKeys: [...required] },
    );
  return fc
    .record({
      inPath: values(schema.params),
      query: values(schema.querystring),
      stray: rarely(fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 })),
      ownHeaders: values(schema.headers),
      headers: HEADERS,
      body: bodyOf(operation.operationId, schema.body, ids),
    })
    .map(({ inPath, query, stray, ownHeaders, headers, body }): ShopRequest => {
      const search = new URLSearchParams(textsOf({ ...stray, ...query })).toString();
      const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(inPath[name])) || '%20');
      return {
        method: method as 'GET',
        url: search ? `${url}?${search}` : url,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headersOf({ ...ownHeaders, ...headers }),
        },
        ...(body === undefined ? {} : { payload: body }),
      };
    });
}

/** Headers that any operation may get, most of them seldom. */
const HEADERS = fc.record(
  {
    'accept-language': fc.constantFrom('ru', 'en', 'hy;q=0.5, de', '*', ''),
    origin: rarely(fc.constantFrom('https://evil.example', 'null', '')),
    'sec-fetch-site': rarely(fc.constantFrom('cross-site', 'same-origin')),
    'content-type': rarely(fc.constantFrom('text/plain', 'application/json; charset=utf-8', 'application/xml', '')),
    'idempotency-key': rarely(fc.constantFrom('one', 'two', 'three', '', 'k'.repeat(300))),
  },
  { requiredKeys: [] },
);

/** A body as text: from the schema or the examples of the contract, and often broken; undefined for no body. */
function bodyOf(id: string, schema: Schema | undefined, ids: readonly string[]): Arbitrary<string | undefined> {
  if (!schema) return rarely(junk.map((value) => JSON.stringify(value)));
  const wellFormed = fc.oneof(
    fitting(schema, ids),
    fc.constantFrom(...(examplesOf.get(id) ?? []), {}).map((example) => withIds(example, ids)),
  );
  const spoilt = fc
    .tuple(wellFormed, fc.nat(), fc.nat(), junk)
    .map(([body, where, how, value]) => spoil(body, where, how, value));
  return fc.oneof(
    { weight: 4, arbitrary: wellFormed.map((body) => JSON.stringify(body)) },
    { weight: 5, arbitrary: spoilt.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.tuple(wellFormed, fc.nat()).map(([body, at]) => cut(JSON.stringify(body), at)) },
  );
}

/** The beginning of a text. */
const cut = (text: string, at: number) => text.slice(0, at % (text.length + 1));

/** Ids in examples do not exist; they are replaced by ids that do. */
function withIds(example: unknown, ids: readonly string[]): unknown {
  const text = JSON.stringify(example);
  return JSON.parse(text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => ids[text.length % ids.length] ?? id));
}

/** Another value, or the same with one of its members replaced, left out or joined by another. */
function spoil(body: unknown, where: number, how: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null || where % 11 === 0) return value;
  const keys = Object.keys(body);
  const key = keys[where % Math.max(1, keys.length)];
  const copy = structuredClone(body) as Json;
  if (key === undefined || how % 5 === 0) return Array.isArray(copy) ? [...copy, value] : { ...copy, surprise: value };
  if (how % 5 === 1) delete copy[key];
  else if (how % 5 === 2) copy[key] = value;
  else copy[key] = spoil(copy[key], Math.floor(where / 11), Math.floor(how / 5), value);
  return Array.isArray(copy) ? copy.filter((member) => member !== undefined) : copy;
}

/** What no field asks for. */
const junk: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1.5, 1e-7, 300.000000001, 2 ** 53, 1e300, [], {}, [[]], [1], { $ne: 1 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '../..',
    "' or 1=1 --",
    '%00',
    'NaN',
    '2',
    '１２',
  ),
  fc.constantFrom('a'.repeat(3000), 'é'.repeat(300), '💎'.repeat(200)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** A value that a schema of the contract describes. */
function fitting(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const { allOf, const: only, enum: choices, oneOf, anyOf } = schema;
  if (allOf) return fitting(allOf.reduce(merge, { ...schema, allOf: undefined }), ids);
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  const others = oneOf ?? anyOf;
  if (others) return fc.oneof(...others.map((other) => fitting(other, ids)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => (OF_TYPE[type] ?? (() => junk))(schema, ids)));
}

const OF_TYPE: Record<string, (schema: Schema, ids: readonly string[]) => Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  string: textLike,
  number: numberLike,
  integer: numberLike,
  array({ items = {}, minItems = 0, maxItems = 4 }, ids) {
    return fc.array(fitting(items, ids), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) });
  },
  object({ properties = {}, required = [] }, ids) {
    return fc.record(
      mapped(properties, (property) => fitting(property, ids)),
      { requiredKeys: required.filter((name) => name in properties) },
    );
  },
};

function textLike(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 40, examples = [] } = schema;
  const fromExamples = examples.map((example) => fc.constant(example));
  if (format === 'uuid')
    return fc.oneof(
      { weight: 4, arbitrary: fc.nat().map((at) => ids[at % ids.length] ?? '') },
      { weight: 1, arbitrary: fc.uuid() },
    );
  if (format === 'email') return fc.oneof(fc.emailAddress(), ...fromExamples);
  if (format) return fc.oneof(fc.constantFrom('2026-11-20', '2026-11-20T10:00:00Z', 'https://shop.example/'), ...fromExamples);
  const anyText = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  return fc.oneof(pattern ? fc.stringMatching(new RegExp(pattern)) : anyText, ...fromExamples);
}

function numberLike({ type, minimum = 0, maximum = 1_000_000, examples = [] }: Schema): Arbitrary<unknown> {
  // A number that is no integer has two digits behind its point.
  const steps = type === 'integer' ? 1 : 100;
  const number = fc.integer({ min: Math.ceil(minimum * steps), max: Math.min(maximum, 1_000_000) * steps });
  return fc.oneof(
    number.map((count) => count / steps),
    ...examples.map((example) => fc.constant(example)),
  );
}

/** The first value four times of five, else the second. */
const mostly = <Value>(usual: Arbitrary<Value>, unusual: Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: unusual });

/** The value once in eight times, else nothing. */
function rarely<Value>(value: Arbitrary<Value>): Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

/** A value as text, without halves of characters. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** The values that are there, as texts. */
function textsOf(values: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]])),
  );
}

/** Without what stands in no header. DEL, which no network carries, stays: these requests go over none. */
function headersOf(values: Json): Record<string, string> {
  return Object.fromEntries(Object.entries(textsOf(values)).map(([name, value]) => [name, value.replace(/[^\t\x20-\xff]/g, '')]));
}

/** Two schemas of an `allOf` as one. */
function merge(whole: Schema, part: Schema): Schema {
  return {
    ...whole,
    ...part,
    properties: { ...whole.properties, ...part.properties },
    required: [...(whole.required ?? []), ...(part.required ?? [])],
  };
}
