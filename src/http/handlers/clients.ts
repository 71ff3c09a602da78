import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { centsToDollars } from '#kernel/money.ts';
import type { Accounts } from '#modules/accounts/index.ts';
import type { Client, Clients, ClientView } from '#modules/clients/index.ts';
import { CLIENT_EXPORT_TITLES } from '#words/client-export.ts';
import { type ListFile, listFile } from '../answers/list-file.ts';
import { pick } from '../answers/pick.ts';
import { done, keyed, page, tagged } from '../answers/plain-answers.ts';
import { renameFields } from '../answers/rename-fields.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { textVersionOf } from '../requests/record-version.ts';
import { exportAnswer } from './account-export.ts';
import { signedDollars } from './money-sums.ts';
import { profileToWire } from './profiles.ts';

/** The clients of the shop, for its people. */
export function clientHandlers(shop: Clients, accounts: Accounts, today: () => CalendarDate) {
  return {
    listClients: async ({ caller, query }) => page(await shop.listClients(caller, query), toWire),
    async exportClients({ caller, query: { format = 'csv', lang, ...wanted }, language }) {
      const pages = await shop.exportClients(caller, wanted);
      return listFile(format, clientsFile(today(), lang ?? language), pages);
    },
    getClient: async ({ caller, params }) => clientAnswer(await shop.viewClient(caller, params.id)),
    addClientNote: async ({ caller, params, body }) =>
      done(await shop.addClientNote(caller, params.id, { id: params.noteId, text: body.text })),
    exportClient: async ({ caller, params }) => exportAnswer(await accounts.exportClient(caller, params.id)),
    eraseClient: async ({ caller, params }) => done(await accounts.eraseClient(caller, params.id)),
    async createClient({ caller, body: { profile, ...client }, idempotency }) {
      // The client signs in with the e-mail beside the profile; that within the profile is not read.
      const { email: _, ...change } = profile;
      const command = { ...client, profile: change, idempotency };
      return keyed(201, await shop.createClient(caller, command).catch(nameFields), ({ result }) => result);
    },
    async editClient({ caller, params, body, ifMatch }) {
      await shop.editClient(caller, params.id, textVersionOf(ifMatch), body);
      return clientAnswer(await shop.viewClient(caller, params.id));
    },
  } satisfies Partial<Handlers>;
}

const clientAnswer = (view: ClientView) => tagged(view.version, viewToWire(view));

/** A refusal names fields of the profile without their object; in the request all but the e-mail stand in `profile`. */
const nameFields = renameFields((path) => (path[0] === 'email' ? path : ['profile', ...path]));

/** Clients as a file, with titles in a language; `day` stands in its name. */
function clientsFile(day: string, language: Language): ListFile<Client> {
  return {
    name: `clients-${day}`,
    titles: CLIENT_EXPORT_TITLES[language],
    cells: ({ id, name, email, phone, profilePhone, language: own, createdAt }) => {
      return [name, email ?? '', phone ?? '', own, createdAt.toISOString().slice(0, 16).replace('T', ' '), id, profilePhone];
    },
    record: toWire,
  };
}

function toWire({ email, phone, ...client }: Client): Wire['Client'] {
  return { ...client, email: email ?? '', phoneNumber: phone ?? '' };
}

function viewToWire(view: ClientView): Wire['ClientDetail'] {
  const { client, profile, plan, value, mailbox, names } = view;
  return {
    ...toWire(client),
    profile: profile ? profileToWire({ ...profile, email: client.email ?? '' }) : null,
    plan: plan ? pick(plan, 'startDate', 'specialWishes', 'participants', 'updatedAt') : null,
    orderCount: view.orderCount,
    orders: view.orders.map(orderToWire),
    value: value ? valueToWire(value) : null,
    mailbox: mailbox ? { count: mailbox.count, orders: mailbox.orders.map(orderToWire) } : null,
    notes: view.notes.map(({ id, at, authorId, text }) => ({ id, at, by: names.get(authorId) ?? null, text })).toReversed(),
  };
}

function orderToWire({ id, number, status, createdAt, total }: ClientView['orders'][number]): Wire['ClientOrder'] {
  return { id, number, status, createdAt, currency: 'USD', total: centsToDollars(total) };
}

function valueToWire({ kept, paidOrders, firstAt, lastAt }: NonNullable<ClientView['value']>): Wire['ClientValue'] {
  return { currency: 'USD', kept: signedDollars(kept), paidOrders, firstAt, lastAt };
}
