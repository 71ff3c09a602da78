import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Splits a markdown file of this folder into its YAML front matter, read by `text` and `list`, and its body. Throws when the file, or
 * a key that is asked for, is missing.
 */
export function readDocument(path: string) {
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
