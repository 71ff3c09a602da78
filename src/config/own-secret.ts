import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';

/** The secret that a sandbox makes once and keeps with its data. Throws ConfigError when it cannot, or the file is empty. */
export function ownSecret(dataDir: string): string {
  const path = secretFileIn(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeOnce(path, randomBytes(32).toString('hex'));
    const secret = readFileSync(path, 'utf8').trim();
    if (secret) return secret;
  } catch (error) {
    throw new ConfigError('DATA_DIR', `is no folder that can be written (${codeOf(error)})`);
  }
  throw new ConfigError('DATA_DIR', 'holds an empty secret-key: when it stays empty, remove the file');
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
