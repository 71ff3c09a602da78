import { ConfigError } from '#kernel/config-error.ts';
import type { Faults } from './faults.ts';
import type { Environment } from './variables.ts';

/** The variables that a choice needs. */
export const NEEDED_WITH = {
  'CARD_GATEWAY=stripe': ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  'CRYPTO_GATEWAY=nowpayments': ['NOWPAYMENTS_API_KEY', 'NOWPAYMENTS_IPN_SECRET'],
  'CRYPTO_GATEWAY=btcpay': ['BTCPAY_URL', 'BTCPAY_STORE_ID', 'BTCPAY_API_KEY', 'BTCPAY_WEBHOOK_SECRET'],
  'MAIL_TRANSPORT=smtp': ['SMTP_URL', 'MAIL_FROM'],
  'SMS_TRANSPORT=twilio': ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
} as const satisfies Partial<Record<`${keyof Environment}=${string}`, readonly (keyof Environment)[]>>;

type Choice = keyof typeof NEEDED_WITH;

/** The value that a choice needs. Throws ConfigError when it is missing. */
export function needed(env: Environment, choice: Choice, name: (typeof NEEDED_WITH)[Choice][number]): string {
  const value = env[name];
  if (!value) throw new ConfigError(name, `is required with ${choice}`);
  return value;
}

/** Keeps a fault of each variable that a choice of the environment needs and that is missing. */
export function checkNeeded(env: Environment, faults: Faults): void {
  for (const choice of Object.keys(NEEDED_WITH) as Choice[]) {
    const [variable, value] = choice.split('=') as [keyof Environment, string];
    if (env[variable] !== value) continue;
    for (const name of NEEDED_WITH[choice]) faults.check(() => needed(env, choice, name));
  }
}
