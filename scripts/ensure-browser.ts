// Finds a browser for tests and measurements, or installs one: Playwright's download, else the system's package when we are root.
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../test/support/browser.ts';

const ways = [
  { command: 'playwright install chromium', isPossible: true },
  {
    command: 'apt-get update -qq && apt-get install -y --no-install-recommends chromium-headless-shell',
    isPossible: process.getuid?.() === 0,
  },
];

/** Throws when there is no browser and none can be installed. */
export function ensureBrowser(): void {
  for (const { command, isPossible } of ways) {
    if (findBrowser()) return;
    if (!isPossible) continue;
    console.log(`No browser yet: ${command}`);
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) throw new Error('No browser for the tests: install chromium, or name one in CHROME_PATH');
}
