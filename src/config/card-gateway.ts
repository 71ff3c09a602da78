import { ConfigError } from '#kernel/config-error.ts';
import { needed } from './needed.ts';
import { listOf } from './read-environment.ts';
import type { Environment } from './variables.ts';

/** The gateway for cards, with what it needs. */
export type CardGatewaySettings =
  | { readonly name: 'link'; readonly url: string }
  | {
      readonly name: 'stripe';
      readonly url: string;
      readonly secretKey: string;
      /** Any of them may have signed a notice. */
      readonly secrets: readonly string[];
      /** Whether cards are charged for real. */
      readonly livemode: boolean;
    };

/**
 * Throws ConfigError when the chosen gateway lacks a variable of its own, or when its key or address does not belong to the mode of the shop.
 * `sandboxPage`: where a sandbox sends the payers of cards without a link of its own.
 */
export function cardGatewayOf(env: Environment, sandboxPage: string): CardGatewaySettings {
  return env.CARD_GATEWAY === 'link' ? { name: 'link', url: env.CARD_LINK_URL ?? sandboxPage } : stripeOf(env);
}

function stripeOf(env: Environment): CardGatewaySettings {
  const secretKey = needed(env, 'CARD_GATEWAY=stripe', 'STRIPE_SECRET_KEY');
  const secrets = listOf(needed(env, 'CARD_GATEWAY=stripe', 'STRIPE_WEBHOOK_SECRET'));
  const livemode = secretKey.includes('_live_');
  const { SHOP_MODE: mode } = env;
  if (mode !== 'production' && livemode) throw new ConfigError('STRIPE_SECRET_KEY', `must be a test key in ${mode} mode`);
  if (mode === 'production' && !livemode) throw new ConfigError('STRIPE_SECRET_KEY', 'must be a live key in production');
  const url = env.STRIPE_URL.replace(/\/+$/, '');
  if (mode !== 'sandbox' && !url.startsWith('https:'))
    throw new ConfigError('STRIPE_URL', 'must begin with https:// in production');
  return { name: 'stripe', url, secretKey, secrets, livemode };
}

/**
 * The settings of Stripe where it is not chosen but its variables are all set: its checkouts may still be paid, and its money may still go
 * back. Throws ConfigError like `cardGatewayOf` in production; a sandbox leaves out a live key.
 */
export function formerCardGatewayOf(env: Environment): CardGatewaySettings | undefined {
  const { CARD_GATEWAY: chosen, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, SHOP_MODE: mode } = env;
  if (chosen === 'stripe' || !key || !secret || (mode === 'sandbox' && key.includes('_live_'))) return undefined;
  return stripeOf(env);
}
