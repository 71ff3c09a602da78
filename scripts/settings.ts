// `npm run settings` writes what people read about the settings, .env.example, from src/config/variables.ts.
import { writeFileSync } from 'node:fs';
import type { Setting } from '../src/config/setting.ts';
import { VARIABLES } from '../src/config/variables.ts';

const variables: [string, Setting][] = Object.entries(VARIABLES);

/** The text of .env.example as the settings would have it. */
export function envExample(): string {
  const entries = variables.map(([name, setting]) => `# ${meaningOf(setting)}.\n# ${name}=${setting.default ?? ''}\n`);
  return `# The settings of the shop, with their defaults. Copy this file to .env and set what differs; a variable of the environment wins over
# the same variable in .env. An empty variable counts as not set. A value with # in it stands in quotes ('…, office #7'): what follows
# a bare # is a comment. Made by \`npm run settings\`.

${entries.join('\n')}`;
}

function meaningOf({ description, enum: values }: Setting): string {
  return values ? `${description}. One of ${values.map((value) => `\`${value}\``).join(', ')}` : description;
}

if (import.meta.main) writeFileSync('.env.example', envExample());
