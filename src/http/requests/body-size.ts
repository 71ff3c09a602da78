/** What is read of a JSON schema without references. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Bytes of one character where a client writes all but ASCII as `\uXXXX`, as many libraries do: of an emoji it writes two of these. */
const BYTES_OF_CHARACTER = 6;
/** Quotes of a name, colon, comma, and the line break with spaces before a member in readable JSON. */
const BYTES_AROUND_MEMBER = 24;
const BYTES_OF_QUOTES = 2;
const BYTES_OF_NUMBER = 32;
/** The brackets of an object or a list, each on a line of its own. */
const BYTES_OF_BRACKETS = 2 * BYTES_AROUND_MEMBER;
/** A text without a largest length has a pattern or a format that allows no more characters. */
const MOST_CHARACTERS = 100;

/** What every operation reads: a client may send `{}`, or fields that it should not, and learns so by the answer. */
const LEAST_BYTES = 4096;

/**
 * The most bytes of a body that the schema allows, however its JSON is written; without a schema, what is read of a needless body. Only a full text
 * of almost nothing but escaped emoji may be longer.
 */
export function largestBody(schema: object | undefined): number {
  return LEAST_BYTES + (schema ? sizeOf(schema) : 0);
}

function sizeOf(schema: Schema): number {
  const { type, enum: values, const: value, properties, items, allOf, oneOf, maxProperties, maxLength } = schema;
  if (values) return Math.max(...values.map(valueSize));
  if (value !== undefined) return valueSize(value);
  if (allOf) return sum(allOf.map(sizeOf));
  if (oneOf) return Math.max(...oneOf.map(sizeOf));
  if (properties) return BYTES_OF_BRACKETS + sum(Object.entries(properties).map(([name, rule]) => memberSize(name, rule)));
  if (type === 'object' && maxProperties !== undefined) return mapSize(schema, maxProperties);
  if (items) return BYTES_OF_BRACKETS + mostItemsOf(schema) * (sizeOf(items) + BYTES_AROUND_MEMBER);
  return [type].flat().includes('string') ? textSize(maxLength ?? MOST_CHARACTERS) : BYTES_OF_NUMBER;
}

/** The size of an object whose members have names of the sender's choice. */
function mapSize({ propertyNames = {}, additionalProperties = {} }: Schema, mostMembers: number): number {
  const nameSize = sizeOf({ type: 'string', ...propertyNames });
  return BYTES_OF_BRACKETS + mostMembers * (nameSize + BYTES_AROUND_MEMBER + sizeOf(additionalProperties));
}

/** A list without a bound would let a body of any size in, so the start stops. */
function mostItemsOf({ maxItems }: Schema): number {
  if (maxItems === undefined) throw new Error('A list in a request body has no maxItems');
  return maxItems;
}

const textSize = (characters: number) => characters * BYTES_OF_CHARACTER + BYTES_OF_QUOTES;
const valueSize = (value: unknown) => textSize(String(value).length);
const memberSize = (name: string, rule: Schema) => name.length + BYTES_AROUND_MEMBER + sizeOf(rule);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
