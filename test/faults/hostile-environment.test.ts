import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { sendOrder } from '../support/writers.ts';

const root = join(import.meta.dirname, '../..');

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shop-hostile-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** What shells, tools and build machines set, to no good for a shop. */
const HOSTILE = {
  MAIL: '/var/mail/anna',
  SMS: 'yes',
  HOST: 'annas-machine',
  HOSTNAME: 'annas-machine',
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'Pacific/Kiritimati',
  NODE_ENV: 'production',
  npm_config_production: 'true',
  npm_config_only: 'prod',
  npm_config_omit: 'dev',
  npm_config_optional: 'false',
  npm_config_ignore_scripts: 'false',
};

test.each([
  ['build', 1, ['vite', 'fastify'], ['vitest', 'typescript']],
  ['check', 2, ['vite', 'fastify', 'vitest', 'typescript'], []],
])(
  'make %s installs every package that it needs, whatever npm is told to leave out, and lets none run a script',
  async (...row) => {
    const [target, installs, needed, unneeded] = row;
    const folder = join(home, `to install for ${target}`);
    for (const name of ['package.json', 'package-lock.json', '.npmrc', 'Makefile', 'scripts/generate-types/package.json'])
      await cp(join(root, name), join(folder, name));
    const run = (file: string, args: string[]) =>
      promisify(execFile)(file, args, { cwd: folder, env: { ...process.env, ...HOSTILE }, maxBuffer: 2 ** 24 });
    const { stdout: commands } = await run('make', ['--no-print-directory', '--dry-run', '--always-make', target]);
    const installing = commands.split('\n').filter((command) => /^npm (ci|install) /.test(command));
    expect(installing).toHaveLength(installs);
    for (const command of installing) expect(command).toContain(' --ignore-scripts ');

    const [npm = '', ...args] = installing.at(-1)?.split(' ') ?? [];
    const { stdout: added } = await run(npm, [...args, '--dry-run', '--offline', '--loglevel=notice']);
    const names = new Set(added.split('\n').map((line) => line.split(' ')[1]));
    for (const name of [...needed, `node-${process.platform}-${process.arch}`]) expect(names).toContain(name);
    for (const name of unneeded) expect(names).not.toContain(name);
  },
);

test('the shop sells in a hostile environment: foreign variables, another zone, a path with spaces, folders that cannot be written', async () => {
  const folder = join(home, 'a shop, copied');
  for (const name of ['src', 'openapi', 'dist', 'package.json', '.npmrc', 'Makefile'])
    await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Nothing can be made below a file, not even by root.
  const file = join(home, 'file');
  await writeFile(file, '');
  await rm(join(folder, 'dist/.compile-cache'), { recursive: true, force: true });
  await writeFile(join(folder, 'dist/.compile-cache'), '');
  const env = { ...HOSTILE, HOME: join(file, 'home'), TMPDIR: join(file, 'tmp'), npm_config_cache: join(file, 'npm') };

  const server = await startServer(env, { command: ['make', 'start'], folder });
  expect((await sendOrder(server.url)).status).toBe(201);
  const page = await fetch(`${server.url}/ru`);
  expect([page.status, (await page.text()).includes('Ритуал')]).toEqual([200, true]);
  await server.stop();
});

test('a data folder that cannot be made stops the start, and the message names the setting', async () => {
  const file = join(home, 'no folder');
  await writeFile(file, '');
  await expect(startServer({ ...HOSTILE, DATA_DIR: join(file, 'data') })).rejects.toThrow(
    /DATA_DIR is no folder that can be written/,
  );
});
