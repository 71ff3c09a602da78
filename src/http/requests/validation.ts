import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { parseIsoDate } from '#kernel/calendar-date.ts';
import { withHostInAscii } from '#kernel/contact.ts';
import { refusedField } from '#kernel/errors.ts';
import { parseInstant } from '#kernel/instant.ts';

// `formats` is a CommonJS default export.
const addFormats = formats as unknown as (ajv: Ajv2020) => Ajv2020;

// To check the schemas against JSON Schema's own schema is a matter of the contract's tests; it would double the first request. So that schema
// is not read either.
const OPTIONS = { strict: false, removeAdditional: false, meta: false, validateSchema: false } as const;

/**
 * Compiles the contract's schemas, each when the first request needs it: all of them would be a tenth of the start. Text in the address
 * becomes numbers where the contract says so; JSON bodies are taken as they are.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const forBody = createBodyValidators();
  const forAddress = createValidators({ ...OPTIONS, coerceTypes: 'array' });
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return forBody(schema);
    return forAddress(httpPart === 'headers' ? inLowerCase(schema) : schema);
  };
}

/** Makes validators of bodies, which are taken as they are. */
export const createBodyValidators = () => createValidators(OPTIONS);

/** Makes validators of schemas. Each stops at the first broken rule, and looks for all broken rules only in a part that is small. */
function createValidators(options: typeof OPTIONS & { coerceTypes?: 'array' }) {
  const first = createAjv(options);
  const all = createAjv({ ...options, allErrors: true });
  return (schema: object) => {
    const stopAtFirst = onFirstUse(() => first.compile(schema));
    const findAll = onFirstUse(() => all.compile(schema));
    // Fastify reads the errors of a validator from the function itself.
    const validator = (part: unknown) => {
      const validate = stopAtFirst();
      if (validate(part)) return true;
      validator.errors = (isSmall(part) ? errorsOf(findAll(), part) : validate.errors) ?? null;
      return false;
    };
    validator.errors = null as ErrorObject[] | null;
    return validator;
  };
}

function errorsOf(validate: ValidateFunction, part: unknown) {
  validate(part);
  return validate.errors;
}

function onFirstUse<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/**
 * Few requests that the contract allows have so many values, such as the longest lists of rules for good days; the texts of an article in
 * two languages count for 1,200. To find each broken rule among more would keep everybody waiting.
 */
const MOST_VALUES = 2000;
/** A text counts as one more value for so many characters. */
const CHARACTERS_OF_A_VALUE = 64;

function isSmall(part: unknown): boolean {
  let left = MOST_VALUES;
  const fits = (value: unknown): boolean => {
    left -= typeof value === 'string' ? 1 + value.length / CHARACTERS_OF_A_VALUE : 1;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null) return true;
    return (Array.isArray(value) ? value : Object.values(value)).every(fits);
  };
  return fits(part);
}

function createAjv(options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const ajv = addFormats(new Ajv2020(options));
  // Ajv's own format accepts `urn:uuid:`, which PostgreSQL does not.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  // Ajv's own take `+03` and leap seconds that `Date` cannot read; what passes here is read by the same function.
  ajv.addFormat('date-time', (text) => parseInstant(text) !== undefined);
  ajv.addFormat('date', (text) => parseIsoDate(text) !== undefined);
  // Ajv's own takes a host in ASCII alone, as some browsers write it for people and others do not.
  const inAscii = ajv.formats.email as RegExp;
  ajv.addFormat('email', (text) => inAscii.test(withHostInAscii(text)));
  // `multipleOf: 0.01` divides doubles, here and in the programs of others, and so refuses 87.45 or accepts 300.000000001.
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', schemaType: 'number', compile: hasDecimals });
  return ajv;
}

/** True for the double nearest to a number with at most so many decimals, and for no other. */
function hasDecimals(most: number): (value: number) => boolean {
  return (value) => Number(value.toFixed(most)) === value;
}

/** A schema of headers with its names in lower case, as Node gives them: Fastify leaves that to a validator compiler that is not its own. */
function inLowerCase(schema: object): object {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, unknown>; required?: string[] };
  return {
    ...schema,
    required: required.map((name) => name.toLowerCase()),
    properties: Object.fromEntries(Object.entries(properties).map(([name, rule]) => [name.toLowerCase(), rule])),
  };
}

/** Refuses query parameters that the contract does not name for the operation. */
export function refuseUnknownQuery(request: FastifyRequest): void {
  if (!request.url.includes('?')) return;
  const schema = request.routeOptions.schema?.querystring as { properties?: Record<string, unknown> } | undefined;
  const unknown = Object.keys(request.query as object).find((name) => !Object.hasOwn(schema?.properties ?? {}, name));
  if (unknown === undefined) return;
  throw refusedField(['query', unknown], 'additionalproperties');
}

/** Refuses text that PostgreSQL cannot store (NUL, lone surrogates) anywhere in the body, the address or the key. */
export function refuseUnreadableText(request: FastifyRequest): void {
  const { params, query, headers, body } = request;
  const address = { path: params, query, headers: { 'idempotency-key': headers['idempotency-key'] } };
  const path = findUnreadable(address) ?? findUnreadable(body);
  if (path) throw refusedField(path, 'unreadable_text');
}

const isUnreadable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** The path of a text that PostgreSQL cannot store, within a value; undefined when there is none. */
export function findUnreadable(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return isUnreadable(value) ? path : undefined;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [key, member] of Object.entries(value)) {
    // A name that cannot be stored cannot be told either.
    const unreadablePath = isUnreadable(key) ? path : findUnreadable(member, [...path, key]);
    if (unreadablePath !== undefined) return unreadablePath;
  }
  return undefined;
}
