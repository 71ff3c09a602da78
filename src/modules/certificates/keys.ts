import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PublishedKey } from './signed-text.ts';

/** A private key of the settings, with the name under which its public key is published. */
export interface CertificateKey {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/** A public key that has been published: it stays for ever, so that what it has signed can be verified for ever. */
export interface KnownKey {
  readonly id: string;
  /** SPKI in DER, base64. */
  readonly publicKey: string;
  readonly since: Date;
  /** The instant from which another key signs; missing for the key that signs. */
  readonly until?: Date;
}

/** Returns the Ed25519 signature of a text, base64. */
export function signText(text: string, { privateKey }: CertificateKey): string {
  return sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64');
}

/** What is published of a key of the settings. */
export function publicKeyOf({ privateKey }: CertificateKey): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

/**
 * What changes among the known keys when these keys stand in the settings: the first signs from now on, and the one that did before ends. Of
 * the others nothing is noted: what has never signed may come to the front later. Throws Error when the first has ended before, or when a
 * name belongs to another key: what such a key signed could not be told from a forgery.
 */
export function changedKeys(known: readonly KnownKey[], keys: readonly CertificateKey[], now: Date): KnownKey[] {
  const [first] = keys;
  for (const key of keys) {
    const same = known.find(({ id }) => id === key.id);
    if (same && same.publicKey !== publicKeyOf(key)) throw new Error(`CERTIFICATE_KEYS: ${key.id} was another key before`);
    if (same && isSpent(same) && key === first) throw new Error(`CERTIFICATE_KEYS: ${key.id} has ended, and cannot sign again`);
  }
  const ended = known.filter(({ id, until }) => !until && id !== first?.id).map((key) => ({ ...key, until: now }));
  if (!first || known.some(({ id, until }) => id === first.id && !until)) return ended;
  return [...ended, { id: first.id, publicKey: publicKeyOf(first), since: now }];
}

/** A key that ended as it began has never signed: releases before 1.4.0 stored one that stood behind another so. */
const isSpent = ({ since, until }: KnownKey) => until !== undefined && until > since;

/** A key as the web reads it. */
export function publishedKey({ id, publicKey, since, until }: KnownKey): PublishedKey {
  const { x = '' } = keyObjectOf(publicKey).export({ format: 'jwk' });
  return { id, x, since: since.toISOString(), until: until?.toISOString() ?? null };
}

/** A key as openssl reads it. */
export function pemOf({ publicKey }: KnownKey): string {
  return keyObjectOf(publicKey).export({ type: 'spki', format: 'pem' }).toString();
}

function keyObjectOf(publicKey: string): KeyObject {
  return createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
}
