import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/** A certificate and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** An authority, for tests, that nobody knows. */
export async function makeAuthority(): Promise<Certificate> {
  return certificateOf('An authority of tests', [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ]);
}

/** The certificate of a server with this name or IP address, signed by an authority. */
export function makeServerCertificate(name: string, authority: Certificate): Promise<Certificate> {
  // The numbers are of X.509: 7 for an IP address, 2 for a DNS name.
  const altName = isIP(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const);
  return certificateOf(name, [{ name: 'subjectAltName', altNames: [altName] }], authority);
}

type Extensions = NonNullable<NonNullable<Parameters<typeof generate>[1]>['extensions']>;

async function certificateOf(name: string, extensions: Extensions, ca?: Certificate): Promise<Certificate> {
  const options = { keySize: 2048, algorithm: 'sha256', extensions, ...(ca ? { ca } : {}) } as const;
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], options);
  return { cert, key };
}
