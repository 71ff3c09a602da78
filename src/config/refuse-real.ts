import { isLocal, readDatabaseAddress } from './database-address.ts';
import type { Faults } from './faults.ts';
import { isLoopback } from './refuse-open-sandbox.ts';
import type { Environment } from './variables.ts';

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
