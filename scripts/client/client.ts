// `make client`, a part of the build: the client package for integrators as a tarball in dist/client-package, where the shop finds it.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './build.ts';

const place = 'dist/client-package';
const folder = join(place, 'package');
rmSync(place, { recursive: true, force: true });
const bytes = buildClient(folder);
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', `./${folder}`, '--pack-destination', place, '--json', '--loglevel=error'], { encoding: 'utf8' }),
);
console.log(`${join(place, filename)}: its code weighs ${(bytes / 1000).toFixed(1)} kB compressed`);
