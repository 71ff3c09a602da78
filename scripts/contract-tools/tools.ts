import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../test/support/free-port.ts';
import { untilListening } from '../../test/support/until-listening.ts';

export const root = join(import.meta.dirname, '../..');
export const contract = join(root, 'openapi/generated/openapi.json');
/** Where the tools of others are installed and where they write. */
export const workshop = join(root, '.cache/contract-tools');
const source = import.meta.dirname;

/** Installs the tools that `package-lock.json` pins, unless they are there. No package runs a script. */
export function installTools(): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(join(workshop, 'node_modules/.package-lock.json')) && lock(workshop) === lock(source)) return;
  mkdirSync(workshop, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(workshop, file));
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', args, { cwd: workshop, stdio: 'inherit' });
}

const pathOf = (tool: string) => join(workshop, 'node_modules/.bin', tool);

/** Runs a tool in a folder and returns what it wrote. Throws with that when the tool fails. */
export function runTool(tool: string, args: readonly string[], folder = workshop): string {
  try {
    return execFileSync(process.execPath, [pathOf(tool), ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${tool} fails:\n${stdout}${stderr}`);
  }
}

/** Prism as a proxy before a server, which holds each answer against the contract. `isStrict`: it answers breaches by 4xx and 5xx. */
export async function startPrism(
  server: string,
  { isStrict }: { readonly isStrict: boolean },
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const args = [pathOf('prism'), 'proxy', contract, server, '--port', `${port}`, ...(isStrict ? ['--errors'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => void child.kill();
  await untilListening(port, child).catch((cause) => {
    stop();
    throw new Error('Prism does not get ready', { cause });
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}
