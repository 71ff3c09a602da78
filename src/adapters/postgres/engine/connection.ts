import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, checkServerIdentity, getCACertificates } from 'node:tls';
import pg from 'pg';
import { ConfigError } from '#kernel/config-error.ts';
import { codeOf } from '#kernel/error-code.ts';
import { VALUE_PARSERS } from './value-parsers.ts';
import { clientOfWriter, reachWriter } from './writer.ts';

/** Where PostgreSQL is reached, in the words of libpq. */
export interface PostgresAddress {
  /** One, or several of which one takes writes. */
  readonly servers: readonly { readonly host: string; readonly port: number }[];
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly applicationName: string | undefined;
  readonly sslMode: 'disable' | 'allow' | 'prefer' | 'require' | 'verify-ca' | 'verify-full';
  readonly sslRootCert: string | undefined;
  readonly sslCert: string | undefined;
  readonly sslKey: string | undefined;
}

const LIMITS = { connectionTimeoutMillis: 3000, keepAlive: true };

const types = new pg.TypeOverrides();
for (const [type, parse] of Object.entries(VALUE_PARSERS)) types.setTypeParser(Number(type), parse);

/** Settings of a connection, with the class that connects by them. */
export type Connection = pg.ClientConfig & { readonly Client: typeof pg.Client };

/**
 * How `pg` connects to an address. Where the address leaves open whether the connection is encrypted, as `prefer` does, both are tried in
 * libpq's order, and the first that works is kept. Of several servers one that takes writes must be up now. Throws ConfigError for
 * certificates that are missing or cannot be read, else the driver's error.
 */
export async function connectionTo(address: PostgresAddress): Promise<Connection> {
  const all = await Promise.all(address.servers.map((server) => settingsOf(server, address)));
  if (all.length === 1) return { ...all[0], Client: pg.Client };
  const Client = clientOfWriter(all);
  await reachWriter(Client, all.length);
  return { ...all[0], Client };
}

async function settingsOf(server: PostgresAddress['servers'][number], address: PostgresAddress): Promise<pg.ClientConfig> {
  const { user, password, database, applicationName: application_name } = address;
  const settingsWith = (ssl: Encryption) => ({ ...LIMITS, types, ...server, user, password, database, application_name, ssl });
  const { first, otherwise } = encryptionsOf(server.host, address);
  const isFirst = otherwise === undefined || (await accepts(settingsWith(first)));
  return settingsWith(isFirst ? first : otherwise);
}

/** False for a connection that is not encrypted. */
type Encryption = false | ConnectionOptions;

/** What is tried first, and what otherwise. A UNIX socket has no encryption, because nobody can eavesdrop on it. */
function encryptionsOf(host: string, address: PostgresAddress): { readonly first: Encryption; readonly otherwise?: Encryption } {
  if (host.startsWith('/') || address.sslMode === 'disable') return { first: false };
  const encrypted = encryption(host, address);
  if (address.sslMode === 'allow') return { first: false, otherwise: encrypted };
  return address.sslMode === 'prefer' ? { first: encrypted, otherwise: false } : { first: encrypted };
}

/**
 * Options of TLS, in which libpq's modes differ: `allow` and `prefer` check no certificate; `require` checks it when there are authorities
 * to believe; `verify-ca` needs them; `verify-full` compares the host with the certificate as well, also where it is an IP address.
 */
function encryption(host: string, { sslMode, sslRootCert, sslCert, sslKey }: PostgresAddress): ConnectionOptions {
  const ca = sslMode === 'allow' || sslMode === 'prefer' ? undefined : authorities(sslRootCert);
  if (ca === undefined && sslMode.startsWith('verify'))
    throw new ConfigError('DATABASE_URL', `needs sslrootcert with sslmode=${sslMode}: a file of certificates, or \`system\``);
  return {
    host,
    cert: sslCert ? read('sslcert', sslCert) : undefined,
    key: sslKey ? read('sslkey', sslKey) : undefined,
    ca,
    rejectUnauthorized: ca !== undefined,
    checkServerIdentity: sslMode === 'verify-full' ? checkServerIdentity : () => undefined,
  };
}

/** The certificates of the authorities that are believed; undefined when neither the address nor libpq's usual file names any. */
function authorities(rootCert: string | undefined): string | string[] | undefined {
  if (rootCert === 'system') return getCACertificates('system');
  if (rootCert) return read('sslrootcert', rootCert);
  const usual = join(homedir(), '.postgresql/root.crt');
  return existsSync(usual) ? read('sslrootcert', usual) : undefined;
}

/** The text of a file that a parameter of the address names. */
function read(parameter: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError('DATABASE_URL', `names a file as ${parameter} that cannot be read (${codeOf(error)})`);
  }
}

/** True when the server takes connections of this kind, false when it wants another kind. Throws the driver's error for any other reason. */
async function accepts(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isAboutEncryption(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SQLSTATE of a server that has no rule for connections of this kind. */
const NOT_ALLOWED = '28000';

function isAboutEncryption(error: unknown): boolean {
  return codeOf(error) === NOT_ALLOWED || /\b(SSL|TLS)\b/i.test((error as Error).message);
}
