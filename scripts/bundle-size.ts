import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Prints the JavaScript that a first visit to the home page loads, gzipped, and fails when it weighs more than the budget.
 * Usage: bundle-size [folder of the browser's build]
 */
const BUDGET_BYTES = 130_000;
const HOME_PAGE = 'src/storefront/home/home-page.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const client = process.argv[2] ?? join(import.meta.dirname, '../dist/client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

const totals = (['ru', 'en'] as const).map((language) => {
  const files = filesOf(['src/entry-client.tsx', HOME_PAGE, `src/i18n/messages/${language}/first.ts`]);
  const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(client, file)), { level: 9 }).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`Home page, ${language}: ${kilobytes(total)} gzip in ${sizes.length} files, budget ${kilobytes(BUDGET_BYTES)}`);
  for (const { file, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes))
    console.log(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
  return total;
});

if (Math.max(...totals) > BUDGET_BYTES) {
  console.error('The home page is over its budget: load what it does not need at once later.');
  process.exitCode = 1;
}

/** Files of the named modules and of all that they import at once. */
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
