import { ConfigError } from '#kernel/config-error.ts';
import { NEEDED_WITH, needed } from './needed.ts';
import { listOf } from './read-environment.ts';
import type { Environment } from './variables.ts';

/** The gateway for coins, with what it needs. */
export type CryptoGatewaySettings =
  | { readonly name: 'sandbox' }
  | {
      readonly name: 'nowpayments';
      readonly url: string;
      readonly apiKey: string;
      /** Any of them may have signed a notice. */
      readonly secrets: readonly string[];
    }
  | {
      readonly name: 'btcpay';
      /** Without a slash at the end. */
      readonly url: string;
      readonly storeId: string;
      readonly apiKey: string;
      /** Any of them may have signed a notice. */
      readonly secrets: readonly string[];
    };

/** Throws ConfigError when the chosen gateway lacks a variable of its own, or when its address does not belong to the mode of the shop. */
export function cryptoGatewayOf(env: Environment): CryptoGatewaySettings {
  switch (env.CRYPTO_GATEWAY) {
    case 'sandbox':
      return { name: 'sandbox' };
    case 'nowpayments':
      refuseWrongNowPayments(env);
      return {
        name: 'nowpayments',
        url: env.NOWPAYMENTS_URL,
        apiKey: needed(env, 'CRYPTO_GATEWAY=nowpayments', 'NOWPAYMENTS_API_KEY'),
        secrets: listOf(needed(env, 'CRYPTO_GATEWAY=nowpayments', 'NOWPAYMENTS_IPN_SECRET')),
      };
    case 'btcpay':
      return {
        name: 'btcpay',
        url: btcpayUrlOf(env),
        storeId: needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_STORE_ID'),
        apiKey: needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_API_KEY'),
        secrets: listOf(needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_WEBHOOK_SECRET')),
      };
  }
}

/**
 * The gateways that are not chosen and whose variables are all set, because payments that were opened there may still be paid. Throws
 * ConfigError like `cryptoGatewayOf`; outside production the real NOWPayments is left out.
 */
export function formerCryptoGatewaysOf(env: Environment): CryptoGatewaySettings[] {
  const names = (['nowpayments', 'btcpay'] as const).filter((name) => name !== env.CRYPTO_GATEWAY);
  return names
    .filter((name) => NEEDED_WITH[`CRYPTO_GATEWAY=${name}`].every((variable) => env[variable]))
    .filter((name) => name !== 'nowpayments' || env.SHOP_MODE === 'production' || !isRealNowPayments(env))
    .map((name) => cryptoGatewayOf({ ...env, CRYPTO_GATEWAY: name }));
}

const NOWPAYMENTS_HOST = /(^|\.)nowpayments\.io$/;
const NOWPAYMENTS_TEST_HOST = 'api-sandbox.nowpayments.io';

/** The host of an address. A dot at its end names the same host. */
const hostOf = (url: string) => new URL(url).hostname.replace(/\.$/, '');

function isRealNowPayments({ NOWPAYMENTS_URL }: Environment): boolean {
  const host = hostOf(NOWPAYMENTS_URL);
  return NOWPAYMENTS_HOST.test(host) && host !== NOWPAYMENTS_TEST_HOST;
}

/** A sandbox must not make payments with real addresses, and a shop that sells must not make payments that nobody can pay. */
function refuseWrongNowPayments(env: Environment): void {
  const refuse = (rule: string): never => {
    throw new ConfigError('NOWPAYMENTS_URL', rule);
  };
  if (env.SHOP_MODE === 'sandbox') {
    if (isRealNowPayments(env)) refuse('must not be the real gateway in sandbox mode');
    return;
  }
  if (!env.NOWPAYMENTS_URL.startsWith('https:')) refuse('must begin with https:// in production');
  if (hostOf(env.NOWPAYMENTS_URL) === NOWPAYMENTS_TEST_HOST) refuse("must not be the gateway's test system in production");
}

/** The address of the BTCPay server. It is the shopkeeper's own, so no host tells a test from a shop that sells. */
function btcpayUrlOf(env: Environment): string {
  const url = needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_URL').replace(/\/+$/, '');
  if (env.SHOP_MODE !== 'sandbox' && !url.startsWith('https:'))
    throw new ConfigError('BTCPAY_URL', 'must begin with https:// in production');
  return url;
}
