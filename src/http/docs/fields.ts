import { merge, type Schema, typesOf, valuesOf } from './schema.ts';

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
  /** The shape that holds its fields, where they are described in another place. */
  readonly shape: string | undefined;
  /** Its other rules, by their names, as the schema writes their values. */
  readonly rules: readonly (readonly [name: FieldRule, value: string])[];
}

/** Rules of a field that a page shows beside its type. */
const FIELD_RULES = [
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
type FieldRule = (typeof FIELD_RULES)[number];

/** Finds the name of a shape whose fields are described in another place. */
export type NameOf = (schema: Schema) => string | undefined;

/** What a field is beside its schema; without a name it is the body itself. */
type FieldPlace = Partial<Pick<Field, 'name' | 'isRequired'>> & { readonly nameOf?: NameOf | undefined };

/**
 * Every field of a body, in the order of its schema; fields of objects follow their object, unless `nameOf` knows its shape. The body itself
 * has a line only when it has no fields.
 */
export function fieldsOf(schema: Schema, { name = '', isRequired = true, nameOf }: FieldPlace = {}): Field[] {
  const { known, mayHaveMore } = withoutLaterNames(merge(schema));
  const holder = known.items ? merge(known.items) : known;
  const prefix = known.items ? `${name}[]` : name;
  // Of a list the shape of its items counts; the fields of the body itself are always described here.
  const shape = known.items || name !== '' ? nameOf?.(known.items ?? schema) : undefined;
  const properties = shape ? {} : (holder.properties ?? {});
  const members = Object.entries(properties).flatMap(([member, memberSchema]) => {
    const memberName = prefix ? `${prefix}.${member}` : member;
    return fieldsOf(memberSchema, { name: memberName, isRequired: holder.required?.includes(member) ?? false, nameOf });
  });
  const field: Field = {
    name,
    types: typesOf(known),
    isRequired,
    description: known.description ?? '',
    values: valuesOf(known).map((value) => JSON.stringify(value)),
    mayHaveMore,
    shape,
    rules: rulesOf(known),
  };
  return name === '' && members.length > 0 ? members : [field, ...members];
}

/** What is declared of a field and, of a list of plain values, of each of them. */
function rulesOf(schema: Schema): Field['rules'] {
  const items = schema.items && merge(schema.items);
  const schemas = items && !items.properties ? [schema, items] : [schema];
  return schemas.flatMap((declared) =>
    FIELD_RULES.filter((rule) => declared[rule] !== undefined).map((rule) => [rule, textOf(declared[rule])] as const),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** An `anyOf` of names and of any other text as a schema of the names, to which more may come; any other schema as it is. */
function withoutLaterNames(schema: Schema): { known: Schema; mayHaveMore: boolean } {
  const names = schema.anyOf?.find((choice) => choice.enum);
  if (!names) return { known: schema, mayHaveMore: false };
  return { known: { ...names, ...schema, type: 'string' }, mayHaveMore: true };
}
