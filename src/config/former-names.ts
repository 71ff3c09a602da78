import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';

/** Settings whose former names mean something else to shells and tools: the mailbox, the name of the machine. */
const RENAMED = { MAIL: 'MAIL_TRANSPORT', SMS: 'SMS_TRANSPORT', HOST: 'LISTEN_HOST' };

/**
 * Throws ConfigError for a setting that stands in a file of settings under its former name. In the environment such a variable is not
 * the shop's, and is not read.
 */
export function refuseFormerNames(file: string): void {
  const settings = parseEnv(readOrEmpty(file));
  for (const [former, name] of Object.entries(RENAMED)) {
    if (former in settings) throw new ConfigError(former, `in ${file} is now called ${name}`);
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}
