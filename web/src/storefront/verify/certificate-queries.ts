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

/** Addresses of what is checked, and by which everybody checks it without this page. */
export function filesOf(code: string, keyId: string) {
  const own = `/verify/${code}`;
  return {
    text: `${own}/certificate.json`,
    signature: `${own}/certificate.sig`,
    key: `${KEYS}/${keyId}.pem`,
    pdf: `/api/certificates/${code}/certificate.pdf`,
  };
}

export const KEYS = '/.well-known/certificate-keys';

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
      const { text: textAt, signature: signatureAt } = filesOf(code, '');
      const [text, signature, published] = await Promise.all(
        [textAt, signatureAt, KEYS].map(async (address) => new Uint8Array(await (await read(address, signal)).arrayBuffer())),
      );
      if (!text || !signature || !published) throw new ApiError(0, '');
      const keys = keysIn(published);
      const content = readText(text);
      const key = keys.find(({ id }) => id === content?.key);
      return { content, key, finding: await checkSignature({ code, text, signature, keys }) };
    },
    staleTime: 0,
  });
}

async function read(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok) throw new ApiError(response.status, response.statusText);
  return response;
}

function keysIn(jwkSet: Uint8Array<ArrayBuffer>): PublishedKey[] {
  const { keys }: { keys: (Omit<PublishedKey, 'id'> & { kid: string })[] } = JSON.parse(new TextDecoder().decode(jwkSet));
  return keys.map(({ kid, x, since, until }) => ({ id: kid, x, since, until }));
}
