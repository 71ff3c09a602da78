import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import type { Article } from './article.ts';

/** What the legal texts say of this shop, by its name in braces: `{email}`. */
export type Blanks = Readonly<Record<string, Bilingual>>;

/** Fills the blanks of a text. A name in braces that nobody knows stays as it is. */
export function fillIn(document: Article, blanks: Blanks): Article {
  const content = inEachLanguage((language) =>
    document.content[language].replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name]?.[language] ?? blank),
  );
  return { ...document, content };
}

/** Writes lines of plain text as paragraphs of markdown that show them as they are. */
export function asParagraphs(lines: readonly string[]): string {
  return lines.map(plain).join('\n\n');
}

/** Escapes what markdown reads as marks, within a line and at its beginning. */
function plain(line: string): string {
  return line.replace(/[\\`*_[\]<>#&!|~]/g, '\\$&').replace(/^(\d*)([-+=.)])/, '$1\\$2');
}
