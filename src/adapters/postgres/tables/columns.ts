import { p } from '@mikro-orm/postgresql';
import { type FieldNames, fieldsOf } from '#kernel/bilingual-fields.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { BirthFields } from '#modules/profiles/index.ts';

// Kinds of columns that many tables have. Days are read as text (YYYY-MM-DD). Amounts of coins are read as text, too, because a double cannot
// hold them exactly.
export const instant = () => p.datetime().columnType('timestamptz(3)');
export const day = () => p.string().columnType('date').$type<CalendarDate>();
export const units = () => p.string().columnType('numeric(40,0)');
export const uuid = () => p.uuid();

/** What is known of somebody's birth and descent, kept by a consent: their own, or that of whoever answers for them. */
export const birth = () => ({
  birthDate: p.text(),
  birthTime: p.text(),
  isTimeUncertain: p.text().$type<BirthFields['isTimeUncertain']>(),
  birthPlace: p.text(),
  birthNakshatra: p.text(),
  birthRashi: p.text(),
  gotra: p.text(),
  isGotraUnknown: p.text().$type<BirthFields['isGotraUnknown']>(),
});

/** A column for each language of each text. */
export function inLanguages<Column, Field extends string>(
  column: () => Column,
  ...fields: Field[]
): Record<FieldNames<Field>, Column> {
  return Object.fromEntries(fields.flatMap(fieldsOf).map((name) => [name, column()])) as Record<FieldNames<Field>, Column>;
}
