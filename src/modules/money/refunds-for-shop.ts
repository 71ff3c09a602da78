import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { requireFreshFactor, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
import { withRefund } from './locked-refund.ts';
import { createPayBack, type PayDeps } from './pay-back.ts';
import type { MoneyTransact } from './ports.ts';
import { type Refund, type RefundState, writtenCoins } from './refund.ts';
import { actionsOn, type RefundAction } from './refund-offers.ts';
import { createSendRefundLink } from './send-link.ts';
import { inShopsCodes } from './shop-refusal.ts';

/** A refund as a person has read it. */
export interface SeenRefund {
  readonly id: string;
  readonly version: number;
}

const MOVES_MONEY: readonly RefundAction[] = ['pay', 'send', 'confirm'];
/** The panel sends the customer one link of an order in so many seconds. */
const LINK_SECONDS = 600;

/**
 * The door of the shop's people to refunds that have begun. Each action throws like `requirePermission` first; `second_factor_required`
 * without a fresh one where money moves; `not_found`; `changed_meanwhile` when something has happened to the order or its money since it was
 * read; `illegal_transition` for what is not right now; and the shop's codes of what the rules refuse.
 */
export function createRefundsForShop(deps: PayDeps) {
  return {
    /** The person has sent the money, under this transaction id or number of a transfer. */
    send: (caller: Caller, seen: SeenRefund, reference: string) =>
      decide(deps, caller, seen, 'send', (audited, by) => createSendRefund(audited)(seen.id, { by, reference })),
    /** The card gateway pays; after a lost answer the same call finishes the same refund. */
    pay: (caller: Caller, seen: SeenRefund) =>
      decide(deps, caller, seen, 'pay', (audited, by) => createPayBack(audited)(seen.id, { by })),
    /** The person has seen that another has sent it. */
    confirm: (caller: Caller, seen: SeenRefund) =>
      decide(deps, caller, seen, 'confirm', (audited, by) => createConfirmRefund(audited)(seen.id, { by })),
    reject: (caller: Caller, seen: SeenRefund, why: string) =>
      decide(deps, caller, seen, 'reject', (audited, by) => createRejectRefund(audited)(seen.id, { by, why })),
    /** The customer gets another link; throws `rate_limited` for a second within ten minutes. */
    sendLink: (caller: Caller, seen: SeenRefund) => decide(deps, caller, seen, 'link', (audited) => sendLink(audited, seen.id)),
  };
}

async function decide(
  deps: PayDeps,
  caller: Caller,
  seen: SeenRefund,
  action: RefundAction,
  work: (audited: PayDeps, by: string) => Promise<void>,
): Promise<void> {
  const staff = requirePermission(caller, 'money.write');
  if (MOVES_MONEY.includes(action)) requireFreshFactor(staff, deps.clock());
  const audited = { ...deps, transact: auditedTransact(deps, staff, seen, action) };
  await inShopsCodes(() => work(audited, staff.userId));
}

/** The first transaction of a decision checks that the refund is as it was read; each records what it has changed. */
function auditedTransact(deps: PayDeps, staff: StaffCaller, seen: SeenRefund, action: RefundAction): MoneyTransact {
  let isChecked = false;
  return async (work) => {
    const result = await withRefund(deps.transact, seen.id, async (stores, order, before) => {
      if (!isChecked) {
        if ((await stores.money.versionOf(order.id)) !== seen.version) throw new ShopError('changed_meanwhile');
        const viewer = { by: staff.userId, gateway: deps.refunds?.name, hasAccount: order.userId !== undefined };
        refuseUnoffered(action, actionsOn(before, viewer));
      }
      const outcome = await work(stores);
      const refunds = await stores.money.refundsOf(order.id);
      const after = refunds.find(({ id }) => id === seen.id) ?? before;
      const name = actionName(action, before, after);
      // What the gateway has paid is stored, whatever has become of the person meanwhile.
      const hasHappened = isChecked && action === 'pay';
      if (name) await stores.audit.record(staff, { ...staffAction(name, before, after, deps.clock()), hasHappened });
      return outcome;
    });
    // Not in the transaction, which may run again.
    isChecked = true;
    return result;
  };
}

/** Who may look at what was sent is a rule of the refund itself, which says why not. */
function refuseUnoffered(action: RefundAction, offered: readonly RefundAction[]): void {
  if (action !== 'confirm' && action !== 'reject' && !offered.includes(action)) throw new ShopError('illegal_transition');
}

function sendLink({ transact, clock, write }: PayDeps, refundId: string): Promise<void> {
  return transact(async (stores) => {
    const orderId = await stores.money.orderOfRefund(refundId);
    if (orderId === undefined) throw new ShopError('not_found');
    const letters = await stores.counter.count(`refund links by staff of ${orderId}`, LINK_SECONDS, 1);
    if (letters > 1) throw new ShopError('rate_limited', { retryAfterSeconds: LINK_SECONDS });
    await createSendRefundLink({ transact: (work) => work(stores), clock, write })(orderId);
  });
}

/** What the log calls that a refund has come to a state. */
const REACHED: Readonly<Partial<Record<RefundState, string>>> = {
  sent: 'money.refund_sent',
  confirmed: 'money.refund_confirmed',
  rejected: 'money.refund_rejected',
};

/** What the log of the staff calls the change; undefined when nothing has changed. */
function actionName(action: RefundAction, before: Refund, after: Refund): string | undefined {
  if (action === 'link') return 'money.refund_link_sent';
  if (before.state !== after.state) return REACHED[after.state];
  if (before.askedAt?.getTime() === after.askedAt?.getTime()) return undefined;
  return after.askedAt ? 'money.refund_gateway_asked' : 'money.refund_gateway_refused';
}

function staffAction(action: string, before: Refund, refund: Refund, at: Date): StaffAction {
  const { id, orderId, state, amountUsd } = refund;
  const after = { orderId, state, amountCents: amountUsd, ...writtenCoins(refund) };
  return { action, subject: { kind: 'refund', id }, before: { state: before.state }, after, at };
}
