// `make system-test`: the shop with Debian's servers around it; arguments go to Vitest.
import { spawnSync } from 'node:child_process';
import { ensurePackages } from './debian-packages.ts';

ensurePackages({ caddy: '/usr/bin/caddy', pgbouncer: '/usr/sbin/pgbouncer', prometheus: '/usr/bin/promtool' });
const args = ['run', '--config', 'test/system/vitest.config.ts', ...process.argv.slice(2)];
process.exit(spawnSync('vitest', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1);
