import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseFormerNames } from './former-names.ts';
import { readConfig } from './read-config.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

function fileWith(text: string): string {
  const file = join(folder(), '.env');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['MAIL=smtp', 'MAIL', 'MAIL_TRANSPORT'],
  ['PORT=4000\nSMS=twilio\n', 'SMS', 'SMS_TRANSPORT'],
  ['export HOST="0.0.0.0"', 'HOST', 'LISTEN_HOST'],
])('a setting that stands in the file of settings under its former name stops the start (%j)', (text, former, name) => {
  const file = fileWith(text);
  expect(() => refuseFormerNames(file)).toThrow(`${former} in ${file} is now called ${name}`);
});

test('a file of settings may be missing, and may hold names that are not the shop’s', () => {
  refuseFormerNames(fileWith('# MAIL=smtp\nMAILTO=root\nMAIL_TRANSPORT=smtp\n'));
  refuseFormerNames(join(folder(), '.env'));
});

test('what login shells and tools set is not read as a setting', () => {
  const DATA_DIR = folder();
  const shells = { MAIL: '/var/mail/anna', HOST: 'annas-machine', SMS: 'yes', HOSTNAME: 'annas-machine', NODE_ENV: 'production' };
  expect(readConfig({ DATA_DIR, ...shells })).toEqual(readConfig({ DATA_DIR }));
});
