/** A JSON schema whose references are followed. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly [rule: string]: unknown;
}

/**
 * One object schema from the parts of an `allOf`, and from the choices of a `oneOf` or an `anyOf`. What the schema itself declares counts
 * before what these declare. An `anyOf` stays beside them, since it can hold the known names of a text.
 */
export function merge(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(merge);
  const all = [...parts, ...ofAnyOf(schema), ...ofOneOf(schema), schema];
  const declarations = all.map(({ allOf: _, oneOf: __, ...rest }) => rest);
  return { ...Object.assign({}, ...declarations), ...membersOf(all) };
}

/** The choices of an `anyOf` as one schema; empty where it lists known names beside any other text. */
function ofAnyOf({ anyOf }: Schema): Schema[] {
  return anyOf && !anyOf.some((choice) => choice.enum) ? [ofChoices(anyOf.map(merge))] : [];
}

/** The same of a `oneOf`; a choice of `null` makes the value nullable. */
function ofOneOf({ oneOf = [] }: Schema): Schema[] {
  const choices = oneOf.filter(({ type }) => type !== 'null').map(merge);
  if (choices.length === 0) return [];
  const merged = ofChoices(choices);
  const isNullable = choices.length < oneOf.length;
  return [isNullable ? { ...merged, type: [...typesOf(merged), 'null'] } : merged];
}

/** The fields of all; nothing where none has any. */
function membersOf(all: readonly Schema[]): Pick<Schema, 'properties' | 'required'> {
  if (!all.some(({ properties }) => properties)) return {};
  return {
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

/** The fields of all choices, a field of several with the values of each; required are those that every choice requires. */
function ofChoices(choices: readonly Schema[]): Schema {
  const [first = {}, ...others] = choices;
  if (others.length === 0) return first;
  const names = new Set(choices.flatMap(({ properties = {} }) => Object.keys(properties)));
  const required = (first.required ?? []).filter((name) => choices.every((choice) => choice.required?.includes(name)));
  const properties: Record<string, Schema> = {};
  for (const name of names) {
    const fields = choices.map((choice) => choice.properties?.[name]).filter((field) => field !== undefined);
    properties[name] = ofFields(fields.map(merge));
  }
  return { ...first, properties, required };
}

/** One field from those of the same name that several choices have. */
function ofFields(fields: readonly Schema[]): Schema {
  const [first = {}] = fields;
  if (first.properties) return ofChoices(fields);
  const values = new Set(fields.flatMap(valuesOf));
  const { const: _, ...rest } = first;
  return values.size > 1 ? { ...rest, enum: [...values] } : first;
}

/** The values that a schema allows by name; empty when it allows any of its types. */
export function valuesOf(schema: Schema): readonly unknown[] {
  return schema.enum ?? ('const' in schema ? [schema.const] : []);
}

/** The types of a value, as a page names them; of a list also those of its items, except objects, which their fields tell. */
export function typesOf({ type, format, items }: Schema): string[] {
  const types = typeof type === 'string' ? [type] : [...(type ?? [])];
  if (items) {
    const ofItems = typesOf(merge(items)).filter((one) => one !== 'object');
    return ['array', ...ofItems, ...(types.includes('null') ? ['null'] : [])];
  }
  return types.map((one) => (one === 'string' && format ? format : one));
}
