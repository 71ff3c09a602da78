import { ConfigError } from '#kernel/config-error.ts';
import { listOf } from './read-environment.ts';
import type { Environment } from './variables.ts';

/** The gateway for coins, with what it needs. */
export type CryptoGatewaySettings =
  | { readonly name: 'sandbox' }
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
    case 'btcpay': {
      const url = needed(env, 'BTCPAY_URL').replace(/\/+$/, '');
      if (env.SHOP_MODE === 'production' && !url.startsWith('https:'))
        throw new ConfigError('BTCPAY_URL', 'must begin with https:// in production');
      return {
        name: 'btcpay',
        url,
        storeId: needed(env, 'BTCPAY_STORE_ID'),
        apiKey: needed(env, 'BTCPAY_API_KEY'),
        secrets: listOf(needed(env, 'BTCPAY_WEBHOOK_SECRET')),
      };
    }
  }
}

type OwnVariable = 'BTCPAY_URL' | 'BTCPAY_STORE_ID' | 'BTCPAY_API_KEY' | 'BTCPAY_WEBHOOK_SECRET';

function needed(env: Environment, name: OwnVariable): string {
  const value = env[name];
  if (!value) throw new ConfigError(name, `is required with CRYPTO_GATEWAY=${env.CRYPTO_GATEWAY}`);
  return value;
}
