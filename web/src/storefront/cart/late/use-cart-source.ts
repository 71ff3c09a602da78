import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { components } from '#contract';
import { centsToDollars } from '#kernel/money.ts';
import { type Api, dataOf } from '../../../api/client.ts';
import type { ApiError } from '../../../api/error.ts';
import { readDue } from '../../../api/late/followed-order.ts';
import { useApi } from '../../../api/provider.tsx';
import { type CheckoutAttempt, checkoutAttempt } from '../../../memory/late/checkout-attempt.ts';
import { orderedCarts } from '../../../memory/late/ordered-carts.ts';
import { recentOrders } from '../../../memory/late/recent-orders.ts';
import { followedPartner } from '../../../memory/partner.ts';
import { type Contact, type ContactField, refusedContactField } from '../../checkout/contact-form.tsx';
import type { PaymentSource } from '../../payment/use-payment.ts';
import { withQuote } from './cart-lines.ts';
import type { PricedItems } from './cart-prices.ts';
import { attemptFor, cartContent, endAttempt, paymentKeyOf, renewPayment } from './checkout-attempt.ts';
import { orderRequest, placeOrder } from './place-order.ts';
import { useRefreshPrices } from './use-cart-prices.ts';
import { useChangeCart } from './use-change-cart.ts';
import { useSettleCart } from './use-settle-cart.ts';

type Quote = components['schemas']['Quote'];
type PaymentMethod = components['schemas']['PaymentMethod'];

interface CartSourceEvents {
  /** The prices differ from those that the customer saw. The cart already shows the new prices. */
  onPriceChanged(): void;
  /** The order of a former attempt takes no payment, and the contact data that a new order needs are gone. */
  onOrderEnded(): void;
  /** Something in the cart is not for sale any more; its line says so. */
  onOffSale(): void;
  /** The server has refused this field of the contact data. */
  onContactRefused(field: ContactField): void;
  /** The session has ended: the order was not placed, and the customer decides whether to sign in or to go on as a guest. */
  onSessionEnded(): void;
  /** The order is paid, and its items have left the cart. */
  onPaid(): void;
}

/** Codes of refusals: something in the cart is not for sale any more; or the order of the attempt cannot be paid or is another's. */
const OFF_SALE = ['not_for_sale', 'unknown_item'];
const NEW_ORDER_NEEDED = ['order_not_payable', 'idempotency_key_reused', 'not_found'];

/** What is offered until the server has answered, and when it cannot be asked. */
const METHODS_WITHOUT_PARTNER: readonly PaymentMethod[] = ['card', 'crypto'];

/** Lets the payment widget pay for the cart: places the order once the payer has chosen a method, and takes what is paid out of the cart. */
export function useCartSource(cart: PricedItems, contact: Contact | undefined, events: CartSourceEvents): PaymentSource {
  const api = useApi();
  const changeCart = useChangeCart();
  const refreshPrices = useRefreshPrices();
  const settleCart = useSettleCart();
  const partner = followedPartner.read();
  const { data: offer } = useQuery(paymentOfferQuery(api, partner));
  const attempted = useAttemptedOrder();
  const content = cartContent(cart.lines.map(({ item }) => item));

  const takeQuote = (quote: Quote) => {
    changeCart((items) => withQuote(items, quote.items));
    void refreshPrices();
    events.onPriceChanged();
  };

  /** Makes the next order a new one. Returns true when the contact data, which it needs, are asked for first. */
  const leaveOrder = (): boolean => {
    endAttempt();
    if (!contact) events.onOrderEnded();
    return !contact;
  };

  return {
    orderId: attempted?.cart === content ? attempted.id : undefined,
    attemptedOrderId: attempted?.id,
    total: centsToDollars(cart.total),
    methods: offer?.paymentMethods ?? METHODS_WITHOUT_PARTNER,
    partner: offer?.partner?.name,
    cart: content,
    prepare: async () => {
      const begun = checkoutAttempt.read();
      // After a reload the contact data are gone, or they were corrected since, but the order of this cart is there: it must not be placed a
      // second time.
      if (begun?.order?.cart === content && (!contact || isCorrected(begun, contact))) {
        const { id } = begun.order;
        return { id, due: await readDue(api, id), intentKey: paymentKeyOf(begun) };
      }
      const request = orderRequest(cart, contact, partner);
      const attempt = attemptFor(request);
      // A retry is answered with the order as it stands by now: a part may have come since.
      const order = await placeOrder(api, request, attempt.key);
      recentOrders.put({ id: order.id, createdAt: order.createdAt });
      checkoutAttempt.keep({ ...attempt, order: { id: order.id, cart: content } });
      orderedCarts.put({ orderId: order.id, cart: content });
      return { id: order.id, due: order.due, intentKey: paymentKeyOf(attempt) };
    },
    renew: renewPayment,
    // True when the cart has dealt with the refusal; the payment tells of any other.
    onRefused: (error) => {
      const quote = quoteIn(error);
      const field = refusedContactField(error);
      const code = error.problem?.code ?? '';
      if (quote) takeQuote(quote);
      else if (field) events.onContactRefused(field);
      else if (code === 'session_ended') events.onSessionEnded();
      else if (OFF_SALE.includes(code)) void refreshPrices().then(events.onOffSale);
      else return NEW_ORDER_NEEDED.includes(code) && leaveOrder();
      return true;
    },
    onPaid: (orderId) => {
      settleCart(orderId);
      events.onPaid();
    },
  };
}

/** Asks how a cart can be paid by a visitor who has followed the link of a partner, or of none. */
function paymentOfferQuery(api: Api, partner: string | undefined) {
  return queryOptions({
    queryKey: ['/api/payment-methods', partner ?? ''],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/api/payment-methods', { params: { query: partner === undefined ? {} : { partner } }, signal })),
  });
}

/** The order that the last attempt has placed, in this tab or in another; undefined before that, and once the order is known to be paid. */
function useAttemptedOrder(): CheckoutAttempt['order'] {
  // As a text, because React draws again whenever a store answers another object, also with the same content.
  const text = useSyncExternalStore(checkoutAttempt.subscribe, () => JSON.stringify(checkoutAttempt.read()?.order ?? null));
  return JSON.parse(text) ?? undefined;
}

function isCorrected({ corrected }: CheckoutAttempt, { full_name, email }: Contact): boolean {
  return corrected?.full_name === full_name && corrected.email === email;
}

function quoteIn(error: ApiError): Quote | undefined {
  const problem: components['schemas']['PriceChangedProblem'] | undefined = error.problem;
  return problem?.code === 'price_changed' ? problem.quote : undefined;
}
