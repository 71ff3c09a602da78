import type { AuditLog } from '#kernel/audit.ts';
import type { Caller, Role } from '#kernel/caller.ts';
import type { MakeDeps } from '#kernel/deps.ts';
import { type FieldError, ShopError } from '#kernel/errors.ts';
import { type IdempotencyStore, type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import { mailboxOf } from '#kernel/mailbox.ts';
import type { Cents } from '#kernel/money.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { CartLine } from '#modules/cart-pricing/index.ts';
import {
  ClientReferenceUsed,
  type Filing,
  type FindPartner,
  newOrder,
  type Order,
  type OrderStore,
  type PriceReader,
  quoteCart,
} from '#modules/orders/index.ts';
import type { OfficeActor } from './ports.ts';

/** What a member of staff orders for somebody. */
export interface OrderForClient {
  /** The account that owns the order. Without it the order is a guest's, and an account with the e-mail gets it like every guest order. */
  readonly clientId?: string | undefined;
  readonly customerName: string;
  readonly customerEmail: string;
  /** The language of the letters about the order. */
  readonly language: Language;
  readonly items: readonly CartLine[];
  readonly specialInstructions: string;
  /** The partner's own name of the order in its books; without a partner nothing is filed. */
  readonly clientReference?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly idempotency?: IdempotentRequest | undefined;
}

/** An order for a client, as whoever placed it learns of it. */
export interface OrderedForClient {
  readonly id: string;
  readonly number: number;
  readonly total: Cents;
}

interface Stores {
  readonly orders: Pick<OrderStore, 'add' | 'findFiled' | 'nextNumber'>;
  readonly prices: PriceReader;
  /** Locks the account and returns it; undefined when it is closed or there is none. */
  readonly users: { lock(id: string): Promise<{ readonly role: Role } | undefined> };
  readonly idempotency: IdempotencyStore;
  readonly audit: AuditLog;
}

interface Deps extends MakeDeps<Transact<Stores>> {
  readonly findPartner: FindPartner;
}

/** The reasons in the history of an order that was placed for a client. */
const PLACED_BY_STAFF = 'placed_by_staff';
const PLACED_BY_PARTNER = 'placed_by_partner';

type PlaceForClient = (actor: OfficeActor, command: OrderForClient) => Promise<Replayable<OrderedForClient>>;

/** Orders for clients, by the shop's people. Throws like `requirePermission` and `createPlaceForClient`. */
export function createOrderForClient(place: PlaceForClient) {
  return async (caller: Caller, command: OrderForClient): Promise<Replayable<OrderedForClient>> =>
    place({ staff: requirePermission(caller, 'orders.write') }, command);
}

/**
 * Places an order for a client at today's prices, once for each idempotency key. The client gets no letter: whoever placed the order sends
 * the payment link. Throws like `quoteCart`; `invalid_request` for a name or an e-mail that is none, `not_found` when the account is
 * closed or no customer's, `ClientReferenceUsed`, and `idempotency_key_reused`. Whoever calls this has checked who may place orders.
 */
export function createPlaceForClient({ transact, clock, newId, findPartner }: Deps): PlaceForClient {
  return async (actor, command) => {
    const contact = contactOf(command);
    // Without a slug it is the partner whom the shop has named for all orders.
    const partner = actor.partner ?? (await findPartner(undefined));
    return transact((stores) =>
      once(stores.idempotency, command.idempotency, async () => {
        const filing = filingOf(command, actor);
        await refuseUsed(filing, stores);
        const owner = await ownerOf(command, stores);
        const order = newOrder(
          {
            id: newId(),
            number: await stores.orders.nextNumber(),
            createdAt: clock(),
            ...owner,
            language: command.language,
            contact,
            // The client chooses at the payment link.
            paymentMethod: 'crypto',
            ...(partner ? { partner: partner.slug } : {}),
            ...(filing ? { filing } : {}),
            specialInstructions: command.specialInstructions.trim(),
          },
          await quoteCart(command.items, stores.prices),
        );
        await storeOrder(order, actor, stores);
        return { id: order.id, number: order.number, total: order.total };
      }),
    );
  };
}

function contactOf({ customerName, customerEmail }: OrderForClient) {
  const name = customerName.trim();
  const email = mailboxOf(customerEmail);
  const fields: FieldError[] = [];
  if (name === '') fields.push({ path: ['customerName'], code: 'required' });
  if (email === undefined) fields.push({ path: ['customerEmail'], code: 'format' });
  if (email === undefined || fields.length > 0) throw new ShopError('invalid_request', { fields });
  return { name, email };
}

function filingOf({ clientReference, metadata }: OrderForClient, { partner }: OfficeActor): Filing | undefined {
  if (!partner || (clientReference === undefined && metadata === undefined)) return undefined;
  return { partner: partner.slug, reference: clientReference ?? null, metadata: metadata ?? {} };
}

/** Called before the prices are read, so that a repetition is refused alike whatever has changed in the catalogue since. */
async function refuseUsed(filing: Filing | undefined, { orders }: Pick<Stores, 'orders'>): Promise<void> {
  if (!filing?.reference) return;
  const used = await orders.findFiled(filing.partner, filing.reference);
  if (used !== undefined) throw new ClientReferenceUsed(used);
}

/** The lock keeps an account from being closed before its order stands, so that the order is erased with it. */
async function ownerOf({ clientId }: OrderForClient, { users }: Stores): Promise<{ readonly userId?: string }> {
  if (clientId === undefined) return {};
  const user = await users.lock(clientId);
  if (user?.role !== 'customer') throw new ShopError('not_found');
  return { userId: clientId };
}

async function storeOrder(order: Order, { staff, partner }: OfficeActor, { orders, audit }: Stores): Promise<void> {
  const { id, status, createdAt: at, items, total, userId, language } = order;
  const actor = { kind: partner ? 'partner' : 'staff', id: staff.userId } as const;
  const reason = partner ? PLACED_BY_PARTNER : PLACED_BY_STAFF;
  // False when another request was faster with the reference.
  if (!(await orders.add(order, { from: null, to: status, at, actor, reason }))) await refuseUsed(order.filing, { orders });
  await audit.record(staff, {
    action: 'order.placed_for_client',
    subject: { kind: 'order', id, userId },
    before: null,
    after: {
      items: items.map((item) => ({ id: item.id, quantity: item.quantity, weeks: item.weeks })),
      totalCents: total,
      language,
    },
    at,
  });
}
