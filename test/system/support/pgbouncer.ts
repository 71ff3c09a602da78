import { spawn } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { serverUser } from '../../support/postgres/embedded.ts';
import { endProgram, untilListening } from '../../support/until-listening.ts';
import { type EncryptedPostgres, HOST } from './encrypted-postgres.ts';

/** A PgBouncer in transaction mode. */
export interface PgBouncer {
  readonly port: number;
  /** Ends it as an update of its package does, and starts it anew on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Connections to PostgreSQL that PgBouncer keeps for each database. */
export const POOL_SIZE = 4;

/** Starts PgBouncer in front of a PostgreSQL; connections on both of its sides are encrypted. */
export async function startPgBouncer(postgres: EncryptedPostgres): Promise<PgBouncer> {
  const home = await mkdtemp(join(tmpdir(), 'shop-pgbouncer-'));
  const port = await freePort();
  const { cert, key } = await postgres.certify();
  const settings = join(home, 'pgbouncer.ini');
  const files = {
    [settings]: settingsOf(home, port, postgres),
    [join(home, 'users')]: `"shop" "${postgres.password}"\n`,
    [join(home, 'cert.pem')]: cert,
    [join(home, 'key.pem')]: key,
  };
  const user = serverUser();
  for (const [file, text] of Object.entries(files)) await writeFile(file, text, { mode: 0o600 });
  if (user) for (const file of [home, ...Object.keys(files)]) await chown(file, user.uid, user.gid);

  // PgBouncer refuses to run as root.
  const start = async () => {
    const child = spawn('/usr/sbin/pgbouncer', ['--quiet', settings], { stdio: 'ignore', ...user });
    await untilListening(port, child).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await readFile(join(home, 'log'), 'utf8').catch(() => '')}`);
    });
    return child;
  };
  let child = await start();
  return {
    port,
    async restart() {
      await endProgram(child);
      child = await start();
    },
    async stop() {
      await endProgram(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}

function settingsOf(home: string, port: number, postgres: EncryptedPostgres): string {
  return `[databases]
* = host=${HOST} port=${postgres.port}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${port}
unix_socket_dir =
logfile = ${home}/log
auth_type = scram-sha-256
auth_file = ${home}/users
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
client_tls_sslmode = require
client_tls_cert_file = ${home}/cert.pem
client_tls_key_file = ${home}/key.pem
server_tls_sslmode = verify-full
server_tls_ca_file = ${postgres.authorityFile}
`;
}
