import { isPrivate, readDatabaseAddress } from './database-address.ts';
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
