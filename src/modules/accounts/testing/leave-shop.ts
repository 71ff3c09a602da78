import type { CalendarDate } from '#kernel/calendar-date.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import type { Order, TellSupportOfAsk } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { createDeleteAccount, createEraseClosedAccounts } from '../delete-account.ts';
import { createChooseDeparture, createLeaveAccounts, createViewDeparture } from '../leave.ts';
import { aClaim, type anna, createAccountsMemory } from './memory-accounts.ts';

type OrderAsk = Parameters<TellSupportOfAsk>[1];

export const DAY = 24 * 3600;
/** A paid or unpaid order of Anna's with a first day, placed before she chooses anything. */
export const own = (status: Order['status'], id: string, changes: Partial<Order> = {}) => {
  const items = anOrder().items.map((item) => ({ ...item, startDate: '2026-12-20' as CalendarDate }));
  return anOrder(status, { id, userId: 'anna', items, createdAt: new Date('2026-11-01T10:00:00Z'), ...(changes as object) });
};

/** The choices before a deletion over these orders, with the wishes that support is told and the letters that ask again. */
export function leaveShopWith(...orders: Order[]) {
  const memory = createAccountsMemory({ orders });
  const { clock, pass } = createTestClock();
  const wishes: string[] = [];
  const letters: string[] = [];
  const deps = {
    transact: memory.transact,
    clock,
    newId: createTestIds(),
    makeClaim: aClaim,
    tellSupport: async ({ id }: Order, { kind }: OrderAsk) => void wishes.push(`${kind} ${id}`),
    write: ({ email, language }: Pick<typeof anna, 'email' | 'language'>) => {
      letters.push(email ?? '');
      if (email === null) return undefined;
      return { id: 'again', channel: 'email', to: email, subject: '', text: '', html: '', language } as const;
    },
  };
  const leave = createLeaveAccounts(deps);
  return {
    ...memory,
    pass,
    wishes,
    letters,
    leave,
    deleteAccount: createDeleteAccount(deps),
    choose: createChooseDeparture(deps),
    view: createViewDeparture(deps),
    eraseRest: createEraseClosedAccounts(deps),
    /** How often the customer and support were written to, and how many accounts are closed. */
    counts: () => ({ letters: letters.length, toSupport: wishes.length, closed: memory.state.closed.length }),
    answer: (state: 'granted' | 'declined') => {
      memory.state.asks = memory.state.asks.map((ask) => ({ ...ask, state }));
    },
  };
}

export const idsOf = ({ openOrders }: { readonly openOrders: readonly { readonly order: Order }[] }) =>
  openOrders.map(({ order }) => order.id);
