import type { StaffAction } from '#kernel/audit.ts';
import type { StaffRole } from '#kernel/caller.ts';
import { cents } from '#kernel/money.ts';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import { type IdempotencyState, insistOnLock, memoryIdempotency, memoryOutbox, memoryTransact } from '#kernel/testing/memory.ts';
import type { HandPayment } from '#modules/money/index.ts';
import { isPaid, type Order } from '#modules/orders/index.ts';
import { memoryOrders, ordersState } from '#modules/orders/testing/memory-orders.ts';
import { createTestTellPartner, indra } from '#modules/orders/testing/partners.ts';
import { sumsOf } from '#modules/payments/index.ts';
import type {
  OrderSelection,
  PartnerMovement,
  PartnerOrderReader,
  PartnerReader,
  PartnerRecord,
  PartnerStore,
  PartnerStores,
  Period,
} from '../ports.ts';

export function aPartner(changes: Partial<PartnerRecord> = {}): PartnerRecord {
  const createdAt = new Date('2026-11-01T09:00:00Z');
  return { ...indra, id: uuid(500), isSuspended: false, version: 1, createdAt, ...changes };
}

/** A person of a partner, or another member of staff, with a second factor. */
export function staffCaller(role: StaffRole, partner: string | null = null) {
  return userCaller({ userId: role, role, partner, secondFactorAt: new Date('2026-11-20T10:00:00Z') });
}

/** 300 dollars that a person of the partner has confirmed, with what `changes` say instead. */
export function aMovement(orderId: string, changes: Partial<PartnerMovement> = {}): Omit<PartnerMovement, 'customerName'> {
  const hand = { reference: '17', confirmedBy: 'Maria', takenBackAt: null };
  const at = new Date('2026-11-20T10:00:00Z');
  return { orderId, orderNumber: 1042, seq: 1, kind: 'came', way: 'hand', at, amount: 30_000, hand, ...changes };
}

/** The database of partners and their orders in memory. */
export function createPartnersMemory(partners: PartnerRecord[], orders: Order[] = []) {
  const state = {
    ...ordersState(orders),
    partners,
    actions: [] as StaffAction[],
    hands: [] as HandPayment[],
    movements: [] as Omit<PartnerMovement, 'customerName'>[],
    changedAt: new Map<string, Date>(),
    keys: new Map() as IdempotencyState['keys'],
  };
  const { tellPartner, told } = createTestTellPartner();
  const find = async (slug: string) => state.partners.find((partner) => partner.slug === slug);
  const store = {
    find,
    lock: async (slug) => {
      state.locks.add(slug);
      return find(slug);
    },
    add: async (partner) => {
      if (await find(partner.slug)) return false;
      state.partners.push(partner);
      return true;
    },
    addMissing: async (given) => {
      for (const partner of given) await store.add(aPartner(partner));
    },
    save: async (partner) => {
      insistOnLock(state, partner.slug);
      state.partners = state.partners.map((each) => (each.slug === partner.slug ? partner : each));
    },
  } satisfies PartnerStore;
  const reader = {
    find,
    list: async (limit) => state.partners.slice(0, limit),
  } satisfies PartnerReader;
  const movedOf = (id: string, time: Period | undefined) =>
    state.movements.filter(({ orderId, at }) => orderId === id && (!time || (at >= time.from && at < time.until)));
  const ownOrders = (slug: string, { status, placed, reference, number, sum, moved, search }: OrderSelection) =>
    state.orders
      .filter(({ partner }) => partner === slug)
      .filter((order) => status === undefined || order.status === status)
      .filter((order) => number === undefined || order.number === number)
      .filter((order) => sum !== 'waiting' || order.status === 'waiting')
      .filter((order) => !moved || movedOf(order.id, moved.time).length > 0)
      .filter((order) => !search || order.number === search.number)
      .filter(({ filing }) => !reference || (filing?.reference === reference && filing.partner === slug))
      .filter(({ createdAt }) => !placed || (createdAt >= placed.from && createdAt < placed.until));
  const orderReader = {
    find: async (id) => state.orders.find((order) => order.id === id),
    receivedFor: async () => new Map(),
    timelineOf: async () => [],
    reportsOf: async () => [],
    confirmations: async (slug, orders) =>
      state.hands.filter(({ partner, orderId }) => partner === slug && orders.some(({ id }) => id === orderId)),
    list: async (slug, selection) => ownOrders(slug, selection).slice(0, selection.limit),
    listChanged: async (slug, since, selection) =>
      ownOrders(slug, selection)
        .map((order) => ({ ...order, changedAt: state.changedAt.get(order.id) ?? order.createdAt }))
        .filter(({ changedAt }) => changedAt >= since && (!selection.after || changedAt > selection.after.at))
        .sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
        .slice(0, selection.limit),
    movedFor: async (ids, time) =>
      new Map(ids.flatMap((id) => (movedOf(id, time).length > 0 ? [[id, sumsOf(movedOf(id, time))]] : []))),
    listMovements: async (slug, { from, until }, limit, after) =>
      state.movements
        .map((movement) => ({ ...movement, order: state.orders.find(({ id }) => id === movement.orderId) }))
        .filter(({ order, at }) => order?.partner === slug && at >= from && at < until)
        .filter(({ at, seq }) => !after || at > after.at || (at.getTime() === after.at.getTime() && seq > after.seq))
        .sort((a, b) => a.at.getTime() - b.at.getTime() || a.seq - b.seq)
        .slice(0, limit)
        .map(({ order, ...movement }) => ({ ...movement, customerName: order?.contact?.name ?? null })),
    totals: async (slug, { from, until }) => {
      const own = state.orders.filter(({ partner, createdAt }) => partner === slug && createdAt >= from && createdAt < until);
      const sum = (some: Order[]) => ({ orders: some.length, total: cents(some.reduce((all, { total }) => all + total, 0)) });
      const waiting = sum(own.filter(({ status }) => status === 'waiting'));
      return { paid: sum(own.filter(isPaid)), confirmed: sum([]), waiting, money: { orders: 0, counted: 0, ...sumsOf([]) } };
    },
  } satisfies PartnerOrderReader;
  const stores: PartnerStores = {
    partners: store,
    orders: memoryOrders(state),
    payments: {
      withdrawProposal: async (orderId) => {
        insistOnLock(state, orderId);
        const proposal = state.hands.find((hand) => hand.orderId === orderId && hand.state === 'proposed');
        state.hands = state.hands.map((hand) => (hand === proposal ? { ...hand, state: 'withdrawn' } : hand));
        return proposal;
      },
    },
    money: { liveHand: async (orderId) => state.hands.find((hand) => hand.orderId === orderId && hand.state === 'proposed') },
    messages: memoryOutbox(state),
    audit: { record: async (_, action) => void state.actions.push(action) },
    idempotency: memoryIdempotency(state),
  };
  const { clock, pass } = createTestClock();
  let changes = 0;
  return {
    state,
    told,
    tellPartner,
    partners: reader,
    orders: orderReader,
    transact: memoryTransact(state, stores),
    clock,
    pass,
    newId: createTestIds(),
    timeZone: 'Europe/Moscow',
    singleApprovalLimit: cents(100_000),
    onChange: () => {
      changes += 1;
    },
    changes: () => changes,
  };
}
