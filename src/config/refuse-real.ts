import { ConfigError } from '#kernel/config-error.ts';
import { isLoopback } from './refuse-open-sandbox.ts';
import type { Environment } from './variables.ts';

/** The settings that name a server: in a rehearsal each must be this machine. */
const ADDRESSES = [
  'PUBLIC_URL',
  'NOWPAYMENTS_URL',
  'BTCPAY_URL',
  'STRIPE_URL',
  'CARD_LINK_URL',
  'SMTP_URL',
] as const satisfies readonly (keyof Environment)[];

/** Whether a rehearsal uses the address. */
function isUsed(env: Environment, name: (typeof ADDRESSES)[number]): boolean {
  if (name === 'NOWPAYMENTS_URL') return env.CRYPTO_GATEWAY === 'nowpayments' || Boolean(env.NOWPAYMENTS_API_KEY);
  if (name === 'STRIPE_URL') return env.CARD_GATEWAY === 'stripe' || Boolean(env.STRIPE_SECRET_KEY);
  return Boolean(env[name]);
}

/**
 * Refuses every setting by which a rehearsal could reach real money or real people. Each is judged in a call of `check` of its own, which
 * collects the ConfigError that the given function throws, so that the start names all of them.
 */
export function refuseReal(env: Environment, check: (read: () => unknown) => void): void {
  for (const name of ADDRESSES.filter((each) => isUsed(env, each)))
    check(() => {
      if (!isLoopback(new URL(env[name] ?? '').hostname))
        throw new ConfigError(name, 'must lead to this machine in a rehearsal: `make rehearse` sets it');
    });
  check(() => {
    if (env.SMS_TRANSPORT !== 'outbox') throw new ConfigError('SMS_TRANSPORT', 'must be the outbox in a rehearsal');
  });
}
