// Read by the browser, too: pure rules without anything of Node.
import type { Bilingual } from '#kernel/language.ts';

/**
 * Names the form of the signed text. Certificates that stand keep their form for ever, so another form needs another name: the first knows no
 * parts of rituals.
 */
export const FORMAT = 'certificate-2';
const FORMATS = ['certificate-1', FORMAT] as const;

/** What a certificate says, as its signed bytes spell it. */
export interface CertificateText {
  readonly format: (typeof FORMATS)[number];
  /** Scheme and host of the shop. */
  readonly shop: string;
  readonly code: string;
  /** True in a certificate of a shop that takes no real money. */
  readonly test: boolean;
  /** Number of the order. */
  readonly order: number;
  readonly issuedAt: string;
  readonly rituals: readonly {
    readonly name: Bilingual;
    /** `YYYY-MM-DD`, at the fire. */
    readonly from: string;
    readonly to: string;
    readonly place: string;
    /** What was noted at the fire, in the order in which it came; missing in the first form. */
    readonly parts?: readonly CertifiedPart[];
  }[];
  readonly files: readonly CertifiedFile[];
  /** The newest daily seal of the ledger when the certificate was issued. */
  readonly seal: NamedSeal;
  readonly key: string;
}

/** A file of a report: a picture as its customer opens it, or its small copy. */
export interface CertifiedFile {
  /** In hex. */
  readonly sha256: string;
  readonly kind: 'picture' | 'preview';
  /** Position of the ritual in its order, from 0. */
  readonly ritual: number;
}

/** A daily seal of the ledger, as a certificate names it. */
export interface NamedSeal {
  readonly number: number;
  readonly day: string;
  readonly hash: string;
}

/** A part of a ritual that was noted at the fire. */
export interface CertifiedPart {
  readonly name: Bilingual;
  /** The count on all days together; null where none are counted. */
  readonly ahutis: number | null;
  /** The number of days on which it was noted. */
  readonly days: number;
  /** `YYYY-MM-DDThh:mm:ss+hh:mm`, by the clocks at the fire. */
  readonly first: string;
  readonly last: string;
}

/** A public key of the shop, as it is published. */
export interface PublishedKey {
  readonly id: string;
  /** The 32 bytes of the key, base64url. */
  readonly x: string;
  /** When it began to sign, and when it ended; null: it still signs. */
  readonly since: string;
  readonly until: string | null;
}

/**
 * What the signature of a certificate tells. `changed`: these are not the bytes that the key has signed. `foreign_key`: the shop has no such
 * key. `old_key`: the key had ended, or had not begun, when the certificate says that it was issued. `unable`: this program cannot check Ed25519.
 */
export type Finding = 'fits' | 'changed' | 'foreign_key' | 'old_key' | 'unable';

/** Checks the bytes of the certificate with this code. */
export async function checkSignature(certificate: {
  readonly code: string;
  readonly text: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly keys: readonly PublishedKey[];
}): Promise<Finding> {
  const { code, text, signature, keys } = certificate;
  const content = readText(text);
  if (content?.code !== code) return 'changed';
  const key = keys.find(({ id }) => id === content.key);
  if (!key) return 'foreign_key';
  const isSigned = await verify(key, text, signature);
  if (isSigned === undefined) return 'unable';
  if (!isSigned) return 'changed';
  const at = Date.parse(content.issuedAt);
  const isInTime = at >= Date.parse(key.since) && (key.until === null || at <= Date.parse(key.until));
  return isInTime ? 'fits' : 'old_key';
}

/** Reads the signed bytes; undefined when they are no certificate of a form that this shop knows. */
export function readText(bytes: Uint8Array<ArrayBuffer>): CertificateText | undefined {
  try {
    const content: CertificateText = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return FORMATS.includes(content.format) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether the key has signed the text. Undefined where Ed25519 is unknown: to older browsers, and to pages without https. */
async function verify(key: PublishedKey, text: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>) {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.x };
    const imported = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify({ name: 'Ed25519' }, imported, signature, text);
  } catch {
    return undefined;
  }
}

/** Returns the SHA-256 of a file, in hex. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
