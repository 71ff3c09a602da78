// `make dev`: rebuilds the web client and restarts the server on every change; `--small` does neither, and says what would run. The pages are
// those of production: rendered on the server.
import { spawn } from 'node:child_process';

const commands = [
  ['vite', 'build', 'web', '--watch', '--logLevel', 'warn', '--outDir', '../dist/client'],
  ['vite', 'build', 'web', '--watch', '--logLevel', 'warn', '--ssr', 'src/start/entry-server.tsx', '--outDir', '../dist/server'],
  [
    'node',
    '--watch',
    '--watch-path=src',
    '--watch-path=dist/server',
    '--watch-path=openapi/generated',
    '--watch-preserve-output',
    '--env-file-if-exists=.env',
    'src/main.ts',
  ],
];
if (process.argv.includes('--small')) {
  for (const command of commands) console.log(command.join(' '));
  process.exit();
}
const watchers = commands.map(([command = '', ...args]) => spawn(command, args, { stdio: 'inherit' }));

const stop = () => {
  for (const watcher of watchers) watcher.kill();
};
for (const watcher of watchers) watcher.once('exit', stop);
process.once('SIGINT', stop).once('SIGTERM', stop);
