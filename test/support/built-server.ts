import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** What the server is built from. */
const SOURCES = ['src', 'scripts/build-server.ts', 'scripts/outside-packages.ts', 'scripts/migrate.ts', 'package-lock.json'];

/** Builds the server again when a source is newer, so that a test which starts processes tries the code as it stands. */
export function buildChangedServer(): void {
  const built = join(root, 'dist/shop/main.js');
  if (existsSync(built) && lastChange() <= statSync(built).mtimeMs) return;
  execFileSync(process.execPath, ['scripts/build-server.ts'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Once before the files of a project, so that its workers need not build at the same time. */
export default buildChangedServer;

function lastChange(): number {
  return Math.max(...SOURCES.flatMap((source) => filesOf(join(root, source))).map((file) => statSync(file).mtimeMs));
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  return files.map(({ parentPath, name }) => join(parentPath, name));
}
