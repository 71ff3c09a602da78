import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { allEvents, allOperations, readContract } from '../../src/http/contract/contract-document.ts';
import { createFollow } from '../../src/http/requests/references.ts';
import { closedForm } from './closed-form.ts';

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As the contract writes it: `/api/orders/{id}`. */
  readonly path: string;
  /** Names of the parameters, in headers as well. */
  readonly parameters: readonly string[];
  /** Media types of the request, with their examples; empty without a body. */
  readonly request: Record<string, MediaType>;
  /** By status, or `default`; the schemas are closed, so that a field which the contract does not name is a difference. */
  readonly responses: Record<string, Response>;
}

export interface Response {
  readonly headers: Record<string, { required?: boolean; schema: object }>;
  readonly content: Record<string, MediaType>;
}

export interface MediaType {
  readonly schema: object;
  readonly examples: Record<string, unknown>;
}

const ajv = new Ajv2020({ allErrors: true, strict: false });
// As the shop judges it; of null and of other types the schema's `type` speaks.
ajv.addKeyword({
  keyword: 'x-decimals',
  type: 'number',
  schemaType: 'number',
  validate: (most: number, value: number) => Number(value.toFixed(most)) === value,
});
// The types of ajv-formats do not know that Node imports the function itself.
(addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv);

const document = readContract({ withSandbox: true });

/** Every operation of the contract, references followed. */
export const operations: readonly Operation[] = (createFollow(document)(allOperations(document)) as Described[]).map(
  readOperation,
);

/** The shape of each event that the shop posts, by its type; closed, so that a field which the contract does not name is a difference. */
export const eventSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  (createFollow(document)(allEvents(document)) as (Pick<Described, 'requestBody'> & { type: string })[]).flatMap(
    ({ type, requestBody }) =>
      Object.values(readContent(requestBody?.content)).map(({ schema }) => [type, closedForm(schema)] as const),
  ),
);

/** Each operation with the addresses that lead to it. */
const addressed = operations.map((operation) => ({
  operation,
  address: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation that a request would reach; undefined outside of the contract. `url` may hold a query. */
export function findOperation(method: string, url: string): Operation | undefined {
  const { pathname } = new URL(url, 'http://shop.test');
  const candidates = addressed
    .filter(({ operation, address }) => operation.method === method.toLowerCase() && address.test(pathname))
    .map(({ operation }) => operation);
  return candidates.find(({ path }) => path === pathname) ?? candidates[0];
}

/** Sentences on how `value` differs from `schema`, and none when it fits. */
export function differences(schema: object, value: unknown): string[] {
  const validate = compile(schema);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}

const compiled = new WeakMap<object, ValidateFunction>();
const compiledOfText = new Map<string, ValidateFunction>();

/** Each operation has copies of the problem and of the usual headers: what says the same is compiled once. */
function compile(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema);
  const validate = compiledOfText.get(text) ?? ajv.compile(schema);
  compiledOfText.set(text, validate);
  compiled.set(schema, validate);
  return validate;
}

type Content = Readonly<Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>>;

/** What the contract writes of an operation, as far as tests read it. */
interface Described {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: { content?: Content };
  readonly responses: Readonly<Record<string, { headers?: Response['headers']; content?: Content }>>;
}

function readOperation({ operationId: id, method, path, parameters, requestBody, responses }: Described): Operation {
  return {
    id,
    method,
    path,
    parameters: parameters.map(({ name }) => name),
    request: readContent(requestBody?.content),
    responses: mapped(responses, ({ headers = {}, content }) => ({
      headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header])),
      content: mapped(readContent(content), ({ schema, examples }) => ({ schema: closedForm(schema), examples })),
    })),
  };
}

function readContent(content: Content = {}): Record<string, MediaType> {
  return mapped(content, ({ schema, examples = {} }) => ({ schema, examples: mapped(examples, ({ value }) => value) }));
}

/** The same names, each member changed. */
export function mapped<From, To>(members: Readonly<Record<string, From>>, change: (member: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));
}
