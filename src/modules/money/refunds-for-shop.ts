import type { StaffAction } from '#kernel/audit.ts';
import type { Caller } from '#kernel/caller.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireFreshFactor, requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Order } from '#modules/orders/index.ts';
import { createConfirmRefund, createRejectRefund, createSendRefund } from './finish-refund.ts';
import { withRefund } from './locked-refund.ts';
import { createPayBack, type PayDeps } from './pay-back.ts';
import type { MoneyStores, MoneyTransact } from './ports.ts';
import { type Refund, type RefundState, writtenCoins } from './refund.ts';
import { actionsOn, type RefundAction } from './refund-offers.ts';
import { addressAskOf, contactOfOwner, sendLinksAgain } from './send-link.ts';

/** A refund as a person has read it. */
interface SeenRefund {
  readonly id: string;
  readonly version: number;
}

/** The actions for which the person's second factor must be fresh. */
const MOVES_MONEY: readonly RefundAction[] = ['pay', 'send', 'confirm'];
/** Within ten minutes the panel sends links to the customer of an order once. */
const LINK_PAUSE_SECONDS = 600;
const MOST_IN_A_PAUSE = 1;

/**
 * Refunds that have begun, for the shop's people. Each action throws like `requirePermission` first; then
 * `second_factor_required`, when it moves money and the person's second factor is not fresh; `not_found`; `changed_meanwhile` when something
 * has happened to the order or its money since it was read; `illegal_transition` for what is not right now; and the shop's codes of what
 * the rules refuse.
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

/** Somebody's decision about a refund that they have read. */
interface Decision {
  readonly staff: StaffCaller;
  readonly seen: SeenRefund;
  readonly action: RefundAction;
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
  const audited = { ...deps, transact: auditedTransact(deps, { staff, seen, action }) };
  await work(audited, staff.userId);
}

/**
 * Runs the transactions of a decision, of which there are two when the card gateway is asked in between. The first checks that the refund is
 * as the person has read it; each records what it has changed.
 */
function auditedTransact(deps: PayDeps, decision: Decision): MoneyTransact {
  let isChecked = false;
  return async (work) => {
    const result = await withRefund(deps.transact, decision.seen.id, async (stores, order, before) => {
      if (!isChecked) await refuseUnseen(deps, stores, order, before, decision);
      const outcome = await work(stores);
      // What the gateway has paid is recorded, whatever has become of the person since the first transaction.
      const hasHappened = isChecked && decision.action === 'pay';
      await recordChange(deps, stores, before, decision, hasHappened);
      return outcome;
    });
    // Not within the transaction, which may run again.
    isChecked = true;
    return result;
  };
}

/** Throws `changed_meanwhile`, and `illegal_transition` for what is not right now. */
async function refuseUnseen(
  deps: PayDeps,
  stores: MoneyStores,
  order: Order,
  refund: Refund,
  { staff, seen, action }: Decision,
): Promise<void> {
  if ((await stores.money.versionOf(order.id)) !== seen.version) throw new ShopError('changed_meanwhile');
  // `confirm` and `reject` are judged by the refund itself, whose error says why not; here they would only get `illegal_transition`.
  if (action === 'confirm' || action === 'reject') return;
  const addressAsk = addressAskOf(await contactOfOwner(stores.money, order), order);
  const viewer = { by: staff.userId, gateway: deps.refunds?.name, addressAsk };
  if (!actionsOn(refund, viewer).includes(action)) throw new ShopError('illegal_transition');
}

async function recordChange(
  { clock }: PayDeps,
  { money, audit }: MoneyStores,
  before: Refund,
  { staff, action }: Decision,
  hasHappened: boolean,
): Promise<void> {
  const refunds = await money.refundsOf(before.orderId);
  const after = refunds.find(({ id }) => id === before.id) ?? before;
  const name = actionName(action, before, after);
  if (name) await audit.record(staff, { ...staffAction(name, before, after, clock()), hasHappened });
}

function sendLink({ transact, clock, write }: PayDeps, refundId: string): Promise<void> {
  return transact(async (stores) => {
    const orderId = requireFound(await stores.money.orderOfRefund(refundId));
    await stores.counter.limit(`refund links by staff of ${orderId}`, LINK_PAUSE_SECONDS, MOST_IN_A_PAUSE);
    // The shop's person proves no contact of the customer: the links go to that of the order's account alone.
    await sendLinksAgain({ clock, write }, stores, orderId, { kind: 'guest' });
  });
}

/** How the audit log names that a refund has come to a state. */
const ACTION_OF_STATE: Readonly<Partial<Record<RefundState, string>>> = {
  sent: 'money.refund_sent',
  confirmed: 'money.refund_confirmed',
  rejected: 'money.refund_rejected',
};

/** How the audit log names the change; undefined when neither the state nor the question to the card gateway has changed. */
function actionName(action: RefundAction, before: Refund, after: Refund): string | undefined {
  if (action === 'link') return 'money.refund_link_sent';
  if (before.state !== after.state) return ACTION_OF_STATE[after.state];
  if (before.askedAt?.getTime() === after.askedAt?.getTime()) return undefined;
  return after.askedAt ? 'money.refund_gateway_asked' : 'money.refund_gateway_refused';
}

function staffAction(action: string, before: Refund, refund: Refund, at: Date): StaffAction {
  const { id, orderId, state, amountCents } = refund;
  const after = { orderId, state, amountCents, ...writtenCoins(refund) };
  return { action, subject: { kind: 'refund', id }, before: { state: before.state }, after, at };
}
