import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Nothing with these words may come into the image. */
export const SECRET = 'canary-of-a-secret-4c1f';

/** Where those who run a shop have secrets and data beside the sources. */
const SECRET_FILES = ['.env', 'docker/.env', 'docker/certificates/authority-key.pem', 'data/secret', 'shop.log', '.git/config'];

/**
 * Copies the files that git knows or does not ignore, but for the folder `test`, into a new folder, with secrets where people have them, and
 * with one in `test`, which the image leaves out. Returns the new folder.
 */
export function makeContext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-image-context-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  // A file that was deleted and not committed is still listed.
  const paths = list.split('\0').filter((path) => existsSync(path) && !path.startsWith('test/'));
  for (const path of paths) cpSync(path, join(folder, path), { force: true });
  for (const path of [...SECRET_FILES, 'test/secret.ts']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${SECRET}\n`);
  }
  return folder;
}
