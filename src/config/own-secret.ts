import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';

/** The secret that a sandbox makes once and keeps with its data. Throws ConfigError when it cannot, or the file is empty. */
export function ownSecret(dataDir: string): string {
  const secret = readOrMake(dataDir, secretFileIn(dataDir));
  // A full disk or an end at the wrong moment leaves such a file.
  if (secret === '') throw new ConfigError('DATA_DIR', 'holds an empty secret-key: when it stays empty, remove the file');
  return secret;
}

function readOrMake(dataDir: string, path: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeOnce(path, randomBytes(32).toString('hex'));
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError('DATA_DIR', `is no folder that can be written (${codeOf(error)})`);
  }
}

export function secretFileIn(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

/** Leaves the file as it is when another process was quicker. */
function writeOnce(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
