import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#kernel/language.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';

/** The contract's texts in another language than its own. */
export interface Translation {
  /** Undefined for a text that is not translated. */
  readonly textOf: (text: string) => string | undefined;
  /** The guide, as markdown. */
  readonly guide: string;
}

const FOLDER = new URL('../../../openapi/translations/', import.meta.url);

/**
 * Reads the translations into a language; undefined for the contract's own. Each stands beside the text that it translates, so that a text
 * which was changed has no translation. The code of the translated guide is that of `guide`, which is the contract's.
 */
export async function readTranslation(language: Language, guide: string): Promise<Translation | undefined> {
  if (language === CONTRACT_LANGUAGE) return undefined;
  const texts = new Map(await readPairs(language));
  const translated = readFileSync(new URL(`${language}/guide.md`, FOLDER), 'utf8');
  return { textOf: (text) => texts.get(inOneLine(text)), guide: withCodeOf(guide, translated) };
}

/** Each text with its translation, as the files hold them. */
export async function readPairs(language: Language): Promise<(readonly [text: string, translated: string])[]> {
  const { parse } = await import('yaml');
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((name) => {
    const pairs: Readonly<Record<Language, string>>[] = parse(readFileSync(new URL(name, folder), 'utf8'));
    return pairs.map((pair) => [inOneLine(pair[CONTRACT_LANGUAGE]), pair[language]] as const);
  });
}

/** Texts are compared in one line, because the contract and its translation may break their lines differently. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A block of code in markdown: its opening line, and its lines. */
const FENCE = /^(```\w*\n)(.*?)^```$/gms;
/** A line that is a comment in the languages of the guide. */
const COMMENT = /^ *(?:#|\/\/) .*$/gm;

/**
 * The translated guide with the blocks of code of the contract's guide. In each block the translated comments replace the original ones, in
 * their order.
 */
export function withCodeOf(guide: string, translated: string): string {
  const codes = [...guide.matchAll(FENCE)].map(([, , code = '']) => code);
  return translated.replace(FENCE, (_, opening, own) => {
    const comments = own.match(COMMENT) ?? [];
    const code = (codes.shift() ?? '').replace(COMMENT, (comment) => comments.shift() ?? comment);
    return `${opening}${code}\`\`\``;
  });
}
