import { FIRST_LANGUAGE, type InEachLanguage, inEachLanguage, LANGUAGES, type Language } from './language.ts';

/** The names of a field in each language, as tables and the contract spell them: `name` is Russian, `name_en` is English. */
export type FieldNames<Field extends string> = Field | `${Field}_${Exclude<Language, typeof FIRST_LANGUAGE>}`;

/** The fields that values in each language become. */
type Spelled<Values> = {
  [Field in keyof Values as FieldNames<Field & string>]: Values[Field] extends InEachLanguage<infer Value> ? Value : never;
};

/** Returns the field's name in each language, Russian first: `['name', 'name_en']`. */
export function fieldsOf<Field extends string>(field: Field): FieldNames<Field>[] {
  return LANGUAGES.map((language) => fieldName(field, language));
}

/** Reads a field in each language: `{ name: 'Яга', name_en: 'Yagya' }` becomes `{ ru: 'Яга', en: 'Yagya' }`. */
export function fromFields<Field extends string, Fields extends Readonly<Record<FieldNames<Field>, unknown>>>(
  record: Fields,
  field: Field,
): InEachLanguage<Fields[Field]> {
  return inEachLanguage((language) => record[fieldName(field, language)] as Fields[Field]);
}

/** Writes values in each language as fields: `{ name: { ru: 'Яга', en: 'Yagya' } }` becomes `{ name: 'Яга', name_en: 'Yagya' }`. */
export function toFields<Values extends Readonly<Record<string, InEachLanguage<unknown>>>>(values: Values): Spelled<Values> {
  const fields = Object.entries(values).flatMap(([field, texts]) =>
    Object.entries(texts).map(([language, value]) => [fieldName(field, language as Language), value]),
  );
  return Object.fromEntries(fields);
}

export function fieldName<Field extends string>(field: Field, language: Language): FieldNames<Field> {
  return language === FIRST_LANGUAGE ? field : `${field}_${language}`;
}
