import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, type Replayable } from '#kernel/idempotency.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Cents } from '#kernel/money.ts';
import { type CartLine, monthsToWeeks } from '#modules/cart-pricing/index.ts';
import { isFallbackCustomer } from './fallback-customer.ts';
import type { Contact, Order, PaymentMethod, StatusChange } from './order.ts';
import type { OrderTransact } from './ports.ts';
import { type Quote, quoteCart } from './quote.ts';
import { type OrderView, publicView } from './view-order.ts';

export interface PlaceOrder {
  readonly customer: Contact;
  /** Who is signed in; missing for a guest. */
  readonly userId?: string;
  readonly language: Language;
  readonly paymentMethod: PaymentMethod;
  /** Each with the price in cents that the customer saw. */
  readonly items: readonly (CartLine & { readonly price: Cents })[];
  /** Cents that the customer saw. */
  readonly total: Cents;
  readonly specialInstructions: string;
  readonly idempotency?: IdempotentRequest;
}

/**
 * Places an order at today's prices, once for each idempotency key. Throws `price_changed` with the quote when the customer saw
 * another price, `unknown_item`, `invalid_duration`, `invalid_quantity`, `idempotency_key_reused`.
 */
export function createPlaceOrder(deps: { transact: OrderTransact; clock: Clock; newId: NewId }) {
  return (command: PlaceOrder): Promise<Replayable<OrderView>> =>
    deps.transact(async ({ orders, prices, idempotency }) => {
      const earlier = await claimOrReplay<OrderView>(idempotency, command.idempotency);
      if (earlier) return earlier;

      const quote = await quoteCart(command.items, prices);
      if (!isWhatTheCustomerSaw(quote, command)) throw new ShopError('price_changed', { extra: { quote } });

      const order = newOrder(deps.newId(), deps.clock(), command, quote);
      await orders.add(order, placed(order));
      const view = publicView(order);
      if (command.idempotency) await idempotency.remember(command.idempotency, view);
      return { result: view, replayed: false };
    });
}

function isWhatTheCustomerSaw(quote: Quote, command: PlaceOrder): boolean {
  return quote.total === command.total && quote.lines.every((line, index) => line.unitPrice === command.items[index]?.price);
}

function newOrder(id: string, createdAt: Date, command: PlaceOrder, quote: Quote): Order {
  const { customer, language, paymentMethod, specialInstructions } = command;
  return {
    id,
    status: 'pending',
    createdAt,
    ...(command.userId === undefined ? {} : { userId: command.userId }),
    language,
    contact: isFallbackCustomer(customer) ? null : { name: customer.name.trim(), email: customer.email.trim() },
    paymentMethod,
    items: quote.lines.map(({ id: itemId, name, nameEn, unitPrice, quantity, duration }) => ({
      id: itemId,
      name,
      nameEn,
      price: unitPrice,
      quantity,
      weeks: monthsToWeeks(duration),
    })),
    total: quote.total,
    specialInstructions,
  };
}

function placed(order: Order): StatusChange {
  return { from: null, to: order.status, at: order.createdAt, actor: { kind: 'payer' }, reason: 'placed' };
}
