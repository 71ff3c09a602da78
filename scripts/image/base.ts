import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildah, hasImage, runIn } from './buildah.ts';

/** The image on which the Dockerfile builds: `node:24.21.0-bookworm-slim` is Node 24.21.0 on Debian's bookworm. */
interface Base {
  readonly tag: string;
  readonly node: string;
  readonly debian: string;
}

/** Reads the base of every stage. Throws when there are several, or when its Node is not that of the lockfile. */
export function readBase(): Base {
  const tags = new Set([...readFileSync('docker/Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, tag = '']) => tag));
  const [tag = ''] = tags;
  const [, node = '', debian = ''] = /^node:([\d.]+)-(\w+)-slim$/.exec(tag) ?? [];
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = packages[`node_modules/node-${process.platform}-${process.arch}`]?.version;
  if (tags.size !== 1 || node !== locked)
    throw new Error(`The Dockerfile builds on ${[...tags]}, the lockfile's Node is ${locked}`);
  return { tag, node, debian };
}

/** Where images with the names of Docker's own registry are kept. */
const REGISTRY = 'docker.io/library';
/** The authorities of this machine, which may be its own. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/** Makes the base from Debian's packages and this machine's Node and npm, under the name that the Dockerfile uses, unless it is there. */
export function makeBase({ tag, debian }: Base): void {
  const name = `${REGISTRY}/${tag}`;
  if (hasImage(name)) return;
  const folder = mkdtempSync(join(tmpdir(), 'shop-image-base-'));
  try {
    execFileSync('debootstrap', ['--variant=minbase', debian, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (existsSync(AUTHORITIES)) cpSync(AUTHORITIES, join(folder, AUTHORITIES), { dereference: true });
    const container = buildah(['from', 'scratch']);
    buildah(['copy', '--quiet', container, folder, '/']);
    buildah(['copy', '--quiet', container, process.execPath, '/usr/local/bin/node']);
    buildah(['copy', '--quiet', container, npmFolder(), '/usr/local/lib/node_modules/npm']);
    runIn(container, ['sh', '-ec', AS_NODES_OWN]);
    buildah(['commit', '--quiet', '--rm', container, name]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** npm, and the user `node`, as they are in Node's own image. */
const AS_NODES_OWN = `
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  mkdir -p /usr/local/etc
  echo cafile=${AUTHORITIES} > /usr/local/etc/npmrc
  groupadd --gid 1000 node
  useradd --uid 1000 --gid node --shell /bin/bash --create-home node`;

/** The folder of the npm that the machine has. */
function npmFolder(): string {
  const program = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  return dirname(dirname(realpathSync(program)));
}
