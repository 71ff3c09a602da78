// `make system-test`: the shop with Debian's servers around it; arguments go to Vitest. `--small` only lists the tests.
import { spawnSync } from 'node:child_process';
import { ensurePackages } from './debian-packages.ts';

const isSmall = process.argv.includes('--small');
if (!isSmall)
  ensurePackages({
    caddy: '/usr/bin/caddy',
    pgbouncer: '/usr/sbin/pgbouncer',
    postgresql: '/usr/bin/pg_ctlcluster',
    prometheus: '/usr/bin/promtool',
    varnish: '/usr/sbin/varnishd',
  });
const args = [...(isSmall ? ['list'] : ['run', ...process.argv.slice(2)]), '--config', 'test/system/vitest.config.ts'];
process.exit(spawnSync('vitest', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1);
