import type { Clock } from '#kernel/clock.ts';
import type { FindPartner, Partner, PartnerLookup } from '#modules/orders/index.ts';

/** Every cart asks for its partner, so answers are kept for so long; another instance's change is seen after this time. */
const KEPT_MS = 2000;
/** Visitors can ask for any slug, so what is kept has a bound. */
const MOST_KEPT = 1000;
/** Up to 63 small letters, digits and hyphens, the first no hyphen. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

interface Deps {
  readonly partners: PartnerLookup;
  readonly clock: Clock;
  /** Who takes the money of customers who followed no partner. */
  readonly shopPartner: string | undefined;
}

/** Finds partners by slug, in any case of letters; `forget` drops what is kept, after a change. */
export function createFindPartner({ partners, clock, shopPartner }: Deps): { findPartner: FindPartner; forget: () => void } {
  const kept = new Map<string, { readonly partner: Partner | undefined; readonly until: number }>();

  const findActive = async (typedSlug: string | undefined, lookup: PartnerLookup): Promise<Partner | undefined> => {
    const slug = typedSlug?.trim().toLowerCase() ?? '';
    if (!SLUG.test(slug)) return undefined;
    const now = clock().getTime();
    const earlier = kept.get(slug);
    if (earlier && now < earlier.until) return earlier.partner;
    const record = await lookup.find(slug);
    const partner = record?.isSuspended ? undefined : record;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(slug, { partner, until: now + KEPT_MS });
    return partner;
  };

  return {
    findPartner: async (slug, lookup = partners) => (await findActive(slug, lookup)) ?? findActive(shopPartner, lookup),
    forget: () => kept.clear(),
  };
}
