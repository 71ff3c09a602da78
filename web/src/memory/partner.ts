import { DAY_MS } from '#kernel/durations.ts';
import { remembered } from './remembered.ts';

const SLUG = /^[a-z0-9-]{1,64}$/i;

/** How long a partner's link counts. */
const LINK_COUNTS_MS = 30 * DAY_MS;

/**
 * Slug of the partner whose link brought the visitor in the last thirty days, as the link had it; the server decides whether there is
 * such a partner. Stored with the instant of the link; a slug alone, from before instants were stored, counts until another link comes.
 */
export const followedPartner = remembered<string | undefined>({
  key: 'partner',
  where: 'device',
  personal: false,
  isHeld: true,
  parse: (text) => {
    const [slug = '', followedAt] = text?.split(' ') ?? [];
    const isInTime = followedAt === undefined || Date.now() - Number(followedAt) < LINK_COUNTS_MS;
    return SLUG.test(slug) && isInTime ? slug : undefined;
  },
  format: (slug) => `${slug} ${Date.now()}`,
});

/** Remembers the partner of an address such as `/ritual/ganesha?partner=indra`. The last link counts. */
export function rememberPartner(search: string): void {
  const slug = new URLSearchParams(search).get('partner')?.trim();
  if (slug && SLUG.test(slug)) followedPartner.keep(slug);
}
