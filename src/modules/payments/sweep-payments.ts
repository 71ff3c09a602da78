import { setTimeout } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { GatewayCalls } from './gateways.ts';
import type { DueChecks } from './ports.ts';

interface Deps<Payment> {
  readonly payments: DueChecks<Payment>;
  readonly calls: GatewayCalls;
  readonly check: (payment: Payment) => Promise<Payment>;
  readonly clock: Clock;
  /** Called for each payment whose check failed; a later sweep checks this payment again, as its claim has set. */
  readonly onFailure: (payment: Payment, error: unknown) => void;
}

/** The most checks that run at the same time. */
const AT_ONCE = 30;
/** Few checks begin together, so that a visitor's request which comes meanwhile does not wait behind many. */
const TOGETHER = 3;
/** The next few begin when those before have ended, or after so many milliseconds. */
const APART_MS = 20;
/** The most payments in one sweep. The rest waits for the next sweep, so that a sweep ends and the process can stop. */
const MOST_IN_A_SWEEP = 500;

/**
 * Checks the payments or checkouts of one kind whose check is due, so that money is seen even when every browser is closed and every notice
 * is lost. Any number of instances may sweep at the same time, because they claim payments. Ends when nothing is due, when the vendor
 * allows no more calls in this second, after `MOST_IN_A_SWEEP`, or when the process is stopping. What was not checked to its end, also because
 * the instance was killed, is due again within an hour, however rarely it is checked, up to two hundred days after it was made. Returns the
 * number of payments that were checked, with or without success: if there were any, more may be due already. When a claim fails, what was
 * checked until then is marked all the same.
 */
export function createSweepPayments<Payment extends { readonly id: string }>(deps: Deps<Payment>) {
  return async (isStopping = () => false): Promise<number> => {
    const running = new Set<Promise<unknown>>();
    /** What was checked of each claim: a payment that is claimed again before its mark may fail the second time. */
    const claims: { readonly at: Date; readonly done: string[] }[] = [];
    let checked = 0;
    let due: readonly Payment[];
    try {
      do {
        // Claims once half of the places are free: many at a time, and no more than can be asked at once. A call that hangs holds one place.
        while (running.size > AT_ONCE / 2) await Promise.race(running);
        const at = deps.clock();
        due = isStopping() ? [] : await claim(deps, at, Math.min(AT_ONCE - running.size, MOST_IN_A_SWEEP - checked));
        const done: string[] = [];
        claims.push({ at, done });
        await beginChecks(due, running, (payment) => checkOne(deps, payment, done));
        checked += due.length;
      } while (due.length > 0 && checked < MOST_IN_A_SWEEP);
    } finally {
      await Promise.all(running);
      for (const { at, done } of claims) if (done.length > 0) await deps.payments.markChecked(done, at);
    }
    return checked;
  };
}

/** Begins the checks of these payments, a few at a time; each is among `running` until it ends. */
async function beginChecks<Payment>(
  due: readonly Payment[],
  running: Set<Promise<unknown>>,
  begin: (payment: Payment) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < due.length; first += TOGETHER) {
    const checks = due.slice(first, first + TOGETHER).map(begin);
    for (const check of checks) {
      running.add(check);
      void check.then(() => running.delete(check));
    }
    await Promise.race([Promise.all(checks), setTimeout(APART_MS)]);
  }
}

/** Claims payments for as many checks as the vendor allows in this second, and puts the others back. */
async function claim<Payment extends { readonly id: string }>(
  { payments, calls }: Deps<Payment>,
  at: Date,
  wanted: number,
): Promise<Payment[]> {
  const due = await payments.claimDue(at, wanted);
  if (due.length === 0) return [];
  const allowed = await calls.take(due.length);
  if (allowed < due.length) await payments.putBack(due.slice(allowed).map(({ id }) => id));
  return due.slice(0, allowed);
}

/** Never rejects: a payment that was checked is among `done`, and a failed check is told to `onFailure`. */
async function checkOne<Payment extends { readonly id: string }>(
  { check, onFailure }: Deps<Payment>,
  payment: Payment,
  done: string[],
): Promise<void> {
  try {
    await check(payment);
    done.push(payment.id);
  } catch (error) {
    onFailure(payment, error);
  }
}
