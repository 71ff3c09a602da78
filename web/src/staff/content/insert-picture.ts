import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { ContentPicture } from './picture-calls.ts';
import { type TextValues, textIn } from './text-kind.ts';

/** Where a picture comes into a text. */
export interface PicturePlace {
  readonly field: string;
  readonly language: Language;
  /** Characters before the cursor. */
  readonly position: number;
  /** A file that was dropped there. */
  readonly file?: File | undefined;
}

/** The text with the picture at its place; in both languages, also in the other text, behind as many paragraphs. */
export function withPicture(values: TextValues, place: PicturePlace, picture: ContentPicture, isForBoth: boolean): TextValues {
  const { field, language, position } = place;
  const edited = textIn(values, field, language);
  const languages = LANGUAGES.filter((one) => isForBoth || one === language);
  return Object.fromEntries(
    languages.map((one) => {
      const text = textIn(values, field, one);
      const at = one === language ? position : behind(text, paragraphsOf(edited.slice(0, position)));
      return [fieldName(field, one), withBlock(text, at, markdownOf(picture, one))];
    }),
  );
}

const EMPTY_LINE = /\n[ \t]*\n/;

const paragraphsOf = (text: string) => text.split(EMPTY_LINE).filter((part) => part.trim() !== '').length;

/** Where so many paragraphs of a text end. */
function behind(text: string, paragraphs: number): number {
  let [position, count] = [0, 0];
  for (const part of text.split(new RegExp(`(${EMPTY_LINE.source})`))) {
    if (count === paragraphs) return position;
    position += part.length;
    if (part.trim() !== '') count += 1;
  }
  return text.length;
}

/** The text with a paragraph of its own at the position. */
function withBlock(text: string, position: number, block: string): string {
  const before = text.slice(0, position).trimEnd();
  const after = text.slice(position).replace(/^(?:[ \t]*\n)+/, '');
  return [before, block, after].filter((part) => part.trim() !== '').join('\n\n');
}

/** Words in brackets of markdown are marked up, too, so its signs are left out. */
function markdownOf(picture: ContentPicture, language: Language): string {
  const words = picture[fieldName('alt', language)]
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[\\`*_<>]/g, '');
  return `![${words}](${picture.address})`;
}
