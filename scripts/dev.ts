// Rebuilds the web client and restarts the server on every change. The pages are those of production: rendered on the server.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('dist/server')) spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });

const watchers = [
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
].map(([command = '', ...args]) => spawn(command, args, { stdio: 'inherit' }));

const stop = () => {
  for (const watcher of watchers) watcher.kill();
};
for (const watcher of watchers) watcher.once('exit', stop);
process.once('SIGINT', stop).once('SIGTERM', stop);
