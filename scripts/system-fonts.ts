import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts that computers and phones bring with them, as Debian packages them. Liberation has the widths of Times New Roman and Arial. */
const PACKAGES = {
  liberation: 'fonts-liberation',
  roboto: 'fonts-roboto-unhinted',
  noto: 'fonts-noto-core',
  dejavu: 'fonts-dejavu-core',
} as const;

export type SystemFonts = keyof typeof PACKAGES;

const cache = join(import.meta.dirname, '../.cache/system-fonts');

/** Folder with these fonts. Downloads and unpacks their package when it is not there yet, without installing it, so without root. */
export function fontsFolder(fonts: SystemFonts): string {
  const name = PACKAGES[fonts];
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  run('apt-get', ['download', '-q', name]);
  const [file] = globSync(`${name}_*.deb`, { cwd: cache });
  run('dpkg-deb', ['-x', file ?? '', name]);
  return folder;
}

/** Path of one of these fonts by its file's name. */
export function fontFile(fonts: SystemFonts, file: string): string {
  const folder = fontsFolder(fonts);
  const [path] = globSync(`**/${file}`, { cwd: folder });
  if (!path) throw new Error(`${PACKAGES[fonts]} has no ${file}`);
  return join(folder, path);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'], timeout: 120_000 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: these fonts come from Debian`);
}
