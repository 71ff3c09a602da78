import { ConfigError } from '#kernel/config-error.ts';
import { isLocal, isPrivate, readDatabaseAddress } from './database-address.ts';
import type { Faults } from './faults.ts';
import { type Environment, VARIABLES } from './variables.ts';

/** Keeps a fault of each setting with which a shop outside of the sandbox must not start: in production, or in a rehearsal of it. */
export function refuseUnsafe(env: Environment, faults: Faults): void {
  faults.expect(isHttps(env.PUBLIC_URL), 'PUBLIC_URL', 'must begin with https:// in production');
  faults.expect(
    Boolean(env.DATABASE_URL) || env.ALLOW_EMBEDDED_DATABASE === 'true',
    'DATABASE_URL',
    'is required in production, unless ALLOW_EMBEDDED_DATABASE=true',
  );
  faults.check(() => {
    const isSafe = !env.DATABASE_URL || isPrivate(readDatabaseAddress(env.DATABASE_URL));
    faults.expect(isSafe, 'DATABASE_URL', 'must ask for encryption in production, by sslmode=verify-full, verify-ca or require');
  });
  faults.expect(Boolean(env.SECRET_KEYS), 'SECRET_KEYS', 'is required in production');
  faults.expect(
    env.CARD_GATEWAY !== 'link' || isHttps(env.CARD_LINK_URL),
    'CARD_LINK_URL',
    'is required in production, and must begin with https://',
  );
  faults.expect(
    Boolean(env.SELLER_DETAILS),
    'SELLER_DETAILS',
    'is required in production: nobody may sell without saying who sells',
  );
  // The defaults are examples: anybody may have these addresses.
  for (const name of ['SUPPORT_EMAIL', 'SUPPORT_MESSENGER'] as const)
    faults.expect(env[name] !== VARIABLES[name].default, name, 'is required in production: it is where customers reach the shop');
  faults.expect(env.RATE_LIMITS === 'on', 'RATE_LIMITS', 'can be off only in sandbox mode');
  faults.expect(
    env.MAIL_TRANSPORT !== 'outbox',
    'MAIL_TRANSPORT',
    'must not be the outbox in production: nobody would get a code',
  );
  // A rehearsal must not send an SMS to anybody: it writes them to the outbox.
  faults.expect(
    env.SMS_TRANSPORT !== 'outbox' || env.SHOP_MODE === 'rehearsal',
    'SMS_TRANSPORT',
    'must not be the outbox in production: nobody would get a code',
  );
  faults.expect(env.CRYPTO_GATEWAY !== 'sandbox', 'CRYPTO_GATEWAY', 'must not be the sandbox in production');
}

function isHttps(address: string | undefined): boolean {
  return address?.startsWith('https://') === true;
}

/** The settings that name a server, beside the database: in a rehearsal each must be this machine. */
const ADDRESSES = ['PUBLIC_URL', 'NOWPAYMENTS_URL', 'BTCPAY_URL', 'STRIPE_URL', 'CARD_LINK_URL', 'SMTP_URL'] as const;
const RULE = 'must lead to this machine in a rehearsal: `make rehearse` sets it';

/** Keeps a fault of every setting by which a rehearsal could reach real money or real people. */
export function refuseReal(env: Environment, faults: Faults): void {
  for (const name of ADDRESSES) {
    const address = env[name];
    if (!address || !isUsed(env, name)) continue;
    faults.expect(isLoopback(new URL(address).hostname), name, RULE);
  }
  const isHere = () => !env.DATABASE_URL || isLocal(readDatabaseAddress(env.DATABASE_URL));
  faults.check(() => faults.expect(isHere(), 'DATABASE_URL', RULE));
  faults.expect(env.SMS_TRANSPORT === 'outbox', 'SMS_TRANSPORT', 'must be the outbox in a rehearsal');
}

/** Whether a rehearsal uses an address that is set: those of the two vendors have a default, which counts only with their gateway. */
function isUsed(env: Environment, name: (typeof ADDRESSES)[number]): boolean {
  if (name === 'NOWPAYMENTS_URL') return env.CRYPTO_GATEWAY === 'nowpayments' || Boolean(env.NOWPAYMENTS_API_KEY);
  if (name === 'STRIPE_URL') return env.CARD_GATEWAY === 'stripe' || Boolean(env.STRIPE_SECRET_KEY);
  return true;
}

/**
 * Throws ConfigError for a sandbox that others can reach without a secret: its pages show every one-time code, and its calls pay every
 * order. A proxy in front is known by a public address that is https or names another host.
 */
export function refuseOpenSandbox({ SANDBOX_ACCESS: secret, LISTEN_HOST: host }: Environment, publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  const isReachable = !isLoopback(host) || protocol === 'https:' || !isLoopback(hostname);
  if (secret || !isReachable) return;
  throw new ConfigError(
    'SANDBOX_ACCESS',
    'is required for a sandbox that others can reach, because a sandbox shows all codes and pays all orders: set it to a secret of 16 or more characters, or keep LISTEN_HOST and an http PUBLIC_URL on this machine',
  );
}

/** Does only this machine reach the host? */
function isLoopback(host: string): boolean {
  return /^(localhost|[^.]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
