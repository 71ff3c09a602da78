// Browser tests alone; arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.ts';

ensureBrowser();
process.exit(
  spawnSync('playwright', ['test', ...process.argv.slice(2)], { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1,
);
