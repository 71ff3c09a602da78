import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/adapters/postgres/database.ts';
import { readDatabaseAddress } from '../../src/config/database-address.ts';
import { makeAuthority, makeServerCertificate } from '../support/postgres/certificates.ts';
import { type EmbeddedPostgres, startEmbedded } from '../support/postgres/embedded.ts';
import { runSql } from '../support/sql.ts';

let postgres: EmbeddedPostgres;
let plain: EmbeddedPostgres;
let known: string;
let foreign: string;
beforeAll(async () => {
  const own = await makeAuthority();
  const other = await makeAuthority();
  postgres = await startEmbedded({ certificate: await makeServerCertificate('localhost', own) });
  plain = await startEmbedded();
  known = join(postgres.socketFolder, 'known.pem');
  foreign = join(postgres.socketFolder, 'foreign.pem');
  await writeFile(known, own.cert);
  await writeFile(foreign, other.cert);
});
afterAll(async () => {
  await postgres.stop();
  await plain.stop();
});

/** The address of the server under a host's name, with parameters. */
function address(server: EmbeddedPostgres, host: string, parameters: Record<string, string>): string {
  const url = new URL(server.urlOf('postgres'));
  url.hostname = host;
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}

/** What PostgreSQL says of the connection that the shop opened: encrypted or not, and its name. */
async function connectionOf(url: string) {
  const database = await openDatabase(readDatabaseAddress(url));
  try {
    const { rows } = await sql<{ ssl: boolean; name: string; address: string | null }>`
      select ssl, application_name as name, client_addr::text as address
      from pg_stat_ssl join pg_stat_activity using (pid) where pid = pg_backend_pid()`.execute(database.queries);
    return rows[0];
  } finally {
    await database.close();
  }
}

describe('sslmode means what it means to libpq', () => {
  test.each([
    ['disable', false],
    ['allow', false],
    ['prefer', true],
    ['require', true],
    [undefined, true],
  ])('%s without certificates: encrypted is %s', async (sslmode, ssl) => {
    expect(await connectionOf(address(postgres, '127.0.0.1', sslmode ? { sslmode } : {}))).toMatchObject({ ssl });
  });

  test.each([
    ['require', '127.0.0.1'],
    ['verify-ca', '127.0.0.1'],
    ['verify-full', 'localhost'],
  ])('%s with the right authority connects to %s', async (sslmode, host) => {
    expect(await connectionOf(address(postgres, host, { sslmode, sslrootcert: known }))).toMatchObject({ ssl: true });
  });

  test.each(['require', 'verify-ca', 'verify-full'])('%s refuses a server of another authority', async (sslmode) => {
    await expect(connectionOf(address(postgres, 'localhost', { sslmode, sslrootcert: foreign }))).rejects.toThrow(/certificate/);
  });

  test('verify-full refuses a certificate of another name', async () => {
    const otherName = address(postgres, '127.0.0.1', { sslmode: 'verify-full', sslrootcert: known });
    await expect(connectionOf(otherName)).rejects.toThrow(/127\.0\.0\.1 is not in the cert/);
  });

  test('with the authorities of the system a server of another authority is refused', async () => {
    const unknown = address(postgres, 'localhost', { sslrootcert: 'system' });
    await expect(connectionOf(unknown)).rejects.toThrow(/certificate/);
  });

  test('a check without certificates to check by is refused', async () => {
    await expect(connectionOf(address(postgres, 'localhost', { sslmode: 'verify-full' }))).rejects.toThrow(/needs sslrootcert/);
  });

  test('a file of certificates that cannot be read is refused without its name', async () => {
    const missing = address(postgres, 'localhost', { sslmode: 'verify-full', sslrootcert: '/nowhere/canary.pem' });
    await expect(connectionOf(missing)).rejects.toThrow(/sslrootcert that cannot be read \(ENOENT\)/);
    await expect(connectionOf(missing)).rejects.not.toThrow(/canary/);
  });

  test('a server without encryption is reached by prefer, and by nothing that asks for encryption', async () => {
    expect(await connectionOf(address(plain, '127.0.0.1', { sslmode: 'prefer' }))).toMatchObject({ ssl: false });
    await expect(connectionOf(address(plain, '127.0.0.1', { sslmode: 'require' }))).rejects.toThrow(/does not support SSL/);
  });

  test('a server that takes only encrypted connections is reached by allow, and not by disable', async () => {
    const rules = join(postgres.socketFolder, 'data/pg_hba.conf');
    await writeFile(rules, 'local all all scram-sha-256\nhostssl all all all scram-sha-256\n');
    await runSql(postgres.urlOf('postgres'), 'select pg_reload_conf()');
    expect(await connectionOf(address(postgres, '127.0.0.1', { sslmode: 'allow' }))).toMatchObject({ ssl: true });
    await expect(connectionOf(address(postgres, '127.0.0.1', { sslmode: 'disable' }))).rejects.toThrow(/no encryption/);
  });
});

test('a socket is named by its folder, and a connection by application_name', async () => {
  const url = address(postgres, '', { host: postgres.socketFolder, application_name: 'the till' });
  expect(await connectionOf(url)).toEqual({ ssl: false, name: 'the till', address: null });
});
