/** A JSON schema without references. */
type Schema = Readonly<Record<string, unknown>>;

/** Bytes of one character where a client writes all but ASCII as `\uXXXX`, as many libraries do. */
const BYTES_OF_CHARACTER = 6;
/** Name's quotes, colon, comma, and the line break with spaces before a member in readable JSON. */
const BYTES_AROUND = 24;
/** Text without a largest length has a pattern or a format that allows no more. */
const SHORT_TEXT = 100;
const NUMBER = 32;

/** Every operation reads so many bytes: a client may send `{}`, or fields that it should not, and is told so. */
const LEAST = 4096;

/** The most bytes of a body that the schema allows, however its JSON is written; without a schema, what is read of a needless body. */
export function largestBody(schema: Schema | undefined): number {
  return LEAST + (schema ? sizeOf(schema) : 0);
}

function sizeOf(schema: Schema): number {
  const { type, properties, items, allOf, oneOf, maxProperties } = schema as { [key: string]: unknown } & Parts;
  const choices = (schema.enum ?? (schema.const === undefined ? undefined : [schema.const])) as readonly unknown[] | undefined;
  if (choices) return Math.max(...choices.map((choice) => textSize(String(choice).length)));
  if (allOf) return sum(allOf.map(sizeOf));
  if (oneOf) return Math.max(...oneOf.map(sizeOf));
  if (properties) return 2 * BYTES_AROUND + sum(Object.entries(properties).map(([name, rule]) => memberSize(name, rule)));
  if (type === 'object' && maxProperties !== undefined) return pairsSize(maxProperties, schema);
  if (items) return 2 * BYTES_AROUND + countOf(schema) * (sizeOf(items) + BYTES_AROUND);
  return type === 'string' ? textSize((schema.maxLength as number | undefined) ?? SHORT_TEXT) : NUMBER;
}

/** Of an object whose members have names of the sender's choice. */
function pairsSize(most: number, { propertyNames = {}, additionalProperties = {} }: Parts): number {
  return 2 * BYTES_AROUND + most * (sizeOf({ type: 'string', ...propertyNames }) + BYTES_AROUND + sizeOf(additionalProperties));
}

interface Parts {
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A list without a bound would let a body of any size in, so the start stops. */
function countOf({ maxItems }: Schema): number {
  if (typeof maxItems !== 'number') throw new Error('A list in a request body has no maxItems');
  return maxItems;
}

const textSize = (characters: number) => characters * BYTES_OF_CHARACTER + 2;
const memberSize = (name: string, rule: Schema) => name.length + BYTES_AROUND + sizeOf(rule);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
