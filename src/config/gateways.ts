import { ConfigError } from '#kernel/config-error.ts';
import { listOf } from './read-environment.ts';
import type { Environment } from './variables.ts';

// The gateways beyond the shop. Each has its settings when its variables are all set, whether it is chosen or not: what was opened there may
// still be paid, and its money may still go back. Of one that is chosen `checkNeeded` tells what is missing. Throws ConfigError when a key or an
// address does not belong to the mode of the shop.

export type StripeSettings = NonNullable<ReturnType<typeof stripeOf>>;

/** Undefined also in a sandbox whose live key is there for something else. */
export function stripeOf(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secret, SHOP_MODE: mode } = env;
  if (!secretKey || !secret) return undefined;
  /** Whether cards are charged for real. */
  const livemode = secretKey.includes('_live_');
  if (mode === 'sandbox' && livemode && env.CARD_GATEWAY !== 'stripe') return undefined;
  if (mode !== 'production' && livemode) throw new ConfigError('STRIPE_SECRET_KEY', `must be a test key in ${mode} mode`);
  if (mode === 'production' && !livemode) throw new ConfigError('STRIPE_SECRET_KEY', 'must be a live key in production');
  const url = withoutSlash(env.STRIPE_URL);
  requireHttps(env, 'STRIPE_URL', url);
  // Any of the secrets may have signed a notice.
  return { url, secretKey, secrets: listOf(secret), livemode };
}

const NOWPAYMENTS_HOST = /(^|\.)nowpayments\.io$/;
const NOWPAYMENTS_TEST_HOST = 'api-sandbox.nowpayments.io';

/**
 * A sandbox must not make payments with real addresses, and a shop that sells must not make payments that nobody can pay. Undefined also outside
 * of production when the real gateway is not chosen.
 */
export function nowPaymentsOf(env: Environment) {
  const { NOWPAYMENTS_URL: url, NOWPAYMENTS_API_KEY: apiKey, NOWPAYMENTS_IPN_SECRET: secret, SHOP_MODE: mode } = env;
  // A dot at the end of a host names the same host.
  const host = new URL(url).hostname.replace(/\.$/, '');
  const isTest = host === NOWPAYMENTS_TEST_HOST;
  const isReal = NOWPAYMENTS_HOST.test(host) && !isTest;
  const isSet = apiKey && secret && (mode === 'production' || !isReal);
  if (!isSet && env.CRYPTO_GATEWAY !== 'nowpayments') return undefined;
  const refuse = (rule: string): never => {
    throw new ConfigError('NOWPAYMENTS_URL', rule);
  };
  if (mode === 'sandbox' && isReal) refuse('must not be the real gateway in sandbox mode');
  requireHttps(env, 'NOWPAYMENTS_URL', url);
  if (mode !== 'sandbox' && isTest) refuse("must not be the gateway's test system in production");
  return apiKey && secret ? { url, apiKey, secrets: listOf(secret) } : undefined;
}

/** The server is the shopkeeper's own, so no host tells a test from a shop that sells. */
export function btcpayOf(env: Environment) {
  const { BTCPAY_URL, BTCPAY_STORE_ID: storeId, BTCPAY_API_KEY: apiKey, BTCPAY_WEBHOOK_SECRET: secret } = env;
  const isSet = storeId && apiKey && secret;
  if (!BTCPAY_URL || (!isSet && env.CRYPTO_GATEWAY !== 'btcpay')) return undefined;
  const url = withoutSlash(BTCPAY_URL);
  requireHttps(env, 'BTCPAY_URL', url);
  return isSet ? { url, storeId, apiKey, secrets: listOf(secret) } : undefined;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function requireHttps({ SHOP_MODE: mode }: Environment, name: keyof Environment, url: string): void {
  if (mode !== 'sandbox' && !url.startsWith('https:')) throw new ConfigError(name, 'must begin with https:// in production');
}
