import { dayAt, UTC } from '#kernel/calendar-date.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { DAY_SECONDS } from '#kernel/durations.ts';
import { nextTurn, PAGE_SIZE } from '#kernel/pages.ts';
import { KEPT_DAYS, type OrderPlace, UNPAID } from '#modules/orders/index.ts';
import { orderIdsWithMoney } from '#modules/payments/index.ts';
import { eraseConsultations, eraseOrders } from './erase.ts';
import type { AccountTransact, PersonalData } from './ports.ts';

/** How long personal data outlive their use, in seconds. */
interface Retention {
  readonly unpaidOrderRetentionSeconds: number;
  readonly planRetentionSeconds: number;
  readonly consultationRetentionSeconds: number;
  /** How long a claim is kept after the last fact about its order. */
  readonly claimsSeconds: number;
}

/** Forgets what is no longer needed: who placed orders that were never paid, plans whose rituals are long over, old questions. */
export function createForgetUnneeded({ transact, clock }: WriteDeps<AccountTransact>, retention: Retention) {
  return async (): Promise<void> => {
    const now = clock();
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    // Each page has its own transaction: the embedded database has one connection, for which all other requests wait.
    let after: OrderPlace | undefined;
    do {
      const from = after;
      after = await transact(({ personalData }) =>
        eraseUnpaidOrders(personalData, ago(retention.unpaidOrderRetentionSeconds), now, from),
      );
      await nextTurn();
    } while (after);
    const requestedBefore = ago(retention.consultationRetentionSeconds);
    const endedBefore = dayAt(ago(retention.planRetentionSeconds), UTC);
    await transact(async ({ personalData }) => {
      await personalData.plans.eraseEndedBefore(endedBefore);
      await personalData.spellings.eraseUnplanned(endedBefore);
      await personalData.orders.forgetEndedRituals(endedBefore);
      // Their consent promises this term, which no setting changes.
      await personalData.plans.eraseInvited(ago(KEPT_DAYS * DAY_SECONDS));
      // What customers tell the shop is kept as long as what they ask it.
      await personalData.afterwards.forget(endedBefore, requestedBefore);
    });
    await transact(({ personalData }) => personalData.orders.forgetClaims(ago(retention.claimsSeconds)));
    while ((await transact(({ personalData }) => eraseConsultations(personalData, { requestedBefore }))) === PAGE_SIZE)
      await nextTurn();
  };
}

/**
 * Erases a page of the orders that no account has, and returns where the page ended; undefined after the last. Orders for which money
 * came stay: nobody can give it back to somebody who is forgotten.
 */
async function eraseUnpaidOrders(data: PersonalData, placedBefore: Date, now: Date, after: OrderPlace | undefined) {
  const page = await data.orders.lockOfGuests({ statuses: UNPAID, placedBefore }, PAGE_SIZE, after);
  const ids = page.map(({ id }) => id);
  const { hands } = await data.money.ofOrders(ids);
  const paidByHand = hands.flatMap(({ orderId, state }) => (state === 'confirmed' ? [orderId] : []));
  const paidIds = new Set([...orderIdsWithMoney(await data.payments.ofOrders(ids)), ...paidByHand]);
  const unpaidIds = ids.filter((id) => !paidIds.has(id));
  await eraseOrders(data, unpaidIds, now);
  return page.length < PAGE_SIZE ? undefined : page.at(-1);
}
