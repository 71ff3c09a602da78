import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract';
import {
  type CertificateText,
  checkSignature,
  type Finding,
  type PublishedKey,
  readText,
} from '#modules/certificates/signed-text.ts';
import type { Api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { answerQuery } from '../../api/late/answer-query.ts';

export type Certificate = components['schemas']['Certificate'];

/** What the shop says of a certificate today. */
export const certificateQuery = (api: Api, code: string) => answerQuery(api, '/api/certificates/{code}', { path: { code } });

/** Addresses of the files that are checked: here by this page, and by everybody without it. */
export const textAddress = (code: string) => `/verify/${code}/certificate.json`;
export const signatureAddress = (code: string) => `/verify/${code}/certificate.sig`;
/** All public keys of the shop, as a JWK set. */
export const KEYS_ADDRESS = '/.well-known/certificate-keys';
export const keyAddress = (keyId: string) => `${KEYS_ADDRESS}/${keyId}.pem`;

export interface Checked {
  /** What the bytes say; undefined when they are no certificate. */
  readonly content: CertificateText | undefined;
  /** The key that they name, if the shop has it. */
  readonly key: PublishedKey | undefined;
  readonly finding: Finding;
}

/** The signed bytes with what this browser finds when it checks their signature by the shop's public keys. */
export function signedQuery(code: string) {
  return queryOptions({
    queryKey: ['/verify', code],
    queryFn: async ({ signal }): Promise<Checked> => {
      const [text, signature, keySet] = await Promise.all([
        fetchBytes(textAddress(code), signal),
        fetchBytes(signatureAddress(code), signal),
        fetchBytes(KEYS_ADDRESS, signal),
      ]);
      const keys = keysIn(keySet);
      const content = readText(text);
      const key = keys.find(({ id }) => id === content?.key);
      return { content, key, finding: await checkSignature({ code, text, signature, keys }) };
    },
    staleTime: 0,
  });
}

async function fetchBytes(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new ApiError(response.status, response.statusText);
  return new Uint8Array(await response.arrayBuffer());
}

/** The keys of a JWK set, whose `kid` is the key's id. */
function keysIn(keySet: Uint8Array<ArrayBuffer>): PublishedKey[] {
  const { keys }: { keys: (Omit<PublishedKey, 'id'> & { kid: string })[] } = JSON.parse(new TextDecoder().decode(keySet));
  return keys.map(({ kid, x, since, until }) => ({ id: kid, x, since, until }));
}
