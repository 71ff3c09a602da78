import { isIPv4 } from 'node:net';
import { ConfigError } from '#kernel/config-error.ts';

const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof SSL_MODES)[number];

/** Where PostgreSQL is reached, and how. The words are those of libpq, and mean the same. */
export interface DatabaseAddress {
  /** A host, or the folder of a socket, which begins with a slash. */
  readonly host: string;
  readonly port: number;
  /** Empty: as libpq has it, `PGUSER` or the user of the system. */
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly applicationName: string | undefined;
  readonly sslMode: SslMode;
  /** A file of certificates, or `system`. Undefined: the file in the home folder, if it exists. */
  readonly sslRootCert: string | undefined;
  /** Files of the client's own certificate and of its key. */
  readonly sslCert: string | undefined;
  readonly sslKey: string | undefined;
}

const PARAMETERS = ['host', 'application_name', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/** Reads DATABASE_URL. Throws ConfigError for what is malformed and for every parameter that the shop would not heed. */
export function readDatabaseAddress(text: string): DatabaseAddress {
  if (!URL.canParse(text)) refuse('is not an address');
  const url = new URL(text);
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown) refuse(`has a parameter that the shop does not know: ${nameOf(unknown)}`);
  const parameter = (name: string) => url.searchParams.getAll(name).at(-1);
  const host = parameter('host') || decode(url.hostname).replace(/^\[(.+)\]$/, '$1') || 'localhost';
  if (host.includes(',')) refuse('must name one host');
  const user = decode(url.username);
  const sslRootCert = parameter('sslrootcert');
  return {
    host,
    port: Number(url.port) || 5432,
    user,
    password: decode(url.password),
    database: decode(url.pathname.slice(1)) || user,
    applicationName: parameter('application_name'),
    sslMode: sslModeOf(parameter('sslmode'), sslRootCert),
    sslRootCert,
    sslCert: parameter('sslcert'),
    sslKey: parameter('sslkey'),
  };
}

/** True when nobody can listen in: within the machine, or by an encrypted connection without which there is none. */
export function isPrivate({ host, sslMode }: DatabaseAddress): boolean {
  const isLocal = host.startsWith('/') || host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
  return isLocal || ['require', 'verify-ca', 'verify-full'].includes(sslMode);
}

/** The authorities of the system know the whole world, so with them only the full check means anything. */
function sslModeOf(mode: string | undefined, rootCert: string | undefined): SslMode {
  const wanted = mode ?? (rootCert === 'system' ? 'verify-full' : 'prefer');
  const known = SSL_MODES.find((one) => one === wanted) ?? refuse(`must have an sslmode of ${SSL_MODES.join(', ')}`);
  if (rootCert === 'system' && known !== 'verify-full') refuse('needs sslmode=verify-full with sslrootcert=system');
  return known;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuse('is not an address');
  }
}

/** Names of parameters are shown only when they look like names: anything else may be part of a password. */
function nameOf(parameter: string): string {
  return /^[a-z_]{1,40}$/i.test(parameter) ? parameter : 'its name is malformed';
}

function refuse(rule: string): never {
  throw new ConfigError('DATABASE_URL', rule);
}
