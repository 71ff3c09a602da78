import { createECDH, createHmac } from 'node:crypto';
import { ConfigError } from '#kernel/config-error.ts';

/**
 * The pair of keys, base64url, by which browsers know pushes of the shop (VAPID): that of the private key of the settings; without it the
 * sandbox's own, which lasts as long as its secret, and in production none. Throws ConfigError for a number that is no key.
 */
export function pushKeysOf(privateKey: string | undefined, ownSecret: string | undefined) {
  if (privateKey !== undefined) return pairOf(privateKey);
  return ownSecret === undefined ? undefined : pairOf(ownKey(ownSecret));
}

function ownKey(secret: string): string {
  return createHmac('sha256', secret).update('key of pushes').digest('base64url');
}

function pairOf(privateKey: string) {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    throw new ConfigError('VAPID_PRIVATE_KEY', 'is no private key of the curve P-256');
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}
