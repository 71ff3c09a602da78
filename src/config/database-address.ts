import { isIPv4 } from 'node:net';
import { bareHost } from '#kernel/bare-host.ts';
import { ConfigError } from '#kernel/config-error.ts';

const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof SSL_MODES)[number];

/** Where PostgreSQL is reached, and how. The words are those of libpq, and mean the same. */
type DatabaseAddress = ReturnType<typeof readDatabaseAddress>;

/** Parameters of the address that the shop heeds. */
const PARAMETERS = ['host', 'application_name', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'target_session_attrs'];
/** Captures scheme and user, then the list of servers, and then what follows it. */
const PARTS = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/is;

/** Reads DATABASE_URL. Throws ConfigError for what is malformed and for every parameter that the shop would not heed. */
export function readDatabaseAddress(text: string) {
  const urls = eachServer(text);
  const [url = refuse('is not an address')] = urls;
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown) refuse(`has a parameter that the shop does not know: ${nameOf(unknown)}`);
  // As libpq has it, the last of several counts.
  const parameter = (name: string) => url.searchParams.getAll(name).at(-1);
  const user = decode(url.username);
  const sslRootCert = parameter('sslrootcert');
  const address = {
    // One server, or several of which one takes writes: each new connection looks for that one. A host may be the folder of a socket.
    servers: urls.map((one) => ({ host: hostOf(one, parameter('host')), port: Number(one.port) || 5432 })),
    // Empty: as libpq has it, `PGUSER` or the user of the system.
    user,
    password: decode(url.password),
    database: decode(url.pathname.slice(1)) || user,
    applicationName: parameter('application_name'),
    sslMode: sslModeOf(parameter('sslmode'), sslRootCert),
    // A file of certificates, or `system`. Undefined: the file in the home folder, if it exists.
    sslRootCert,
    // Files of the client's own certificate and of its key.
    sslCert: parameter('sslcert'),
    sslKey: parameter('sslkey'),
  };
  checkTarget(address, parameter('target_session_attrs'));
  return address;
}

/** The same address once for each server that it names. */
function eachServer(text: string): URL[] {
  const [, before = '', servers = '', after = ''] = PARTS.exec(text) ?? refuse('is not an address');
  return servers.split(',').map((server) => {
    const one = `${before}${server}${after}`;
    return URL.canParse(one) ? new URL(one) : refuse('is not an address');
  });
}

function hostOf({ hostname }: URL, named: string | undefined): string {
  const host = named || bareHost(decode(hostname)) || 'localhost';
  return host.includes(',') ? refuse('must name several servers before its path, as host:port,host:port') : host;
}

/** The shop writes, so of several servers it takes the one that can. Whether it encrypts must not depend on which of them is up. */
function checkTarget({ servers, sslMode }: DatabaseAddress, target = 'any'): void {
  if (target !== 'any' && target !== 'read-write') refuse('must have a target_session_attrs of any, read-write');
  if (servers.length === 1) return;
  if (target !== 'read-write') refuse('needs target_session_attrs=read-write with several servers');
  if (sslMode === 'allow' || sslMode === 'prefer') refuse('needs an sslmode other than allow and prefer with several servers');
}

/** True when nobody can listen in: the servers are on this machine, or the shop connects with encryption or not at all. */
export function isPrivate(address: DatabaseAddress): boolean {
  return ['require', 'verify-ca', 'verify-full'].includes(address.sslMode) || isLocal(address);
}

/** True when every server is on this machine. */
export function isLocal({ servers }: DatabaseAddress): boolean {
  return servers.every(({ host }) => /^(\/|localhost$|::1$)/.test(host) || (isIPv4(host) && host.startsWith('127.')));
}

/** The authorities of the system certify anybody's server, so with them only the check that includes the host's name means anything. */
function sslModeOf(mode: string | undefined, rootCert: string | undefined): SslMode {
  const usual = rootCert === 'system' ? 'verify-full' : 'prefer';
  const known = SSL_MODES.find((sslMode) => sslMode === (mode ?? usual));
  if (!known) return refuse(`must have an sslmode of ${SSL_MODES.join(', ')}`);
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
