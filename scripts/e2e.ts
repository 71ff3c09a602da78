// Browser tests alone; arguments go to Playwright. `--small` runs one test on one screen.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.ts';

const SMALL = ['--project=desktop-ru', '--grep', 'the home page opens'];
const wanted = process.argv.slice(2).flatMap((argument) => (argument === '--small' ? SMALL : argument));

ensureBrowser();
process.exit(spawnSync('playwright', ['test', ...wanted], { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1);
