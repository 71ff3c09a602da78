import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Month, monthOf, periodOf } from '#kernel/month.ts';
import { createReadPartner } from './manage-partners.ts';
import { ownPartner } from './own-partner.ts';
import type { PartnerOrderReader, PartnerReader, PartnerRecord } from './ports.ts';

interface Deps {
  readonly partners: Pick<PartnerReader, 'find'>;
  readonly orders: Pick<PartnerOrderReader, 'totals'>;
  readonly clock: Clock;
  /** The zone in which the shop's months begin. */
  readonly timeZone: string;
}

export type PartnerDashboard = Awaited<ReturnType<typeof dashboardOf>>;

/** Returns the caller's own partner with the sums of a month, by default the present one. Throws like `ownPartner`. */
export function createOwnDashboard(deps: Deps) {
  return async (caller: Caller, slug: string, wanted: Month | undefined): Promise<PartnerDashboard> =>
    dashboardOf(deps, (await ownPartner(deps, caller, slug)).partner, wanted);
}

/** Returns any partner with the sums of a month, for those who manage partners. Throws like `createReadPartner`. */
export function createReadDashboard(deps: Deps) {
  const readPartner = createReadPartner(deps);
  return async (caller: Caller, slug: string, wanted: Month | undefined): Promise<PartnerDashboard> =>
    dashboardOf(deps, await readPartner(caller, slug), wanted);
}

async function dashboardOf({ orders, clock, timeZone }: Deps, partner: PartnerRecord, wanted: Month | undefined) {
  const month = wanted ?? monthOf(clock(), timeZone);
  return { partner, month, totals: await orders.totals(partner.slug, periodOf(month, timeZone)) };
}
