import { fieldName } from '#kernel/bilingual-fields.ts';
import { type FieldError, ShopError } from '#kernel/errors.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { missingParts, PICTURES } from './completeness.ts';

/**
 * Throws `invalid_request` for each part that a text lacks in a language, by the names of the contract; pictures without words are reported at
 * the field `contentField`.
 */
export function requireParts(contentField: string, partsIn: (language: Language) => Readonly<Record<string, string>>): void {
  const fields = LANGUAGES.flatMap((language) =>
    missingParts(partsIn(language)).map(
      (part): FieldError =>
        part === PICTURES
          ? { path: [fieldName(contentField, language)], code: 'unnamed_picture' }
          : { path: [fieldName(part, language)], code: 'required' },
    ),
  );
  if (fields.length > 0) throw new ShopError('invalid_request', { fields });
}
