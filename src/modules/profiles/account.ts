import { requireFreshSignIn } from '#kernel/access.ts';
import { type CalendarDate, dayAt } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Transact } from '#kernel/transaction.ts';

/** All that the shop keeps about one person, as plain JSON in the words of the API: money in dollars, instants in RFC 3339. */
export interface AccountData {
  readonly user: Readonly<Record<string, unknown>>;
  readonly profile: Readonly<Record<string, unknown>> | null;
  readonly orders: readonly Readonly<Record<string, unknown>>[];
  readonly plan: Readonly<Record<string, unknown>> | null;
  /** Without their secrets. */
  readonly sessions: readonly Readonly<Record<string, unknown>>[];
  /** Without one-time codes. */
  readonly messages: readonly Readonly<Record<string, unknown>>[];
  readonly consultations: readonly Readonly<Record<string, unknown>>[];
}

/** Everything of one account, bound to a transaction. */
export interface AccountStore {
  /** Throws `not_signed_in` when there is no such user any more. */
  everythingOf(userId: string): Promise<AccountData>;
  /**
   * Removes the user with their profile, plan, sessions, messages and requests for consultations, and erases name, e-mail, and
   * wishes from their orders, which stay for the books; throws `not_signed_in` when there is no such user any more. One-time codes
   * stay until they expire: hashes that name nobody, without which deleting an account would be a way to more codes and more
   * guesses. What gateways reported and the history of orders stay as they are: they name nobody.
   */
  erase(userId: string, at: Date): Promise<void>;
  /** Erases personal data from orders that no account has and for which no money ever came, placed before an instant. */
  eraseUnpaidOrders(placedBefore: Date, at: Date): Promise<void>;
  /** Removes plans, with the birth data of their participants, whose rituals had all ended before a day. */
  removePlans(endedBefore: CalendarDate): Promise<void>;
  /** Removes requests for consultations that came before an instant, and the messages that speak of them. */
  removeConsultations(requestedBefore: Date): Promise<void>;
}

type AccountTransact = Transact<{ accounts: AccountStore }>;

export interface AccountExport extends AccountData {
  readonly exportedAt: Date;
}

/** All of the caller's own data. Throws `not_signed_in`, and `fresh_login_required` when they signed in more than an hour ago. */
export function createExportAccount({ transact, clock }: { transact: AccountTransact; clock: Clock }) {
  return async (caller: Caller): Promise<AccountExport> => {
    const exportedAt = clock();
    const { userId } = requireFreshSignIn(caller, exportedAt);
    const data = await transact(({ accounts }) => accounts.everythingOf(userId));
    return { exportedAt, ...data };
  };
}

/**
 * Deletes the caller's account for good. Throws `not_signed_in`; `fresh_login_required` when they signed in more than an hour ago;
 * `not_allowed` for staff, whose deeds must stay attributed: an administrator ends their work here.
 */
export function createDeleteAccount({ transact, clock }: { transact: AccountTransact; clock: Clock }) {
  return async (caller: Caller): Promise<void> => {
    const now = clock();
    const { userId, role } = requireFreshSignIn(caller, now);
    if (role !== 'customer') throw new ShopError('not_allowed');
    await transact(({ accounts }) => accounts.erase(userId, now));
  };
}

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
    await transact(async ({ accounts }) => {
      await accounts.eraseUnpaidOrders(ago(retention.unpaidOrderRetentionSeconds), now);
      await accounts.removePlans(dayAt(ago(retention.planRetentionSeconds), 0));
      await accounts.removeConsultations(ago(retention.consultationRetentionSeconds));
    });
  };
}
