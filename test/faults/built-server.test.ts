import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const built = join(import.meta.dirname, '../../dist/shop');
const files = readdirSync(built).filter((file) => file.endsWith('.js'));
/** The parts that are loaded only where something needs them: a request, a job or a command. */
const late = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(/import\("\.\/([\w.-]+\.js)"\)/g)].map(([, name = '']) => name),
  ),
);
/** MikroORM can work with a package that the shop does not install, and asks for it in no call of ours. */
const NOT_INSTALLED = /Could not resolve "dataloader"/;

/** What loading each says, empty for a part that is whole. */
const LOAD = `
  const failures = {};
  for (const name of process.argv.slice(2)) failures[name] = await import(process.argv[1] + '/' + name).then(() => '', String);
  console.log(JSON.stringify(failures));
  process.exit(0);`;
const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', LOAD, built, ...late], {
  timeout: 60_000,
});
const failures: Readonly<Record<string, string>> = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');

// The start of a server shows nothing of them.
test.each([...late].sort())('the built server can load %s', (name) => {
  if (!NOT_INSTALLED.test(failures[name] ?? 'never asked for')) expect(failures[name]).toBe('');
});
