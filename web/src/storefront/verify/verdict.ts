import type { Finding } from '#modules/certificates/signed-text.ts';
import type { Certificate } from './certificate-queries.ts';

/** What a certificate is worth; `unable`: the shop stands by it, and this browser cannot check the signature. */
export type Verdict = Exclude<Finding, 'fits'> | 'valid' | 'revoked' | 'unsealed';

/** The worst of what was found: a signature that does not fit outweighs all that is said. */
export function verdictOf(finding: Finding, { state, seal }: Pick<Certificate, 'state' | 'seal'>): Verdict {
  if (finding !== 'fits' && finding !== 'unable') return finding;
  if (state === 'revoked') return 'revoked';
  if (!seal.stands) return 'unsealed';
  return finding === 'fits' ? 'valid' : 'unable';
}

/** Is what the signed bytes say to be shown? */
export function isTrusted(verdict: Verdict): boolean {
  return verdict === 'valid' || verdict === 'revoked' || verdict === 'unsealed' || verdict === 'unable';
}
