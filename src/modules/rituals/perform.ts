import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import {
  changeStatus,
  type Order,
  type OrderItem,
  type StatusChange,
  type TellCustomer,
  WISH_OVERTAKEN,
} from '#modules/orders/index.ts';
import { lockRitual } from './lock-ritual.ts';
import type { RitualKey, RitualStores, RitualTransact } from './ports.ts';
import { earliestBegin, instantThatCounts, isNoteOf, type Pressed, stepNote } from './rite.ts';

export interface PerformDeps extends WriteDeps<RitualTransact> {
  /** The zone of the shop, which decides which day it is. */
  readonly timeZone: string;
  readonly tellCustomer: TellCustomer;
  /** How long a step can be taken back, and the letter about it waits. */
  readonly undoSeconds: number;
}

/** What a step does: the ritual as it is afterwards, and the status that the order gets by it; without `to` it keeps its own. */
interface Step {
  readonly item: OrderItem;
  readonly to?: 'processing' | 'ready';
}

/** A ritual, and the day that it had when somebody read it: null for none, missing when they do not tell. */
export interface RitualAsRead extends RitualKey {
  readonly startDate?: string | null | undefined;
  /** The press on a device that may send it later and more than once; without it the step is taken now. */
  readonly noted?: Pressed | undefined;
}

/**
 * Begins a ritual. A ritual without a date gets the day on which it begins; the first of an order makes it `processing`, of which its customer is
 * told once it cannot be taken back. An open wish for another day ends once all its rituals have begun, and its customer is told. Beginning
 * again only notes a device's press. Throws like `requirePermission`, `not_found`, `illegal_transition` unless the order is paid or processing,
 * or for the id of another note, and `day_changed` when the ritual has got another day since it was read.
 */
export function createBeginRitual(deps: PerformDeps) {
  return createStep(deps, 'begin', (order, item, now, read) => {
    if (item.begunAt) return undefined;
    if (order.status !== 'paid' && order.status !== 'processing') throw new ShopError('illegal_transition');
    if (read.startDate !== undefined && read.startDate !== (item.startDate ?? null)) throw new ShopError('day_changed');
    const { noted } = read;
    const at = noted ? instantThatCounts(noted.at, earliestBegin(order, item, now, deps.timeZone), now) : now;
    const begun = { ...item, begunAt: at, startDate: item.startDate ?? dayIn(at, deps.timeZone) };
    return order.status === 'paid' ? { item: begun, to: 'processing' } : { item: begun };
  });
}

/**
 * Notes that a ritual has been performed to its end. The last of an order makes it `ready`, of which its customer is told. Noting it again
 * only notes a device's press. Throws like `requirePermission`, `not_found`, and `illegal_transition` for a ritual that has not begun, when
 * its order is not being performed, or for the id of another note.
 */
export function createCompleteRitual(deps: PerformDeps) {
  return createStep(deps, 'end', (order, item, now, { noted }) => {
    if (item.performedAt) return undefined;
    if (!item.begunAt || order.status !== 'processing') throw new ShopError('illegal_transition');
    const performed = { ...item, performedAt: noted ? instantThatCounts(noted.at, item.begunAt, now) : now };
    const isLast = order.items.every((each) => each === item || each.performedAt);
    return isLast ? { item: performed, to: 'ready' } : { item: performed };
  });
}

/** Decides on a step; undefined when the ritual has taken it already. */
type Rule = (order: Order, item: OrderItem, now: Date, read: RitualAsRead) => Step | undefined;

/** Runs a rule under the lock of the order, so that of several people who press at once only one changes something. */
function createStep(deps: PerformDeps, kind: 'begin' | 'end', rule: Rule) {
  const { transact, clock, timeZone } = deps;
  return async (caller: Caller, read: RitualAsRead): Promise<OrderItem> => {
    const { orderId, position } = read;
    const staff = requirePermission(caller, 'rituals.perform');
    return transact(async (stores) => {
      const { order, item } = await lockRitual(stores, read);
      const id = read.noted?.note;
      const known = id && (await stores.rites.find(id));
      if (known && !isNoteOf(known, read, kind)) throw new ShopError('illegal_transition');
      if (known) return item;
      const at = clock();
      const taken = rule(order, item, at, read);
      // A device's press is noted also when the step was taken before: at the time of that step.
      const done = taken?.item ?? item;
      const notedAt = doneAt(done, kind, at);
      const day = dayIn(notedAt, timeZone);
      const notedBy = staff.userId;
      if (id) await stores.rites.add(stepNote({ id, orderId, position, kind, day, notedAt, notedBy, arrivedAt: at }));
      if (taken) await storeStep(deps, { stores, staff, order, position, kind, at, notedAt }, taken);
      return done;
    });
  };
}

interface StepToStore {
  readonly stores: RitualStores;
  readonly staff: StaffCaller;
  readonly order: Order;
  readonly position: number;
  readonly kind: 'begin' | 'end';
  /** When the shop heard of the step. */
  readonly at: Date;
  /** When somebody has pressed, as far as the shop believes the device. */
  readonly notedAt: Date;
}

/** Stores a step, gives the order the status that follows, and tells the customer. */
async function storeStep({ tellCustomer, undoSeconds }: PerformDeps, facts: StepToStore, { item, to }: Step): Promise<void> {
  const { stores, staff, order, position, kind, at, notedAt } = facts;
  await stores.rituals.save({ orderId: order.id, position }, item, at);
  const action = kind === 'begin' ? 'ritual.begun' : 'ritual.performed';
  const cause: Cause = { at, actor: { kind: 'staff', id: staff.userId }, reason: action };
  const notBefore = new Date(notedAt.getTime() + undoSeconds * 1000);
  const withStep = { ...order, items: order.items.with(position, item) };
  const moved = to ? await moveOrder(stores, withStep, { to, cause, notBefore }, tellCustomer) : withStep;
  if (kind === 'begin') await endWish(stores, moved, cause, tellCustomer);
  const after = { ritual: item.id, position, startDate: item.startDate };
  await stores.audit.record(staff, { action, subject: { kind: 'order', id: order.id }, before: null, after, at });
}

/** When a step was taken; `now` stands for a time that is missing. */
const doneAt = ({ begunAt, performedAt }: OrderItem, kind: 'begin' | 'end', now: Date) =>
  (kind === 'begin' ? begunAt : performedAt) ?? now;

type Cause = Pick<StatusChange, 'at' | 'actor' | 'reason'>;

async function moveOrder(
  stores: RitualStores,
  order: Order,
  { to, cause, notBefore }: { readonly to: 'processing' | 'ready'; readonly cause: Cause; readonly notBefore: Date },
  tellCustomer: TellCustomer,
): Promise<Order> {
  const moved = changeStatus(order, to, cause);
  await stores.orders.saveStatus(moved.order, moved.change);
  await tellCustomer(moved.order, { kind: to, notBefore }, stores);
  return moved.order;
}

/** Ends an open wish all of whose rituals have begun, because these keep their day. It stays ended when a beginning is taken back. */
async function endWish(stores: RitualStores, order: Order, cause: Cause, tellCustomer: TellCustomer): Promise<void> {
  const { id, status, items } = order;
  const begun = items.flatMap(({ begunAt }, position) => (begunAt ? [position] : []));
  if (!(await stores.postponementAsks.overtake(id, begun, cause.at))) return;
  await stores.orders.saveStatus(order, { ...cause, from: status, to: status, reason: WISH_OVERTAKEN });
  await tellCustomer(order, { kind: 'postponement_overtaken' }, stores);
}
