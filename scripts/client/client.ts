// `make client`, a part of the build: the client package for integrators as a tarball in dist/client-package, where the shop finds it.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './build.ts';

const target = 'dist/client-package';
const folder = join(target, 'package');
rmSync(target, { recursive: true, force: true });
const bytes = buildClient(folder);
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', `./${folder}`, '--pack-destination', target, '--json', '--loglevel=error'], { encoding: 'utf8' }),
);
console.log(`${join(target, filename)}: its code weighs ${(bytes / 1000).toFixed(1)} kB compressed`);
