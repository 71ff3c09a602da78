import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../support/free-port.ts';
import { serverUser } from '../../support/postgres/embedded.ts';

const run = promisify(execFile);
const [bin = ''] = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse();
const PASSWORD = 'a-password-of-both';

/** A machine with Debian's PostgreSQL, of which the manual's commands make a primary or a standby. */
export interface Machine {
  readonly port: number;
  readonly folder: string;
  /** The variables that the manual's commands read; `PRIMARY` leads to this machine. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs commands of the shell as the system user of PostgreSQL. */
  shell(commands: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Kills every process of the server at once, as a lost machine ends. */
  kill(): Promise<void>;
  /** Takes its data away, as a new disk would. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

export async function newMachine(): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-machine-'));
  const user = serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    LC_ALL: 'C',
    PGDATA: data,
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'shop',
    PGPASSWORD: PASSWORD,
    PGDATABASE: 'postgres',
    PASSWORD,
    PRIMARY: `host=127.0.0.1 port=${port} user=replicator password=${PASSWORD}`,
  };
  // The server that a command starts keeps the command's output open, so it must not be a pipe.
  const shell: Machine['shell'] = async (commands, more = {}) => {
    const output = join(folder, 'output');
    const script = `set -eu; { ${commands}\n} > '${output}' 2>&1`;
    await run('sh', ['-c', script], { ...user, cwd: folder, env: { ...env, ...more } }).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await readFile(output, 'utf8')}`);
    });
    return readFile(output, 'utf8');
  };
  const kill = async () => {
    const main = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0];
    if (main) await run('sh', ['-c', `kill -STOP ${main}; pkill -KILL -P ${main}; kill -KILL ${main}; true`]);
  };
  const empty = () => rm(data, { recursive: true, force: true });
  const remove = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  return { port, folder, env, shell, kill, empty, remove };
}

/** A new primary with an empty database of the shop, without anybody who follows it. */
export async function startPrimary(): Promise<Machine> {
  const machine = await newMachine();
  await machine.shell(`
    echo "$PGPASSWORD" > password
    initdb --username=shop --pwfile=password --auth=scram-sha-256 --encoding=UTF8 --locale=C
    echo "host replication replicator 127.0.0.1/32 scram-sha-256" >> "$PGDATA/pg_hba.conf"
    pg_ctl start --pgdata "$PGDATA" --wait --log "$PGDATA/server.log"
    psql --command "create database shop"`);
  return machine;
}

/** The blocks of commands of a chapter of the manual, in their order. */
export async function commandsOf(chapter: string): Promise<string[]> {
  const manual = await readFile('docs/operate.md', 'utf8');
  const [, text = ''] = manual.split(`\n## ${chapter}\n`);
  return [...(text.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands);
}

/** The address of the shop's database on these machines. */
export function addressOf(machines: readonly Machine[]): string {
  const servers = machines.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return `postgres://shop:${PASSWORD}@${servers}/shop?sslmode=disable&target_session_attrs=read-write`;
}
