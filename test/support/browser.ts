import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it draws no window, and tells the stories in little more than half of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium that starts here: CHROME_PATH, one in PATH, or Playwright's own download. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH ?? '', ...installed, chromium.executablePath()];
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/** Flags for a Chromium that runs as root, in containers, and that calls no host of its own accord. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
