import type Stripe from 'stripe';
import type { Cents } from '#kernel/money.ts';
import type { CardSession, CheckoutToWrite } from '#modules/payments/index.ts';
import { BRAND } from '#words/brand.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/** What Stripe is asked for a checkout. Everything that could change its total is left out or turned off. */
export function checkoutFor(request: CheckoutToWrite, orderUrl: (id: string, language: string) => string): Params {
  const { sessionId, orderId, amountCents, language, expiresAt } = request;
  const metadata = metadataOf({ id: sessionId, orderId });
  // A return proves nothing: the order's page shows what the shop has read back.
  const url = orderUrl(orderId, language);
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: BRAND[language] } } },
    ],
    client_reference_id: orderId,
    metadata,
    // Stripe does not copy a checkout's metadata to its payment.
    payment_intent_data: { metadata },
    // With other methods the money may come days later.
    allowed_payment_method_types: ['card'],
    // Otherwise a setting of the account could let payers choose another currency.
    adaptive_pricing: { enabled: false },
    locale: language,
    success_url: url,
    cancel_url: url,
    // In seconds.
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** Tells whether a checkout as Stripe shows it is that of the shop's session, whatever it charges. */
export function isOurs(
  checkout: Stripe.Checkout.Session,
  session: Pick<CardSession, 'id' | 'orderId'>,
  livemode: boolean,
): boolean {
  const expectedMetadata = Object.entries(metadataOf(session));
  return (
    expectedMetadata.every(([name, value]) => checkout.metadata?.[name] === value) &&
    checkout.client_reference_id === session.orderId &&
    checkout.mode === 'payment' &&
    checkout.currency === 'usd' &&
    checkout.livemode === livemode
  );
}

/** What a checkout charges; nothing when it does not charge whole cents in dollars. */
export function amountOf({ currency, amount_total }: Stripe.Checkout.Session): Cents {
  return (currency === 'usd' && Number.isSafeInteger(amount_total) ? amount_total : 0) as Cents;
}

/** The key under which Stripe's metadata of a checkout holds our id of it; its notices show the metadata. */
export const SESSION_ID_KEY = 'card_session_id';

const metadataOf = ({ id, orderId }: Pick<CardSession, 'id' | 'orderId'>) => ({ order_id: orderId, [SESSION_ID_KEY]: id });
