// Proves that other people's generators can use the contract.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, root, runTool, workshop } from './tools.ts';

/** How each generator of others is called; it writes into the folder `generated`. */
const GENERATORS: Record<string, (folder: string) => void> = {
  'hey-api': (folder) => runTool('openapi-ts', ['-i', contract, '-o', 'generated', '-c', '@hey-api/client-fetch'], folder),
  'swagger-typescript-api': (folder) =>
    runTool('swagger-typescript-api', ['generate', '-p', contract, '-o', 'generated', '-n', 'api.ts'], folder),
  orval: (folder) => {
    const output = { target: 'generated/api.ts', client: 'fetch', baseUrl: { runtime: 'process.env.SHOP_URL' } };
    writeFileSync(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify({ shop: { input: contract, output } })}`);
    runTool('orval', ['--config', 'orval.config.cjs'], folder);
  },
};

export const FOREIGN = Object.keys(GENERATORS);

const OPTIONS = '--strict --module commonjs --moduleResolution node10 --target es2022 --lib es2022,dom,dom.iterable --types node';

/** Makes a client by a generator and compiles it with a program that buys by it. Throws what the generator or `tsc --strict` says. */
export function makeForeignClient(name: string): void {
  const folder = join(workshop, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  cpSync(join(import.meta.dirname, 'programs', `${name}.ts`), join(folder, 'program.ts'));
  GENERATORS[name]?.(folder);
  const types = ['--typeRoots', join(root, 'node_modules/@types'), '--outDir', 'built', 'program.ts'];
  runTool('tsc', [...OPTIONS.split(' '), ...types], folder);
}

/** Lets a client buy at an address. Returns the state and the sum of its order. */
export function buyBy(name: string, url: string): string {
  const args = [join(workshop, name, 'built/program.js')];
  return execFileSync(process.execPath, args, { env: { ...process.env, SHOP_URL: url }, encoding: 'utf8' }).trim();
}
