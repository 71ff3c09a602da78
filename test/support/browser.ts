import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that starts here: CHROME_PATH, one in PATH, or Playwright's own download. Undefined when there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROME_PATH, ...names, chromium.executablePath()];
  return candidates.find((path): path is string => Boolean(path) && spawnSync(String(path), ['--version']).status === 0);
}

/** Flags for a Chromium that runs as root, in containers, and that calls no host of its own accord. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
