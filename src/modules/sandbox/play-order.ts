import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { type FieldCode, refusedField, ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, type Replayable } from '#kernel/idempotency.ts';
import { ownPartner, type PartnerOrder, type PartnerReader } from '#modules/partners/index.ts';
import type { Play } from './play.ts';
import { failRefund, type RefundDeps, refund } from './play-refund.ts';
import { begin, perform, postpone, type RitualDeps, report } from './play-rituals.ts';

interface Deps extends RitualDeps, RefundDeps {
  /** False in a shop with real money, which plays nothing. */
  readonly isSandbox: boolean;
  readonly clock: Clock;
  readonly partners: Pick<PartnerReader, 'find'>;
  /** Throws `not_found` for an order that is not the partner's. */
  readonly viewOrder: (caller: Caller, slug: string, orderId: string) => Promise<PartnerOrder>;
}

/** What the shop's people do to an order. */
export interface WantedStep {
  readonly step: 'postpone' | 'begin' | 'perform' | 'report' | 'refund' | 'fail_refund';
  /** The position of the item in the order, from 0; without it all items. */
  readonly item?: number | undefined;
  /** The day of `postpone`, YYYY-MM-DD. */
  readonly startDate?: string | undefined;
  readonly idempotency?: IdempotentRequest | undefined;
}

export type PlayOrder = ReturnType<typeof createPlayOrder>;

const STEPS: Readonly<Record<WantedStep['step'], (deps: Deps, play: Play) => Promise<void>>> = {
  postpone,
  begin,
  perform,
  report,
  refund,
  fail_refund: failRefund,
};

/**
 * Does to one of a partner's own orders what the shop's people would do, by their own use cases, so that the partner's program meets every
 * event. A step that is done already changes nothing. Throws `not_found` in a shop with real money, `invalid_request` for a field that
 * does not fit the step, and what `ownPartner` and the use cases throw.
 */
export function createPlayOrder(deps: Deps) {
  return async (caller: Caller, slug: string, orderId: string, wanted: WantedStep): Promise<Replayable<PartnerOrder>> => {
    if (!deps.isSandbox) throw new ShopError('not_found');
    await ownPartner(deps, caller, slug, 'partner.confirm', 'orders:write');
    refuseWrongFields(wanted, await deps.viewOrder(caller, slug, orderId));
    const replayed = await playOnce(deps, orderId, wanted);
    return { result: await deps.viewOrder(caller, slug, orderId), replayed };
  };
}

/** Throws `invalid_request` for a field that does not belong to the step, or names no item. */
function refuseWrongFields({ step, item, startDate }: WantedStep, { items }: PartnerOrder): void {
  if ((step === 'postpone') !== (startDate !== undefined))
    throw wrong('startDate', startDate === undefined ? 'required' : 'invalid');
  if (item === undefined) return;
  if (step === 'refund' || step === 'fail_refund') throw wrong('item', 'invalid');
  if (item >= items.length) throw wrong('item', 'maximum');
}

const wrong = (field: string, code: FieldCode) => refusedField([field], code);

/** Plays a step once for each idempotency key. Returns true when an earlier request with the key has done it. */
async function playOnce(
  deps: Deps,
  orderId: string,
  { idempotency: request, step, item, startDate = '' }: WantedStep,
): Promise<boolean> {
  const { transact, clock } = deps;
  if (await transact(({ idempotency }) => claimOrReplay<null>(idempotency, request))) return true;
  try {
    await untilUndisturbed(() => STEPS[step](deps, { staff: playedStaff(clock()), orderId, item, startDate }));
    if (request) await transact(({ idempotency }) => idempotency.remember(request, null));
    return false;
  } catch (error) {
    if (request) await transact(({ idempotency }) => idempotency.release(request));
    throw error;
  }
}

/** Plays the shop's people, whom a sandbox may not have: the operator of the machine, who may do everything. */
function playedStaff(at: Date): UserCaller {
  const { userId } = MACHINE_OPERATOR;
  return { kind: 'user', ...MACHINE_OPERATOR, email: null, phone: null, sessionId: userId, signedInAt: at, secondFactorAt: at };
}

const MOST_TRIES = 5;

/** Plays a step, and plays it again when something has happened to the order in between: five times in all at most. */
async function untilUndisturbed(play: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await play();
    } catch (error) {
      const isDisturbed = error instanceof ShopError && error.code === 'changed_meanwhile';
      if (!isDisturbed || tries === MOST_TRIES) throw error;
    }
  }
}
