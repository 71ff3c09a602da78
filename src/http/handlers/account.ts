import type { components } from '#contract';
import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { centsToDollars } from '#kernel/money.ts';
import type { AccountExport } from '#modules/accounts/index.ts';
import type { Order } from '#modules/orders/index.ts';
import type { Handlers } from '../contract.ts';
import { type CookieNames, cookieHeader } from '../cookies.ts';
import { exportToWire } from './account-export.ts';

type Wire = components['schemas'];

export interface AccountUseCases {
  readonly listOrders: (caller: Caller, email?: string) => Promise<Order[]>;
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
      return { status: 200, body: (await shop.listOrders(caller, query.email)).map(orderToWire) };
    },
    async exportAccount({ caller }) {
      const streamed = exportToWire(await shop.exportAccount(caller));
      const day = streamed.exportedAt.slice(0, 10);
      const headers = { 'content-disposition': `attachment; filename="vedic-rituals-account-${day}.json"` };
      return { status: 200, headers, streamed };
    },
    async deleteAccount({ caller }) {
      await shop.deleteAccount(caller);
      return { status: 204, headers: { 'set-cookie': cookieHeader(names, 'session', '', 0) }, body: undefined };
    },
  };
}

/** An order as its own customer sees it: dollars, whole weeks. */
function orderToWire(order: Order): Wire['CustomerOrder'] {
  return {
    id: order.id,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    currency: 'USD',
    items: order.items.map(({ id, name, price, quantity, weeks }) => {
      return { id, ...toFields({ name }), price: centsToDollars(price), quantity, duration: weeks };
    }),
    paymentMethod: order.paymentMethod,
    total: centsToDollars(order.total),
    specialInstructions: order.specialInstructions,
    customerName: order.contact?.name ?? '',
    customerEmail: order.contact?.email ?? '',
    // Orders are placed without a phone.
    customerPhone: '',
  };
}
