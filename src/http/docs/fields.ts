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

/** A field of a body, as a line of a table. */
export interface Field {
  /** `items[].price`; empty for the body itself. */
  readonly name: string;
  readonly types: readonly string[];
  readonly isRequired: boolean;
  readonly description: string;
  /** The values that the field can have; empty when any value of its types can be there. */
  readonly values: readonly string[];
  /** True when values that the document does not name can come. */
  readonly mayHaveMore: boolean;
  /** The shape that holds its fields, where they are told in another place. */
  readonly shape: string | undefined;
  /** Its other rules, by their names, as the schema writes their values. */
  readonly rules: readonly (readonly [name: FieldRule, value: string])[];
}

/** Rules of a field that a page tells beside its type; those of a list's items are the items' own. */
export const FIELD_RULES = [
  'default',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'uniqueItems',
  'x-decimals',
  'pattern',
] as const;
export type FieldRule = (typeof FIELD_RULES)[number];

/** The name of a shape whose fields are told in another place. */
export type NameOf = (schema: Schema) => string | undefined;

/** Every field of a body, in the order of its schema; fields of objects follow their object, unless `nameOf` knows its shape. */
export function fieldsOf(schema: Schema, name = '', isRequired = true, nameOf: NameOf = () => undefined): Field[] {
  const { known, mayHaveMore } = withoutLaterNames(merge(schema));
  const inside = known.items ? merge(known.items) : known;
  const prefix = known.items ? `${name}[]` : name;
  const shape = known.items ? nameOf(known.items) : name && nameOf(schema);
  const members = Object.entries(shape ? {} : (inside.properties ?? {})).flatMap(([member, memberSchema]) =>
    fieldsOf(memberSchema, prefix ? `${prefix}.${member}` : member, inside.required?.includes(member) ?? false, nameOf),
  );
  const field: Field = {
    name,
    types: typesOf(known),
    isRequired,
    description: known.description ?? '',
    values: (known.enum ?? ('const' in known ? [known.const] : [])).map((value) => JSON.stringify(value)),
    mayHaveMore,
    shape: shape || undefined,
    rules: rulesOf(known),
  };
  return name === '' && members.length > 0 ? members : [field, ...members];
}

/** What is declared of a field and, of a list of plain values, of each of them. */
function rulesOf(schema: Schema): Field['rules'] {
  const items = schema.items && merge(schema.items);
  const schemas = items && !items.properties ? [schema, items] : [schema];
  return schemas.flatMap((one) =>
    FIELD_RULES.filter((rule) => one[rule] !== undefined).map((rule) => [rule, textOf(one[rule])] as const),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One object schema from the parts of an `allOf`, and from the choices of a `oneOf` or an `anyOf`. */
function merge(schema: Schema): Schema {
  const parts = (schema.allOf ?? []).map(merge);
  const choice = schema.anyOf && !schema.anyOf.some((one) => one.enum) ? [ofChoices(schema.anyOf.map(merge))] : [];
  const objects = schema.oneOf?.filter((one) => one.type !== 'null').map(merge) ?? [];
  const isNullable = objects.length !== schema.oneOf?.length;
  const one = ofChoices(objects);
  const chosen = objects.length > 0 ? [isNullable ? { ...one, type: [...typesOf(one), 'null'] } : one] : [];
  const all = [...parts, ...choice, ...chosen, schema];
  return {
    ...Object.assign({}, ...all.map(({ allOf: _, oneOf: __, ...rest }) => rest)),
    ...(all.some(({ properties }) => properties)
      ? {
          properties: Object.assign({}, ...all.map(({ properties }) => properties)),
          required: all.flatMap(({ required = [] }) => required),
        }
      : {}),
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

/** A list of names beside any other text means that more names may come. */
function withoutLaterNames(schema: Schema): { known: Schema; mayHaveMore: boolean } {
  const names = schema.anyOf?.find((choice) => choice.enum);
  if (!names) return { known: schema, mayHaveMore: false };
  return { known: { ...names, ...schema, type: 'string' }, mayHaveMore: true };
}

function typesOf({ type, format, items }: Schema): string[] {
  const types = typeof type === 'string' ? [type] : [...(type ?? [])];
  if (items) return ['array', ...typesOf(merge(items)).filter((one) => one !== 'object')];
  return types.map((one) => (one === 'string' && format ? format : one));
}
