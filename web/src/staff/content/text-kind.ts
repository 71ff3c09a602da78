import type { ComponentType } from 'react';
import type { components } from '#contract';
import { fieldName } from '#kernel/bilingual-fields.ts';
import type { Language } from '#kernel/language.ts';
import { missingParts, PICTURES } from '#modules/content/completeness.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';

/** What the fields of an editor hold: texts and shared values by the names that the API gives them, and what a kind puts together, as `picture`. */
export type TextValues = Readonly<Record<string, string | readonly string[]>>;

/** A part of a text that is written in each language. */
export interface TextPart {
  readonly field: string;
  readonly title: MessageKey;
  readonly hint?: MessageKey;
  /** The most characters that it may have. */
  readonly most: number;
  /** The lines of its field; a part without them is one line. */
  readonly rows?: number;
  /** Readers see another part in its place while it is empty. */
  readonly mayBeEmpty?: true;
  /** It is markdown that may show pictures. */
  readonly showsPictures?: true;
}

/** What the API tells of a text, whatever its kind. */
export interface EditedText {
  readonly id: string;
  readonly version: number;
  readonly hasDraft: boolean;
  readonly publishedAt: string | null;
  readonly changedAt: string;
  readonly history: readonly components['schemas']['TextChange'][];
  readonly draft: object;
  /** What readers see; null while they see nothing. */
  readonly published: object | null;
}

export interface ExtraFieldsProps<Edited extends EditedText = EditedText> {
  /** The text as it was read. */
  saved: Edited;
  values: TextValues;
  onChange: (change: TextValues) => void;
  /** What the shop has found wrong, by field. */
  errors: Readonly<Record<string, string>>;
}

/** What an editor must know of a kind of texts. */
export interface TextKind<Edited extends EditedText = EditedText> {
  readonly name: 'article' | 'service' | 'legal';
  /** The list of this kind in the panel, and the words of the way there. */
  readonly list: { readonly place: string; readonly title: MessageKey };
  readonly parts: readonly TextPart[];
  /** The parts that the preview shows. */
  readonly preview: { readonly name: string; readonly intro: string; readonly body: string };
  /** Fills the blanks of a part, for kinds whose texts have blanks. */
  readonly fill?: (text: Edited, part: string, language: Language) => string;
  /** Fields that all languages share. */
  readonly Extra: ComponentType<ExtraFieldsProps<Edited>>;
  /** The path of the API under which all texts of the kind stand. */
  readonly path: '/api/admin/content/articles' | '/api/admin/content/services' | '/api/admin/content/legal';
  /** Readers need not see each text: it can be taken from them. */
  readonly mayBeHidden?: true;
  /** What the fields hold of a draft or of what readers see. */
  readonly valuesOf: (content: Edited['draft']) => TextValues;
  /** What is sent of the fields; when not given they are sent as they are. */
  readonly editOf?: (values: TextValues) => object;
  /** What the fields would hold once this is saved, for the comparison with what others saved; when not given, what is typed. */
  readonly tidy?: (values: TextValues) => TextValues;
}

const PRICE = /^\d+([.,]\d{1,2})?$/;
/** The dollars that are typed as a price: '49', '49.5' or '49,50'. Of any other text NaN: '1,200' may not be sold for $1.20. */
export const priceIn = (text: string) => (PRICE.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN);

/** In dollars. */
const LEAST_PRICE = 1;
export const isPrice = (text: string) => priceIn(text) >= LEAST_PRICE;

/** The words of the pictures in a text count as a part of it, which is not written in a field of its own. */
export const PICTURES_PART: Pick<TextPart, 'field' | 'title' | 'mayBeEmpty'> = { field: PICTURES, title: 'content.pictureWords' };

/** A part of what is typed, in one language; empty when there is none. */
export function typedIn(values: TextValues, field: string, language: Language): string {
  const text = values[fieldName(field, language)];
  return typeof text === 'string' ? text : '';
}

/** The entries of a value that is a list; a text is its own only entry. */
export function entriesOf(value: TextValues[string] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat();
}

/** The parts of a language that must not be empty and are, and `pictures` when one of its pictures has no words. */
export function missingIn(parts: readonly TextPart[], values: TextValues, language: Language): readonly string[] {
  const needed = parts.filter(({ mayBeEmpty }) => !mayBeEmpty);
  return missingParts(Object.fromEntries(needed.map(({ field }) => [field, typedIn(values, field, language)])));
}
