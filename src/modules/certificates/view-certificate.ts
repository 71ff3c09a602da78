import type { Caller } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { hashOfSeal } from '#modules/ledger/index.ts';
import type { Certificate } from './certificate.ts';
import { pemOf, publishedKey } from './keys.ts';
import type { CertificateReader } from './ports.ts';
import { type CertificateText, type PublishedKey, readText } from './signed-text.ts';

export type ShownCertificate = Awaited<ReturnType<ReturnType<typeof createViewCertificate>>>;

/** Draws a certificate as a PDF file in a language. */
export type DrawCertificate = (certificate: Certificate, content: CertificateText, language: Language) => Promise<Uint8Array>;

interface Deps {
  readonly certificates: CertificateReader;
}

/**
 * Returns the certificate with a code, what its signed bytes say, and whether the ledger still holds the seal that it names. Throws `not_found`
 * for an unknown code, and for a text of a form that this shop does not know.
 */
export function createViewCertificate({ certificates }: Deps) {
  return async (code: string) => {
    const certificate = await certificates.find(code);
    const content = certificate && readText(new TextEncoder().encode(certificate.text));
    if (!certificate || !content) throw new ShopError('not_found');
    const seal = await certificates.seal(content.seal.number);
    return { certificate, content, isSealed: seal !== undefined && hashOfSeal(seal) === content.seal.hash };
  };
}

/** Draws a certificate to be printed. Throws like `createViewCertificate`, and `not_found` for a revoked one: nobody should print it. */
export function createPrintCertificate({ certificates, draw }: Deps & { readonly draw: DrawCertificate }) {
  const view = createViewCertificate({ certificates });
  return async (code: string, language: Language): Promise<{ orderNumber: number; pdf: Uint8Array }> => {
    const { certificate, content } = await view(code);
    if (certificate.revoked) throw new ShopError('not_found');
    return { orderNumber: content.order, pdf: await draw(certificate, content, language) };
  };
}

/** Returns the bytes that were signed and the 64 bytes of their signature, revoked or not. Throws `not_found`. */
export function createReadSigned({ certificates }: Deps) {
  return async (code: string): Promise<{ text: Buffer; signature: Buffer }> => {
    const certificate = requireFound(await certificates.find(code));
    return { text: Buffer.from(certificate.text, 'utf8'), signature: Buffer.from(certificate.signature, 'base64') };
  };
}

/** Returns all public keys, the oldest first; `pem` is how openssl reads one. */
export function createListKeys({ certificates }: Deps) {
  return async (): Promise<(PublishedKey & { readonly pem: string })[]> =>
    (await certificates.keys()).map((key) => ({ ...publishedKey(key), pem: pemOf(key) }));
}

interface ListDeps extends Deps {
  readonly findOrder: (id: string) => Promise<object | undefined>;
}

/** Returns the certificates of an order, the newest first, for the shop's people. Throws like `requirePermission`, and `not_found`. */
export function createListCertificates({ certificates, findOrder }: ListDeps) {
  return async (caller: Caller, orderId: string): Promise<Certificate[]> => {
    requirePermission(caller, 'orders.read');
    requireFound(await findOrder(orderId));
    return certificates.ofOrder(orderId);
  };
}
