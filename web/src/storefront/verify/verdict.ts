import type { Finding } from '#modules/certificates/signed-text.ts';
import type { Certificate } from './certificate-queries.ts';

/** The verdict on a certificate. `unable`: the shop says that it is valid, and this browser cannot check the signature. */
export type Verdict = Exclude<Finding, 'fits'> | 'valid' | 'revoked' | 'unsealed';

/** The worst of what was found. A signature that does not fit outweighs what the shop says. */
export function verdictOf(finding: Finding, { state, seal }: Pick<Certificate, 'state' | 'seal'>): Verdict {
  if (finding !== 'fits' && finding !== 'unable') return finding;
  if (state === 'revoked') return 'revoked';
  if (!seal.stands) return 'unsealed';
  return finding === 'fits' ? 'valid' : 'unable';
}

/** May the content of the signed bytes be shown? */
export function isTrusted(verdict: Verdict): boolean {
  return ['valid', 'revoked', 'unsealed', 'unable'].includes(verdict);
}
