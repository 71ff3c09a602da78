// `make browsers`: one story in Chromium, Firefox and WebKit; arguments go to Playwright, such as `--grep Firefox`.
import { spawnSync } from 'node:child_process';
import { ensurePackages } from './debian-packages.ts';
import { ensureBrowser } from './ensure-browser.ts';

ensureBrowser();
ensurePackages({
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
});
const args = ['test', '--config', 'test/browsers/playwright.config.ts', ...process.argv.slice(2)];
process.exit(spawnSync('playwright', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1);
