import { dayAt } from '#kernel/calendar-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { pagesOf } from '#kernel/pages.ts';
import { type OrderPlace, UNPAID } from '#modules/orders/index.ts';
import { paidAnything } from '#modules/payments/index.ts';
import { forgetEndedPlans } from '#modules/plans/index.ts';
import { eraseConsultations, eraseOrders } from './erase.ts';
import type { AccountTransact, PersonalData } from './ports.ts';

/** How long personal data outlive their use, in seconds. */
export interface Retention {
  readonly unpaidOrderRetentionSeconds: number;
  readonly planRetentionSeconds: number;
  readonly consultationRetentionSeconds: number;
}

/** Forgets what is no longer needed: who placed orders that were never paid, plans whose rituals are long over, old questions. */
export function createForgetUnneeded({ transact, clock }: { transact: AccountTransact; clock: Clock }, retention: Retention) {
  return async (): Promise<void> => {
    const now = clock();
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    await transact(async ({ personalData }) => {
      await eraseUnpaidOrders(personalData, ago(retention.unpaidOrderRetentionSeconds), now);
      await forgetEndedPlans(personalData.plans, dayAt(ago(retention.planRetentionSeconds), 0));
      await eraseConsultations(personalData, { requestedBefore: ago(retention.consultationRetentionSeconds) });
    });
  };
}

/** Orders that no account has. Those for which money came stay: nobody can give it back to somebody who is forgotten. */
async function eraseUnpaidOrders(data: PersonalData, placedBefore: Date, now: Date): Promise<void> {
  const unpaid = { statuses: UNPAID, placedBefore };
  for await (const page of pagesOf<OrderPlace>((limit, after) => data.orders.lockOfGuests(unpaid, limit, after))) {
    const ids = page.map(({ id }) => id);
    const paid = paidAnything(await data.payments.ofOrders(ids));
    const unpaidIds = ids.filter((id) => !paid.has(id));
    await eraseOrders(data, unpaidIds, now);
  }
}
