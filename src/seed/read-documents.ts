import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FIRST_LANGUAGE, inEachLanguage } from '#kernel/language.ts';

/**
 * Reads a markdown file of this folder in each language, `name.ru.md` and so on. `shared` reads values that are the same in all languages.
 * Throws when a file or a requested key is missing.
 */
export function readDocuments(name: string) {
  const documents = inEachLanguage((language) => readDocument(`${name}.${language}.md`));
  return {
    body: inEachLanguage((language) => documents[language].body),
    text: (key: string) => inEachLanguage((language) => documents[language].text(key)),
    list: (key: string) => inEachLanguage((language) => documents[language].list(key)),
    shared: documents[FIRST_LANGUAGE],
  };
}

/** Splits a markdown file into its YAML front matter, read by `text` and `list`, and its body. */
function readDocument(path: string) {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const matter: Record<string, unknown> = parse(head) ?? {};
  const broken = (key: string) => new Error(`src/seed/${path}: '${key}' is missing or of the wrong kind`);
  return {
    body: body.trim(),
    text(key: string): string {
      const value = matter[key];
      if (typeof value !== 'string' || value === '') throw broken(key);
      return value;
    },
    list(key: string): string[] {
      const value = matter[key];
      if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) throw broken(key);
      return value;
    },
  };
}
