import { spawnSync } from 'node:child_process';
import { findBrowser } from '../test/support/browser.ts';
import { ensurePackages } from './debian-packages.ts';

/** Finds a browser for tests and measurements, or installs one: Playwright's download, else Debian's package. Throws when there is none. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log("No browser yet: Playwright's is installed");
  spawnSync('playwright', ['install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
  if (findBrowser()) return;
  try {
    ensurePackages({ 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' });
  } catch (cause) {
    throw new Error('No browser for the tests: install chromium, or name one in CHROME_PATH', { cause });
  }
  if (!findBrowser()) throw new Error('The browser that was installed is not found: name it in CHROME_PATH');
}
