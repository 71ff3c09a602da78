import type { Caller } from '#kernel/caller.ts';
import { refusedField } from '#kernel/errors.ts';
import type { Transact } from '#kernel/transaction.ts';
import { ownPartner } from '#modules/partners/index.ts';
import type { EventStore, PartnerFinder } from './ports.ts';

interface Deps {
  readonly transact: Transact<{ readonly events: EventStore }>;
  readonly partners: PartnerFinder;
}

interface EventQuery {
  /** `next` of an earlier page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * Returns a page of what happened to a partner's orders, the earliest first; `next` is where the list goes on, now or when more has happened,
 * and null before the first event. Throws like `ownPartner`, and `invalid_request` for a place that is none in the list of this partner.
 */
export function createListEvents({ transact, partners }: Deps) {
  return async (caller: Caller, slug: string, { after, limit }: EventQuery) => {
    await ownPartner({ partners }, caller, slug, 'partner.read', 'orders:read');
    const place = after === undefined ? undefined : readPlace(after, slug);
    const upToOneMore = await transact(({ events }) => events.list(slug, place, limit + 1));
    const items = upToOneMore.slice(0, limit);
    const last = items.at(-1);
    return { items, next: last ? writePlace(last.place, slug) : (after ?? null), hasMore: upToOneMore.length > limit };
  };
}

const writePlace = (place: number, slug: string) => Buffer.from(`${place} ${slug}`).toString('base64url');

function readPlace(after: string, slug: string): number {
  const [place = '', owner] = Buffer.from(after, 'base64url').toString().split(' ');
  if (owner !== slug || !/^[1-9]\d{0,14}$/.test(place)) throw refusedField(['query', 'after'], 'invalid');
  return Number(place);
}
