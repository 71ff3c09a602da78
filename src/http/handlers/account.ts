import type { components } from '#contract';
import type { Caller } from '#kernel/caller.ts';
import type { Page } from '#kernel/cursor.ts';
import { centsToDollars } from '#kernel/money.ts';
import type { AccountExport } from '#modules/accounts/index.ts';
import type { ListedOrder, OrderList } from '#modules/orders/index.ts';
import type { Handlers } from '../contract.ts';
import { type CookieNames, leavingCookies } from '../cookies.ts';
import { exportAnswer } from './account-export.ts';
import { itemToWire } from './order-items.ts';

type Wire = components['schemas'];

export interface AccountUseCases {
  readonly listOrders: (caller: Caller, list: OrderList) => Promise<Page<ListedOrder>>;
  readonly exportAccount: (caller: Caller) => Promise<AccountExport>;
  readonly deleteAccount: (caller: Caller) => Promise<void>;
}

/** The customer's own orders and data. */
export function accountHandlers(
  shop: AccountUseCases,
  { names }: { names: CookieNames },
): Pick<Handlers, 'listOrders' | 'exportAccount' | 'deleteAccount'> {
  return {
    async listOrders({ caller, query }) {
      const { email, limit = 50, cursor, paid = false } = query;
      const { items, nextCursor } = await shop.listOrders(caller, { email, limit, cursor, paidOnly: paid });
      const headers = nextCursor === null ? {} : { link: linkToNext('/api/orders', { ...query, cursor: nextCursor }) };
      return { status: 200, headers, body: items.map(orderToWire) };
    },
    async exportAccount({ caller }) {
      return exportAnswer(await shop.exportAccount(caller));
    },
    async deleteAccount({ caller }) {
      await shop.deleteAccount(caller);
      return { status: 204, headers: { 'set-cookie': leavingCookies(names) }, body: undefined };
    },
  };
}

/** The `Link` to the next page of a list whose body is a plain array (RFC 8288). */
function linkToNext(path: string, query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `<${path}?${new URLSearchParams(given)}>; rel="next"`;
}

/** An order as its own customer sees it: dollars, whole weeks. */
function orderToWire({ order, due }: ListedOrder): Wire['CustomerOrder'] {
  return {
    id: order.id,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    currency: 'USD',
    items: order.items.map(itemToWire),
    paymentMethod: order.paymentMethod,
    total: centsToDollars(order.total),
    due: centsToDollars(due),
    specialInstructions: order.specialInstructions,
    customerName: order.contact?.name ?? '',
    customerEmail: order.contact?.email ?? '',
    // Orders are placed without a phone.
    customerPhone: '',
  };
}
