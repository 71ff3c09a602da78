import { sql } from 'kysely';

/** `order_id` is the field `orderId`. */
type FieldOf<Column> = Column extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<FieldOf<Rest>>}` : Column;

type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field;

type Fields<Row, Field> = { [Column in keyof Row as FieldOf<Column> & Field]: Row[Column] };
/** At least one field: from an empty list TypeScript would infer all of them. */
type Some<Field> = readonly [Field, ...Field[]];
type Present<Shape> = { [Key in keyof Shape]: NonNullable<Shape[Key]> };

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields of a row under the names of the domain, as the table declares them: a column without a value is null. */
export function fieldsIn<Row extends object, Field extends FieldOf<keyof Row> & string>(row: Row, ...fields: Some<Field>) {
  return Object.fromEntries(entriesOf(row, fields)) as Fields<Row, Field>;
}

/** The same without the fields that have no value, for optional fields of the domain. */
export function presentIn<Row extends object, Field extends FieldOf<keyof Row> & string>(row: Row, ...fields: Some<Field>) {
  return Object.fromEntries(entriesOf(row, fields).filter(([, value]) => value !== null)) as Partial<Present<Fields<Row, Field>>>;
}

/** Returns a reader of fields that must have a value in this row, though their columns may be empty: it throws, naming table, id and column. */
export function requiredIn<Row extends { readonly id: string }>(table: string, row: Row) {
  return <Field extends FieldOf<keyof Row> & string>(...fields: Some<Field>) => {
    const entries = entriesOf(row, fields);
    const missing = entries.find(([, value]) => value === null || value === undefined);
    if (missing) throw new Error(`${table} ${row.id}: ${columnOf(missing[0])} is missing`);
    return Object.fromEntries(entries) as Present<Fields<Row, Field>>;
  };
}

/** The columns of named fields, and of no others: whatever else an object holds is not stored. A field without a value is null. */
export function columnsOf<Shape extends object, Field extends keyof Shape & string>(shape: Shape, ...fields: Some<Field>) {
  return Object.fromEntries(fields.map((field) => [columnOf(field), shape[field] ?? null])) as {
    [Name in Field as ColumnOf<Name>]: undefined extends Shape[Name] ? Exclude<Shape[Name], undefined> | null : Shape[Name];
  };
}

function entriesOf(row: object, fields: readonly string[]): [string, unknown][] {
  const columns = row as Readonly<Record<string, unknown>>;
  return fields.map((field) => [field, columns[columnOf(field)]]);
}

/** A value for a column of JSON. */
export const asJson = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;
