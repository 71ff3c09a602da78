import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Hides texts that must not be readable in the database or its dumps. */
export type Seal = ReturnType<typeof createSeal>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. The first key enciphers and hashes; every key deciphers. Without keys `close` throws, and hashes have the empty key. */
export function createSeal(secretKeys: readonly string[]) {
  // This name is part of each key: with another, nothing could be deciphered that is stored.
  const keys = secretKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'messages', 32)));
  return {
    close(text: string): string {
      const [key] = keys;
      if (!key) throw new Error('A secret needs a key to be sealed with');
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    /** Undefined when no key deciphers the text, because its key was removed. */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64');
      for (const key of keys) {
        const text = tryOpen(key, bytes);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    /** The keyed hash of a text that is only compared: without the key nobody can guess it. */
    hash: (text: string): string =>
      createHmac('sha256', secretKeys[0] ?? '')
        .update(text)
        .digest('base64url'),
  };
}

function tryOpen(key: Buffer, bytes: Buffer): string | undefined {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  try {
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
