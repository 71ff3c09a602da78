import { shortHash } from '#kernel/short-hash.ts';

/** The strong validator of a body, in its quotes: another body has another validator. */
export function etagOf(body: Buffer): string {
  return `"${shortHash(body)}"`;
}

/** A list of validators in quotes between commas, each of which may be a weak one. */
const LIST = /^(?:[ \t]*(?:(?:W\/)?"[^"]*"[ \t]*)?(?:,|$))+$/;

/**
 * True when an `If-None-Match` header names the body with this validator, so that the answer is 304 (RFC 9110, 13.1.2): `*` names every
 * body, a list names several, and weak validators count as strong. A header that is none of these names nothing.
 */
export function namesCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return LIST.test(ifNoneMatch) && [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([listed]) => listed === etag);
}
