import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import type { ContentPicture } from './picture-calls.ts';
import { type TextValues, typedIn } from './text-kind.ts';

/** Where somebody wants a picture in a text. */
export interface PicturePlace {
  readonly field: string;
  readonly language: Language;
  /** Characters before the cursor. */
  readonly position: number;
  /** A file that was dropped on the text. */
  readonly file?: File | undefined;
}

/**
 * The texts of a field with the picture in them, as a change of the values. In the edited text it stands at its place; when it is for both languages, it
 * stands in the other text behind as many paragraphs.
 */
export function withPicture(values: TextValues, place: PicturePlace, picture: ContentPicture, isForBoth: boolean): TextValues {
  const { field, language: editedLanguage, position } = place;
  const textBefore = typedIn(values, field, editedLanguage).slice(0, position);
  const languages = isForBoth ? LANGUAGES : [editedLanguage];
  return Object.fromEntries(
    languages.map((language) => {
      const text = typedIn(values, field, language);
      const index = language === editedLanguage ? position : endOfParagraph(text, countParagraphs(textBefore));
      return [fieldName(field, language), withParagraph(text, index, markdownOf(picture, language))];
    }),
  );
}

/** Paragraphs are separated by lines that hold nothing but blanks. */
const EMPTY_LINE = /\n[ \t]*\n/;
/** The same as a group, with which `split` keeps the empty lines among the parts. */
const KEPT_EMPTY_LINE = new RegExp(`(${EMPTY_LINE.source})`);

function countParagraphs(text: string): number {
  return text.split(EMPTY_LINE).filter((part) => part.trim() !== '').length;
}

/** Where the paragraph of a number ends, in characters; the end of a text that has fewer. */
function endOfParagraph(text: string, number: number): number {
  let position = 0;
  let paragraphs = 0;
  for (const part of text.split(KEPT_EMPTY_LINE)) {
    if (paragraphs === number) return position;
    position += part.length;
    if (part.trim() !== '') paragraphs += 1;
  }
  return text.length;
}

/** The text with another paragraph at the position. */
function withParagraph(text: string, position: number, paragraph: string): string {
  const before = text.slice(0, position).trimEnd();
  // Without the empty lines at its beginning.
  const after = text.slice(position).replace(/^(?:[ \t]*\n)+/, '');
  return [before, paragraph, after].filter((part) => part.trim() !== '').join('\n\n');
}

/** A picture in markdown. Its words must not be read as markdown, so the signs of it are replaced or left out. */
function markdownOf(picture: ContentPicture, language: Language): string {
  const words = picture[fieldName('alt', language)]
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[\\`*_<>]/g, '');
  return `![${words}](${picture.address})`;
}
