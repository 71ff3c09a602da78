import type { MakeDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { type IdempotentRequest, once, type Replayable } from '#kernel/idempotency.ts';
import type { Language } from '#kernel/language.ts';
import { readMailbox } from '#kernel/mailbox.ts';
import type { Cents } from '#kernel/money.ts';
import type { CartLine } from '#modules/cart-pricing/index.ts';
import { isFallbackCustomer } from './fallback-customer.ts';
import type { TellGuest } from './letters.ts';
import { newOrder, type OrderDraft } from './new-order.ts';
import type { Contact, Order, PaymentMethod, StatusChange } from './order.ts';
import type { FindPartner, OrderingCustomer, OrderTransact, Partner } from './ports.ts';
import { PriceChanged, type Quote, quoteCart } from './quote.ts';
import { type OrderView, publicView } from './view-order.ts';

export interface PlaceOrder {
  /** As typed. A guest must give an e-mail; for a signed-in customer the default is the e-mail of the account. */
  readonly customer: { readonly name: string; readonly email?: string | undefined };
  /** The signed-in customer; missing for a guest. */
  readonly account?: OrderingCustomer | undefined;
  /** Hash of the cookie of the customer's browser. */
  readonly browserHash?: string | undefined;
  readonly language: Language;
  readonly paymentMethod: PaymentMethod;
  /** Each with the price in cents that the customer saw. */
  readonly items: readonly (CartLine & { readonly price: Cents })[];
  /** Cents that the customer saw. */
  readonly total: Cents;
  readonly specialInstructions: string;
  /** Slug of the partner whose link the customer followed; an unknown slug counts as none. */
  readonly partner?: string | undefined;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface Deps extends MakeDeps<OrderTransact> {
  readonly findPartner: FindPartner;
  readonly tellGuest: TellGuest;
}

/**
 * Places an order at today's prices, once for each idempotency key. Throws `price_changed` with the quote when the customer saw another
 * price, like `quoteCart` and `once`, `invalid_request` for a guest without an e-mail and for what is no mailbox, and `no_partner`
 * for an order to be paid to a partner when there is none.
 */
export function createPlaceOrder(deps: Deps) {
  return async (command: PlaceOrder): Promise<Replayable<OrderView>> => {
    const contact = contactOf(command);
    const partner = await deps.findPartner(command.partner);
    return deps.transact(async (stores) => {
      const { orders, prices, idempotency } = stores;
      return once(idempotency, command.idempotency, async () => {
        if (command.paymentMethod === 'manual' && !partner) throw new ShopError('no_partner');
        const quote = await quoteCart(command.items, prices);
        if (!isWhatTheCustomerSaw(quote, command)) throw new PriceChanged(quote);

        const { language, paymentMethod, specialInstructions } = command;
        const draft: OrderDraft = {
          id: deps.newId(),
          number: await orders.nextNumber(),
          createdAt: deps.clock(),
          contact,
          language,
          paymentMethod,
          specialInstructions,
          ...ownerOf(command, partner),
        };
        const order = newOrder(draft, quote);
        await orders.add(order, placed(order));
        await deps.tellGuest(order, { kind: 'placed' }, stores);
        return publicView(order, partner);
      });
    });
  };
}

/**
 * Returns null for the placeholder customer, whose payer adds the contact later. Without a typed e-mail the contact has the account's, which
 * may be null.
 */
function contactOf({ customer: { name, email: typedEmail }, account }: PlaceOrder): Contact | null {
  if (typedEmail === undefined && !account) throw refusedField(['customer', 'email'], 'required');
  if (isFallbackCustomer({ name, email: typedEmail ?? '' })) return null;
  return { name: name.trim(), email: typedEmail === undefined ? (account?.email ?? null) : readMailbox(typedEmail) };
}

function isWhatTheCustomerSaw(quote: Quote, command: PlaceOrder): boolean {
  return quote.total === command.total && quote.lines.every((line, index) => line.unitPrice === command.items[index]?.price);
}

/** An order belongs to an account, or else to the browser that placed it; and to a partner, if there is one. */
function ownerOf(
  { account, browserHash }: PlaceOrder,
  partner: Partner | undefined,
): Pick<Order, 'userId' | 'browserHash' | 'partner'> {
  const ofPartner = partner ? { partner: partner.slug } : {};
  if (account) return { userId: account.userId, ...ofPartner };
  return browserHash === undefined ? ofPartner : { browserHash, ...ofPartner };
}

/** The first row of the order's history. */
function placed(order: Order): StatusChange {
  return { from: null, to: order.status, at: order.createdAt, actor: { kind: 'payer' }, reason: 'placed' };
}
