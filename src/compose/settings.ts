import {
  createCountPlanned,
  createEditClosedDays,
  createEditSeller,
  createOpenClosedDays,
  createOpenSeller,
} from '#modules/settings/index.ts';
import { createSellerReader } from '../adapters/postgres/staff/seller.ts';
import { createClosedDaysReader, createPlannedRituals } from '../adapters/postgres/staff/settings.ts';
import { sellerHandlers } from '../http/handlers/seller.ts';
import { closedDaysHandlers } from '../http/handlers/settings.ts';
import type { Ground } from './ground.ts';

/** What the shop's people set in the panel. */
export function composeSettings({ config: { timeZone }, clock, database: { transact, queries } }: Ground) {
  const closedDays = createClosedDaysReader(queries);
  const planned = createPlannedRituals(queries);
  return {
    handlers: {
      ...closedDaysHandlers({
        viewClosedDays: closedDays.newest,
        openClosedDays: createOpenClosedDays({ closedDays, planned }),
        editClosedDays: createEditClosedDays({ transact, clock, timeZone }),
        countPlanned: createCountPlanned({ planned, clock, timeZone }),
      }),
      ...sellerHandlers({
        openSeller: createOpenSeller({ seller: createSellerReader(queries) }),
        editSeller: createEditSeller({ transact, clock }),
      }),
    },
  };
}
