import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { ConfigError } from '#kernel/config-error.ts';

/** What stands before the 32 bytes of a key of Ed25519 in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Hexadecimal digits of the hash by which the sandbox's own key is named. */
const NAME_DIGITS = 8;

/**
 * The keys that sign certificates, each with the name of its public key: those of the settings, `2026-b=MC4C…,2026-a=MC4C…`; without them the
 * sandbox's own, made from its secret `ownSecret`; in production, where that is undefined, none. Throws ConfigError for what is no key of
 * Ed25519, and for a name that is given twice.
 */
export function certificateKeysOf(setting: string | undefined, ownSecret: string | undefined) {
  if (setting === undefined) return ownSecret === undefined ? [] : [ownKey(ownSecret)];
  const keys = setting.split(',').map((part) => {
    const end = part.indexOf('=');
    return { id: part.slice(0, end), privateKey: readKey(Buffer.from(part.slice(end + 1), 'base64')) };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new ConfigError('CERTIFICATE_KEYS', 'gives one name to two keys');
  return keys;
}

/** The sandbox's own key. Its name is a hash of its public key, so that the key of another secret has another name. */
function ownKey(secret: string) {
  const seed = createHmac('sha256', secret).update('key of certificates').digest();
  const privateKey = readKey(Buffer.concat([PKCS8_HEAD, seed]));
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('hex');
  return { id: `sandbox-${hash.slice(0, NAME_DIGITS)}`, privateKey };
}

function readKey(key: Buffer): KeyObject {
  try {
    const privateKey = createPrivateKey({ key, type: 'pkcs8', format: 'der' });
    if (privateKey.asymmetricKeyType === 'ed25519') return privateKey;
  } catch {
    // The library's own words could repeat the secret.
  }
  throw new ConfigError('CERTIFICATE_KEYS', 'holds what is no private key of Ed25519');
}
