// `make browsers`: one story in Chromium, Firefox and WebKit; arguments go to Playwright, such as `--grep Firefox`. `--small` tells it in
// Chromium alone.
import { spawnSync } from 'node:child_process';
import { ensurePackages } from './debian-packages.ts';
import { ensureBrowser } from './ensure-browser.ts';

const isSmall = process.argv.includes('--small');
const wanted = isSmall ? ['--grep', 'Chromium'] : process.argv.slice(2);

ensureBrowser();
if (!isSmall)
  ensurePackages({
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  });
const args = ['test', '--config', 'test/browsers/playwright.config.ts', ...wanted];
process.exit(spawnSync('playwright', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1);
