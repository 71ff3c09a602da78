import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Certificate, makeAuthority, makeServerCertificate } from '../../support/postgres/certificates.ts';
import { startEmbedded } from '../../support/postgres/embedded.ts';
import { runSql } from '../../support/sql.ts';

/** A PostgreSQL that takes only encrypted connections, but for its socket, and an authority that its certificate comes from. */
export interface EncryptedPostgres {
  readonly port: number;
  readonly password: string;
  /** File with the authority's certificate. */
  readonly authorityFile: string;
  /** Makes a certificate of 127.0.0.1, for another server. */
  certify(): Promise<Certificate>;
  /** The address of a database for the shop, with `sslmode=verify-full`; through a pooler when its port is given. */
  urlOf(database: string, port?: number): string;
  /** Runs a statement as the owner, by the socket, without encryption. */
  ask<Row extends object>(database: string, statement: string): Promise<Row[]>;
  /** For each process that serves a database: whether its connection is encrypted. */
  connections(database: string): Promise<boolean[]>;
  stop(): Promise<void>;
}

/** Where all servers of these tests listen; their certificates name it. */
export const HOST = '127.0.0.1';

export async function startEncryptedPostgres(): Promise<EncryptedPostgres> {
  const authority = await makeAuthority();
  const certify = () => makeServerCertificate(HOST, authority);
  const postgres = await startEmbedded({ certificate: await certify() });
  const home = await mkdtemp(join(tmpdir(), 'shop-system-'));
  await chmod(home, 0o755);
  const authorityFile = join(home, 'authority.pem');
  await writeFile(authorityFile, authority.cert);

  const { port, password } = new URL(postgres.urlOf(''));
  const local = (database: string) =>
    `postgres://shop:${password}@localhost:${port}/${database}?host=${encodeURIComponent(postgres.socketFolder)}`;
  const rules = 'local all all scram-sha-256\nhostssl all all all scram-sha-256\n';
  await writeFile(join(postgres.socketFolder, 'data/pg_hba.conf'), rules);
  await runSql(local('postgres'), 'select pg_reload_conf()');
  return {
    port: Number(port),
    password,
    authorityFile,
    certify,
    urlOf: (database, at = Number(port)) =>
      `postgres://shop:${password}@${HOST}:${at}/${database}?sslmode=verify-full&sslrootcert=${encodeURIComponent(authorityFile)}`,
    ask: (database, statement) => runSql(local(database), statement),
    async connections(database) {
      const served = `select ssl from pg_stat_ssl join pg_stat_activity using (pid) where datname = '${database}'`;
      return (await runSql<{ ssl: boolean }>(local('postgres'), served)).map(({ ssl }) => ssl);
    },
    async stop() {
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
