import { p } from '@mikro-orm/postgresql';
import { type FieldNames, fieldsOf } from '#kernel/bilingual-fields.ts';

// Columns that many tables have. Instants, like dates, are read as text and parsed where they are used; amounts of coins stay text,
// because a double cannot hold them exactly.
export const instant = () => p.string().columnType('timestamptz(3)');
export const day = () => p.string().columnType('date');
export const units = () => p.string().columnType('numeric(40,0)');
export const uuid = () => p.uuid();

/** A column for each language of each text. */
export function inLanguages<Column, Field extends string>(
  column: () => Column,
  ...fields: Field[]
): Record<FieldNames<Field>, Column> {
  return Object.fromEntries(fields.flatMap(fieldsOf).map((name) => [name, column()])) as Record<FieldNames<Field>, Column>;
}
