import { remembered } from './remembered.ts';

const SLUG = /^[a-z0-9-]{1,64}$/i;

/** Slug of the partner whose link brought the visitor, as the link had it; the server decides whether there is such a partner. */
export const followedPartner = remembered({
  key: 'partner',
  where: 'device',
  personal: false,
  parse: (text) => (text !== null && SLUG.test(text) ? text : undefined),
  format: (slug) => slug,
});

/** Remembers the partner of an address such as `/ritual/ganesha?partner=indra`. The last link counts. */
export function rememberPartner(search: string): void {
  const slug = new URLSearchParams(search).get('partner')?.trim();
  if (slug && SLUG.test(slug)) followedPartner.keep(slug);
}
