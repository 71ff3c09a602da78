import { insistOnLock, type MemoryState } from '#kernel/testing/memory.ts';
import type { CardSession } from '../card-session.ts';
import type { GatewayEvent } from '../gateways.ts';
import type { CardSessionStore, Noticed } from '../ports.ts';

interface State extends MemoryState {
  sessions: CardSession[];
  /** The next check of each payment and checkout, by id. */
  due: Map<string, Date>;
}

/** Checkouts for cards in an in-memory database. */
export function memoryCardSessions(state: State) {
  const put = (session: CardSession) => {
    state.sessions = state.sessions.map((each) => (each.id === session.id ? session : each));
    insistOnOneLive(state, session.orderId);
  };
  const ofOrder = (orderId: string, states: readonly CardSession['state'][]) => {
    insistOnLock(state, orderId);
    return state.sessions.filter((each) => each.orderId === orderId && states.includes(each.state));
  };
  return {
    add: async (session) => {
      insistOnLock(state, session.orderId);
      state.sessions.push(session);
      insistOnOneLive(state, session.orderId);
    },
    live: async (orderId) => {
      const live = ofOrder(orderId, LIVE);
      for (const { id } of live) state.locks.add(id);
      return live.reverse();
    },
    giveUp: async (orderId, now) => {
      for (const session of ofOrder(orderId, ['creating', 'open'])) {
        if (session.state === 'open' && !session.unwanted) state.due.set(session.id, now);
        put({ ...session, unwanted: true });
      }
    },
    lease: async (id, until) => {
      const session = state.sessions.find((each) => each.id === id);
      if (session?.state === 'creating') put({ ...session, leasedUntil: until });
    },
    saveOpened: async (session, checkAt) => {
      insistOnLock(state, session.orderId);
      put(session);
      state.due.set(session.id, checkAt);
    },
    lock: async (id) => {
      const session = state.sessions.find((each) => each.id === id);
      if (session) insistOnLock(state, session.orderId);
      state.locks.add(id);
      return session;
    },
    save: async (session) => {
      insistOnLock(state, session.id);
      put(session);
    },
    lockNoticed: async (gateway, events) => {
      const ofGateway = state.sessions.filter((each) => each.gateway === gateway);
      return lockEach(state, events, ({ gatewayPaymentIds, paymentId }) => {
        const isNamed = (each: CardSession) =>
          each.state !== 'creating' &&
          [each.gatewaySessionId, each.gatewayPaymentId].some((name) => name !== undefined && gatewayPaymentIds.includes(name));
        return ofGateway.find(isNamed) ?? ofGateway.find(({ id }) => id === paymentId);
      });
    },
    checkSoon: async (ids, now) => {
      for (const each of state.sessions) if (ids.includes(each.id) && each.state !== 'creating') state.due.set(each.id, now);
    },
  } satisfies CardSessionStore;
}

/** What each event is about, as `find` says of a single event; locks the orders. */
export function lockEach<Event extends GatewayEvent>(
  { locks }: MemoryState,
  events: readonly Event[],
  find: (event: GatewayEvent) => Noticed | undefined,
): Map<Event, Noticed> {
  const found = new Map<Event, Noticed>();
  for (const event of events) {
    const noticed = find(event);
    if (!noticed) continue;
    locks.add(noticed.orderId);
    found.set(event, noticed);
  }
  return found;
}

const LIVE: readonly CardSession['state'][] = ['creating', 'open', 'processing'];

/** Like the database, refuses a second checkout of an order to which a payer is sent. */
function insistOnOneLive({ sessions }: State, orderId: string): void {
  const live = sessions.filter((each) => each.orderId === orderId && LIVE.includes(each.state) && !each.unwanted);
  if (live.length > 1) throw new Error(`${orderId} has two checkouts that can be paid`);
}
