import type { components } from '#contract';
import type { Caller } from '#kernel/caller.ts';
import type { Page } from '#kernel/cursor.ts';
import { centsToDollars } from '#kernel/money.ts';
import { orderNumber } from '#kernel/order-number.ts';
import type { Client, ClientQuery, ClientView } from '#modules/clients/index.ts';
import type { Handlers } from '../contract.ts';
import { profileToWire } from './profiles.ts';

type Wire = components['schemas'];

export interface ClientUseCases {
  readonly listClients: (caller: Caller, query: ClientQuery) => Promise<Page<Client>>;
  readonly viewClient: (caller: Caller, id: string) => Promise<ClientView>;
}

/** The clients of the shop, for its people. */
export function clientHandlers(shop: ClientUseCases) {
  return {
    async listClients({ caller, query: { limit = 50, ...query } }) {
      const { items, nextCursor } = await shop.listClients(caller, { limit, ...query });
      return { status: 200, body: { items: items.map(toWire), nextCursor } };
    },
    async getClient({ caller, params }) {
      return { status: 200, body: viewToWire(await shop.viewClient(caller, params.id)) };
    },
  } satisfies Partial<Handlers>;
}

function toWire({ id, email, phone, name, language, createdAt }: Client): Wire['Client'] {
  return { id, email: email ?? '', phoneNumber: phone ?? '', name, language, createdAt: createdAt.toISOString() };
}

function viewToWire({ client, profile, plan, orderCount, orders }: ClientView): Wire['ClientDetail'] {
  return {
    ...toWire(client),
    profile: profile ? profileToWire({ ...profile, email: client.email ?? '' }) : null,
    plan: plan ? planToWire(plan) : null,
    orderCount,
    orders: orders.map(({ id, status, createdAt, total }) => {
      return {
        id,
        number: orderNumber(id),
        status,
        createdAt: createdAt.toISOString(),
        currency: 'USD',
        total: centsToDollars(total),
      };
    }),
  };
}

function planToWire({ startDate, specialWishes, participants, updatedAt }: NonNullable<ClientView['plan']>): Wire['ClientPlan'] {
  return { startDate, specialWishes, participants, updatedAt: updatedAt.toISOString() };
}
