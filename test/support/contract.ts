import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As the contract writes it: `/api/orders/{id}`. */
  readonly path: string;
  /** Media types of the request, with their examples; empty without a body. */
  readonly request: Record<string, MediaType>;
  /** By status, or `default`. */
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

type Json = Record<string, unknown>;

const document: Json = JSON.parse(readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'));
const base = 'contract:/openapi.json';

// The contract is a whole document, so references into it are resolved from its root. `multipleOf: 0.01` compares doubles.
const ajv = new Ajv2020({ allErrors: true, strict: false, multipleOfPrecision: 6 });
(addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, base);

/** Every operation of the contract, references followed down to the schemas. */
export const operations: readonly Operation[] = Object.entries(document.paths as Record<string, Json>).flatMap(([path, item]) =>
  methods.flatMap((method) => (item[method] ? [readOperation(path, method, item[method] as Json)] : [])),
);

/** The operation that a request would reach; undefined outside of the contract. `url` may hold a query. */
export function findOperation(method: string, url: string): Operation | undefined {
  const { pathname } = new URL(url, 'http://shop.test');
  const fits = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  const candidates = operations.filter((operation) => operation.method === method.toLowerCase() && fits(operation.path));
  return candidates.find(({ path }) => path === pathname) ?? candidates[0];
}

/** Sentences on how `value` differs from `schema`, and none when it fits. A field that the schema does not name is a difference. */
export function differences(schema: object, value: unknown): string[] {
  const validate = compile(schema);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}

const compiled = new WeakMap<object, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile({ allOf: [rebase(schema)], unevaluatedProperties: false });
  compiled.set(schema, validate);
  return validate;
}

/** Points the references of a schema taken out of the document back into it. */
function rebase(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rebase);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && String(value).startsWith('#') ? base + value : rebase(value),
    ]),
  );
}

function readOperation(path: string, method: string, operation: Json): Operation {
  const responses = Object.entries(operation.responses as Json).map(
    ([status, response]) => [status, readResponse(response)] as const,
  );
  const body = follow(operation.requestBody ?? {});
  return {
    id: String(operation.operationId),
    method,
    path,
    request: readContent(body.content),
    responses: Object.fromEntries(responses),
  };
}

function readResponse(reference: unknown): Response {
  const response = follow(reference);
  const headers = Object.entries((response.headers ?? {}) as Json).map(([name, header]) => [name.toLowerCase(), follow(header)]);
  return { headers: Object.fromEntries(headers), content: readContent(response.content) };
}

function readContent(content: unknown): Record<string, MediaType> {
  const types = Object.entries((content ?? {}) as Record<string, Json>).map(([type, media]) => {
    const examples = Object.entries((media.examples ?? {}) as Json).map(([name, example]) => [name, follow(example).value]);
    return [type, { schema: media.schema as object, examples: Object.fromEntries(examples) }] as const;
  });
  return Object.fromEntries(types);
}

/** The object itself, or what its `$ref` points at. */
function follow(node: unknown): Json {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node as Json;
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return follow(steps.reduce<unknown>((at, step) => (at as Json)[step], document));
}
