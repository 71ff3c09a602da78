import { useDispatch } from 'react-redux';
import type { components } from '#contract';
import { centsToDollars } from '#kernel/money.ts';
import type { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { type Contact, type ContactField, refusedContactField } from '../checkout/contact-form.tsx';
import type { PaymentSource } from '../payment/use-payment.ts';
import type { PricedItems } from './cart-prices.ts';
import { applyQuote, clear } from './cart-slice.ts';
import { attemptFor, forgetAttempt, paymentKeyOf, renewPayment } from './checkout-attempt.ts';
import { finishContact } from './checkout-contact.ts';
import { orderRequest, placeOrder } from './place-order.ts';
import { rememberOrder } from './remember-order.ts';
import { useRefreshPrices } from './use-cart-prices.ts';

type Quote = components['schemas']['Quote'];

export interface CartSourceEvents {
  /** Prices are not what the customer saw; the cart shows today's by now. */
  priceChanged(): void;
  /** The shop does not take this part of the contact data. */
  contactRefused(field: ContactField): void;
  /** The cart is paid and empty. */
  paid(): void;
}

const NEW_ORDER_NEEDED = ['order_not_payable', 'idempotency_key_reused', 'not_found'];

/** The cart as a thing to pay: it becomes an order when the payer has chosen how, and is emptied when the money is there. */
export function useCartSource(cart: PricedItems, contact: Contact | undefined, events: CartSourceEvents): PaymentSource {
  const api = useApi();
  const dispatch = useDispatch();
  const refreshPrices = useRefreshPrices();

  const takeOver = (quote: Quote) => {
    dispatch(applyQuote(quote.items));
    void refreshPrices();
    events.priceChanged();
  };

  return {
    total: centsToDollars(cart.total),
    methods: ['card', 'crypto'],
    cart: cartContent(cart),
    prepare: async () => {
      const request = orderRequest(cart, contact);
      const attempt = attemptFor(request);
      const order = await placeOrder(api, request, attempt.key);
      rememberOrder(order);
      return { id: order.id, total: order.total, intentKey: paymentKeyOf(attempt) };
    },
    renew: renewPayment,
    refused: (error) => {
      const quote = quoteIn(error);
      const field = refusedContactField(error.problem?.errors);
      if (quote) takeOver(quote);
      else if (field) events.contactRefused(field);
      else if (NEW_ORDER_NEEDED.includes(error.problem?.code ?? '')) forgetAttempt();
      return quote !== undefined || field !== undefined;
    },
    paid: () => {
      dispatch(clear());
      finishContact();
      forgetAttempt();
      events.paid();
    },
  };
}

/** What the cart holds, in a line: for telling whether a payment that was left belongs to it. */
export function cartContent({ lines }: PricedItems): string {
  return lines.map(({ item }) => `${item.id}*${item.quantity}*${item.duration}`).join(' ');
}

function quoteIn(error: ApiError): Quote | undefined {
  const problem: components['schemas']['PriceChangedProblem'] | undefined = error.problem;
  return problem?.code === 'price_changed' ? problem.quote : undefined;
}
