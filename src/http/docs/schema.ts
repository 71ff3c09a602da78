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

/** One object schema from the parts of an `allOf`, and from the choices of a `oneOf` or an `anyOf`; what the schema itself says comes last. */
export function merge(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(merge);
  const all = [...parts, ...ofAnyOf(schema), ...ofOneOf(schema), schema];
  const said = all.map(({ allOf: _, oneOf: __, ...rest }) => rest);
  return { ...Object.assign({}, ...said), ...membersOf(all) };
}

/** What the choices of an `anyOf` are together. One of them may be a list of names for later: then the field is a plain text. */
function ofAnyOf({ anyOf }: Schema): Schema[] {
  return anyOf && !anyOf.some((one) => one.enum) ? [ofChoices(anyOf.map(merge))] : [];
}

/** The same of a `oneOf`; a choice of `null` makes the value nullable. */
function ofOneOf({ oneOf = [] }: Schema): Schema[] {
  const objects = oneOf.filter((one) => one.type !== 'null').map(merge);
  if (objects.length === 0) return [];
  const one = ofChoices(objects);
  return [objects.length < oneOf.length ? { ...one, type: [...typesOf(one), 'null'] } : one];
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
  const fieldOf = (name: string) =>
    inAnyOf(choices.flatMap(({ properties }): readonly Schema[] => (properties?.[name] ? [merge(properties[name])] : [])));
  return { ...first, properties: Object.fromEntries([...names].map((name) => [name, fieldOf(name)])), required };
}

/** A field that several choices have. */
function inAnyOf(fields: readonly Schema[]): Schema {
  const [first = {}] = fields;
  if (first.properties) return ofChoices(fields);
  const values = new Set(fields.flatMap((field) => field.enum ?? ('const' in field ? [field.const] : [])));
  const { const: _, ...rest } = first;
  return values.size > 1 ? { ...rest, enum: [...values] } : first;
}

/** The types of a value, as a page names them; of a list also those of its items. */
export function typesOf({ type, format, items }: Schema): string[] {
  const types = typeof type === 'string' ? [type] : [...(type ?? [])];
  if (items) return ['array', ...typesOf(merge(items)).filter((one) => one !== 'object')];
  return types.map((one) => (one === 'string' && format ? format : one));
}
