import { type FieldNames, fieldName, fromFields } from '#kernel/bilingual-fields.ts';
import type { Bilingual, Language } from '#kernel/language.ts';

/** An answer of the API whose texts are in one value each: `name` holds what were `name` and `name_en`. */
export type WithTexts<Answer, Field extends string> = Omit<Answer, FieldNames<Field>> & Readonly<Record<Field, Bilingual>>;

/** Puts the texts of an answer into one value each. The result keeps the fields of each language as well, but its type hides them. */
export function withTexts<Answer extends Readonly<Record<FieldNames<Field>, string>>, Field extends string>(
  answer: Answer,
  ...fields: Field[]
): WithTexts<Answer, Field> {
  const texts = Object.fromEntries(fields.map((field) => [field, fromFields(answer, field)]));
  return { ...answer, ...texts } as WithTexts<Answer, Field>;
}

/** Puts the names of what an order or a plan holds into one value each. */
export function withNames<Item extends Readonly<Record<FieldNames<'name'>, string>>>(
  items: readonly Item[],
): WithTexts<Item, 'name'>[] {
  return items.map((item) => withTexts(item, 'name'));
}

/** Reads texts of an answer in one language: `textIn(article, 'en')('name')` is its `name_en`. */
export function textIn<Answer extends object>(answer: Answer, language: Language) {
  return (field: BilingualField<Answer>): string => answer[fieldName(field, language) as keyof Answer] as string;
}

/** The fields of an answer that it has in each language. */
type BilingualField<Answer> = {
  [Field in keyof Answer & string]: FieldNames<Field> extends keyof Answer ? Field : never;
}[keyof Answer & string];
