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

/** Throws ConfigError when the chosen gateway lacks a variable of its own, or when its host does not belong to the mode of the shop. */
export function cryptoGatewayOf(env: Environment): CryptoGatewaySettings {
  switch (env.CRYPTO_GATEWAY) {
    case 'sandbox':
      return { name: 'sandbox' };
    case 'nowpayments':
      refuseWrongHost(env, 'NOWPAYMENTS_URL', NOWPAYMENTS_HOSTS);
      return {
        name: 'nowpayments',
        url: env.NOWPAYMENTS_URL,
        apiKey: needed(env, 'CRYPTO_GATEWAY=nowpayments', 'NOWPAYMENTS_API_KEY'),
        secrets: listOf(needed(env, 'CRYPTO_GATEWAY=nowpayments', 'NOWPAYMENTS_IPN_SECRET')),
      };
    case 'btcpay':
      return {
        name: 'btcpay',
        url: serverOf(env),
        storeId: needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_STORE_ID'),
        apiKey: needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_API_KEY'),
        secrets: listOf(needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_WEBHOOK_SECRET')),
      };
  }
}

/**
 * The gateways that are not chosen and whose variables are all set, because payments that were opened there may still be paid. Throws
 * ConfigError like `cryptoGatewayOf` in production; a sandbox leaves out a gateway of real coins.
 */
export function formerCryptoGatewaysOf(env: Environment): CryptoGatewaySettings[] {
  const names = (['nowpayments', 'btcpay'] as const).filter((name) => name !== env.CRYPTO_GATEWAY);
  return names
    .filter((name) => NEEDED_WITH[`CRYPTO_GATEWAY=${name}`].every((variable) => env[variable]))
    .filter((name) => name !== 'nowpayments' || env.SHOP_MODE === 'production' || !isReal(new URL(env.NOWPAYMENTS_URL)))
    .map((name) => cryptoGatewayOf({ ...env, CRYPTO_GATEWAY: name }));
}

function isReal({ hostname }: URL): boolean {
  return NOWPAYMENTS_HOSTS.vendor.test(hostname) && hostname !== NOWPAYMENTS_HOSTS.test;
}

const NOWPAYMENTS_HOSTS = { vendor: /(^|\.)nowpayments\.io$/, test: 'api-sandbox.nowpayments.io' };

type Variable = keyof Environment;

/** A sandbox must not make payments with real addresses, and a shop that sells must not make payments that nobody can pay. */
function refuseWrongHost(env: Environment, name: 'NOWPAYMENTS_URL', hosts: { vendor: RegExp; test: string }): void {
  const refuseUnless = (isRight: boolean, variable: Variable, rule: string) => {
    if (!isRight) throw new ConfigError(variable, rule);
  };
  const { protocol, hostname } = new URL(env[name]);
  const isTest = hostname === hosts.test;
  if (env.SHOP_MODE === 'sandbox') {
    refuseUnless(!hosts.vendor.test(hostname) || isTest, name, 'must not be the real gateway in sandbox mode');
    return;
  }
  refuseUnless(protocol === 'https:', name, 'must begin with https:// in production');
  refuseUnless(!isTest, name, "must not be the gateway's test system in production");
}

/** A BTCPay server is its shopkeeper's own, so no host tells a test from a shop that sells. */
function serverOf(env: Environment): string {
  const url = needed(env, 'CRYPTO_GATEWAY=btcpay', 'BTCPAY_URL').replace(/\/+$/, '');
  if (env.SHOP_MODE !== 'sandbox' && !url.startsWith('https:'))
    throw new ConfigError('BTCPAY_URL', 'must begin with https:// in production');
  return url;
}
