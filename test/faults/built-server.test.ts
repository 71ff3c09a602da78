import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const built = join(import.meta.dirname, '../../dist/shop');
const files = readdirSync(built).filter((file) => file.endsWith('.js'));
const late = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(/import\("\.\/([\w.-]+\.js)"\)/g)].map(([, name]) => name),
  ),
);
/** MikroORM can work with a package that the shop does not install, and asks for it in no call of ours. */
const NOT_INSTALLED = /Could not resolve "dataloader"/;

// A part that only some request needs is loaded with that request: the start of the server shows nothing of it.
test.each([...late].sort())('the built server can load %s', async (name) => {
  const load = `import(process.argv[1]).then(() => process.exit(0), (error) => { console.log(String(error)); process.exit(0); })`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', load, join(built, name as string)], { timeout: 60_000 });
  if (!NOT_INSTALLED.test(stdout)) expect(stdout).toBe('');
});
