import { type FieldNames, fieldName } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';

/** Reads texts of an answer in one language: `textIn(article, 'en')('name')` is its `name_en`. */
export function textIn<Answer extends object>(answer: Answer, language: Language) {
  return (field: BilingualField<Answer>): string => answer[fieldName(field, language) as keyof Answer] as string;
}

/** The fields of an answer that it has in each language. */
type BilingualField<Answer> = {
  [Field in keyof Answer & string]: FieldNames<Field> extends keyof Answer ? Field : never;
}[keyof Answer & string];
