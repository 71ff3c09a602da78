import type { Finding } from '#modules/certificates/signed-text.ts';
import type { MessageKey } from '../../i18n/i18n.tsx';
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

export const VERDICT_WORDS: Readonly<Record<Verdict, { readonly title: MessageKey; readonly text: MessageKey }>> = {
  valid: { title: 'verify.valid', text: 'verify.validText' },
  revoked: { title: 'verify.revoked', text: 'verify.revokedText' },
  changed: { title: 'verify.changed', text: 'verify.changedText' },
  foreign_key: { title: 'verify.foreign', text: 'verify.foreignText' },
  old_key: { title: 'verify.old', text: 'verify.oldText' },
  unsealed: { title: 'verify.unsealed', text: 'verify.unsealedText' },
  unable: { title: 'verify.unable', text: 'verify.unableText' },
};
