import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import type { Article } from './article.ts';

/** The names of the blanks that legal texts may have: who sells, how to reach the shop, and the shop's times. */
const BLANK_NAMES = [
  'seller',
  'email',
  'messenger',
  'unpaidDays',
  'planDays',
  'consultationDays',
  'sessionDays',
  'claimDays',
  'rateMinutes',
] as const;
type BlankName = (typeof BLANK_NAMES)[number];

/** The words of this shop for each blank, which a legal text has as its name in braces: `{email}`. */
export type Blanks = Readonly<Record<BlankName, Bilingual>>;

/** A name of letters and digits in braces. Other braces are text. */
const BLANK = /\{\s*([\p{L}\p{N}_]+)\s*\}/gu;

const isKnown = (name: string): name is BlankName => (BLANK_NAMES as readonly string[]).includes(name);

/** Fills the blanks of a text. A name in braces that nobody knows stays as it is. */
export function fillIn(document: Article, blanks: Blanks): Article {
  const content = inEachLanguage((language) =>
    fillText(document.content[language], (name) => (isKnown(name) ? blanks[name][language] : undefined)),
  );
  return { ...document, content };
}

/** Puts `wordsOf` a name in the place of each blank; a blank without words stays. The browser runs the same rule. */
export function fillText(text: string, wordsOf: (name: string) => string | undefined): string {
  return text.replace(BLANK, (blank, name: string) => wordsOf(name) ?? blank);
}

/** The names in braces in a text, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(BLANK)].map(([, name = '']) => name))];
}

/** The names in braces that the shop cannot fill, each once. */
export function unknownBlanks(text: string): string[] {
  return namesIn(text).filter((name) => !isKnown(name));
}

/** Writes lines of plain text as paragraphs of markdown that show them as they are. */
export function asParagraphs(lines: readonly string[]): string {
  return lines.map(escaped).join('\n\n');
}

/** Escapes what markdown reads as marks, within a line and at its beginning. */
function escaped(line: string): string {
  return line.replace(/[\\`*_[\]<>#&!|~]/g, '\\$&').replace(/^(\d*)([-+=.)])/, '$1\\$2');
}
