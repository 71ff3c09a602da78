// `npm run settings` writes what people read about the settings, in .env.example and docs/configure.md, from src/config/variables.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Setting } from '../src/config/setting.ts';
import { VARIABLES } from '../src/config/variables.ts';

const variables: [string, Setting][] = Object.entries(VARIABLES);

/** The text of both files as the settings would have it; `path` is from the root. */
export function settingsFiles(): { readonly path: string; readonly text: string }[] {
  const table = /\| Variable \| Default \| Meaning \|\n(\|.*\n)+/;
  return [
    { path: '.env.example', text: envExample() },
    { path: 'docs/configure.md', text: readFileSync('docs/configure.md', 'utf8').replace(table, () => settingsTable()) },
  ];
}

function envExample(): string {
  const entries = variables.map(([name, setting]) => `# ${meaningOf(setting)}.\n# ${name}=${setting.default ?? ''}\n`);
  return `# The settings of the shop, with their defaults. Copy this file to .env and set what differs; a variable of the environment wins over
# the same variable in .env. An empty variable counts as not set. A value with # in it stands in quotes ('…, office #7'): what follows
# a bare # is a comment. Made by \`npm run settings\`.

${entries.join('\n')}`;
}

function settingsTable(): string {
  const rows = variables.map(
    ([name, setting]) =>
      `| \`${name}\` | ${setting.default ? `\`${setting.default}\`` : 'empty'} | ${meaningOf(setting).replaceAll('|', '\\|')} |\n`,
  );
  return `| Variable | Default | Meaning |\n|---|---|---|\n${rows.join('')}`;
}

function meaningOf({ description, enum: values }: Setting): string {
  return values ? `${description}. One of ${values.map((value) => `\`${value}\``).join(', ')}` : description;
}

if (import.meta.main) for (const { path, text } of settingsFiles()) writeFileSync(path, text);
