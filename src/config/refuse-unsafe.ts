import { ConfigError } from '#kernel/config-error.ts';
import { isPrivate, readDatabaseAddress } from './database-address.ts';
import type { Environment } from './variables.ts';

/** Gives each setting with which a shop that takes real money must not start to `check`, as a reading that throws ConfigError. */
export function refuseUnsafe(env: Environment, check: (read: () => unknown) => void): void {
  const refuseUnless = (isSafe: unknown, variable: keyof Environment, rule: string) =>
    check(() => {
      if (!isSafe) throw new ConfigError(variable, rule);
    });
  const isHttps = (address: string | undefined) => address?.startsWith('https://');
  refuseUnless(isHttps(env.PUBLIC_URL), 'PUBLIC_URL', 'must begin with https:// in production');
  refuseUnless(
    env.DATABASE_URL || env.ALLOW_EMBEDDED_DATABASE === 'true',
    'DATABASE_URL',
    'is required in production, unless ALLOW_EMBEDDED_DATABASE=true',
  );
  check(() => {
    if (env.DATABASE_URL && !isPrivate(readDatabaseAddress(env.DATABASE_URL)))
      throw new ConfigError(
        'DATABASE_URL',
        'must ask for encryption in production, by sslmode=verify-full, verify-ca or require',
      );
  });
  refuseUnless(env.SECRET_KEYS, 'SECRET_KEYS', 'is required in production');
  refuseUnless(
    env.CARD_GATEWAY !== 'link' || isHttps(env.CARD_LINK_URL),
    'CARD_LINK_URL',
    'is required in production, and must begin with https://',
  );
  refuseUnless(env.SELLER_DETAILS, 'SELLER_DETAILS', 'is required in production: nobody may sell without saying who sells');
  refuseUnless(env.RATE_LIMITS === 'on', 'RATE_LIMITS', 'can be off only in sandbox mode');
  refuseUnless(
    env.MAIL_TRANSPORT !== 'outbox',
    'MAIL_TRANSPORT',
    'must not be the outbox in production: nobody would get a code',
  );
  refuseUnless(
    env.SMS_TRANSPORT !== 'outbox' || env.SHOP_MODE === 'rehearsal',
    'SMS_TRANSPORT',
    'must not be the outbox in production: nobody would get a code',
  );
  refuseUnless(env.CRYPTO_GATEWAY !== 'sandbox', 'CRYPTO_GATEWAY', 'must not be the sandbox in production');
}
