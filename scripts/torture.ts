// `make torture`: crowds, kills and payments in full size. `--small` only lists what would run: small crowds are sent by `make test`.
import { spawnSync } from 'node:child_process';

const isSmall = process.argv.includes('--small');
const vitest = ['vitest', isSmall ? 'list' : 'run', '--project'];
const stories = ['vendor-payment', 'stripe-payment'];
const commands = [
  [...vitest, 'torture', ...(isSmall ? [] : ['--no-file-parallelism'])],
  [...vitest, 'postgres', 'test/http/races.test.ts', 'test/http/fuzz.test.ts'],
  isSmall ? ['playwright', 'test', '--list', ...stories] : ['node', 'scripts/e2e.ts', ...stories],
];

for (const [command = '', ...args] of commands) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, CROWD: 'full' } });
  if (status !== 0) process.exit(status ?? 1);
}
