// `make size`: prints the JavaScript that a first visit to a page loads, gzipped, and fails when it weighs more than the page's budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '../src/kernel/language.ts';
import { ENTRY, FACES, START } from '../web/first-visit.ts';

interface Page {
  readonly name: string;
  readonly module: string;
  readonly budgetBytes: number;
  /** Message areas that this page loads in addition to those that every first visit loads. */
  readonly words: readonly string[];
}

const PAGES: readonly Page[] = [
  { name: 'Home', module: 'src/storefront/home/home-page.tsx', budgetBytes: 124_000, words: [] },
  { name: 'Articles', module: 'src/storefront/articles/articles-page.tsx', budgetBytes: 132_000, words: ['articles'] },
  { name: 'Almanac', module: 'src/storefront/almanac/almanac-page.tsx', budgetBytes: 126_000, words: [] },
  { name: 'Article', module: 'src/storefront/reader/article-page.tsx', budgetBytes: 132_000, words: ['reading'] },
  { name: 'Ritual', module: 'src/storefront/reader/ritual-page.tsx', budgetBytes: 132_000, words: ['reading'] },
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const client = join(import.meta.dirname, '../dist/client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

for (const page of PAGES) {
  for (const language of LANGUAGES) {
    const bytes = weigh(page, language);
    if (bytes <= page.budgetBytes) continue;
    console.error(`${page.name} (${language}) is over its budget: load what it does not need at once later.`);
    process.exitCode = 1;
  }
}

/** Prints what a page loads in a language; returns the sum in bytes. */
function weigh({ name, module, budgetBytes, words }: Page, language: string): number {
  const areas = ['first', ...words].map((area) => `src/i18n/messages/${language}/${area}.ts`);
  const files = filesOf([FACES, ENTRY, START, module, ...areas]);
  const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(client, file)), { level: 9 }).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${name}, ${language}: ${kilobytes(total)} gzip in ${sizes.length} files, budget ${kilobytes(budgetBytes)}`);
  for (const { file, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes)) {
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
  }
  return total;
}

/** Files of the named modules and of everything that they import statically. */
function filesOf(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no ${name}`);
    if (seen.has(name)) return;
    seen.set(name, chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...new Set(seen.values())];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
