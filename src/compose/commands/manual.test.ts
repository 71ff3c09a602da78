import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS, COMMANDS_WITHOUT_SHOP } from './index.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const manual = read('docs/operate.md') + read('docs/deploy.md');
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;
const commands = new Map([...COMMANDS, ...COMMANDS_WITHOUT_SHOP].map(({ name, options }) => [name, options]));

/** The lines of commands that a text tells an operator to write: in tables, behind `npm run` and behind the program. */
function commandLinesIn(text: string): (readonly [name: string, line: string])[] {
  const flat = text.replace(/\n(?=--)/g, ' ');
  const patterns = [
    /^\| `([a-z-]+)([^`]*)`/gm,
    /(?:npm run operator --|node (?:src|dist\/shop)\/operator\.[jt]s) ([a-z-]+)([^`\n]*)/g,
    /npm run (?!operator\b)([a-z:-]+)(?: --)?([^`\n]*)/g,
  ];
  const lines = patterns.flatMap((pattern) =>
    [...flat.matchAll(pattern)].map(([, name = '', line = '']) => [name, line] as const),
  );
  return lines.filter(([name]) => commands.has(name) || !(name in scripts));
}

test.each(commandLinesIn(manual))('the manual writes the command %s%s as it is', (name, line) => {
  const options = commands.get(name);
  if (!options) throw new Error('There is no such command');
  const given = [...line.matchAll(/--([a-z]+)/g)].map(([, option = '']) => option);
  expect(Object.keys(options)).toEqual(expect.arrayContaining(given));
  // A command that is only named is written without its options.
  const isComplete = line !== '';
  const required = Object.entries(options).flatMap(([option, { isRequired }]) => (isRequired && isComplete ? [option] : []));
  expect(given).toEqual(expect.arrayContaining(required));
});

test('the manual tells every command about reviews and refunds', () => {
  const names = new Set(commandLinesIn(manual).map(([name]) => name));
  const money = [...commands.keys()].filter((name) => /^(review|settle|confirm-payment|refund)/.test(name));
  expect(money.filter((name) => !names.has(name))).toEqual([]);
});

test('lines of commands are found in tables and behind `npm run`, with options that no command has', () => {
  expect(commandLinesIn('| `refund-send --refund ID --speed FAST` | x |\n`npm run operator -- settle\n--id ID`')).toEqual([
    ['refund-send', ' --refund ID --speed FAST'],
    ['settle', ' --id ID'],
  ]);
});
