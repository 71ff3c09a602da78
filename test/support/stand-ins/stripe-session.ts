import type { Form } from './stripe-form.ts';

/** A checkout session, as the stand-in keeps it. */
export interface StandInSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly mode: string;
  readonly client_reference_id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly expires_at: number;
  readonly payment_intent: { readonly id: string; readonly object: 'payment_intent'; readonly status: string } | null;
  readonly livemode: boolean;
  readonly locale: string;
  readonly success_url: string;
  readonly cancel_url: string;
}

/** A session of a right form, opened at `created` in seconds. */
export function newSession(form: Form, { id, url, created }: Pick<StandInSession, 'id' | 'url' | 'created'>): StandInSession {
  const lines = Object.values(form.line_items as Form) as Form[];
  const prices: Form[] = lines.map(({ price_data, quantity = '' }) => ({ ...(price_data as Form), quantity }));
  const total = prices.reduce((sum, { unit_amount, quantity }) => sum + Number(unit_amount) * Number(quantity), 0);
  return {
    id,
    url,
    created,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: total,
    amount_total: total,
    currency: `${prices[0]?.currency}`,
    mode: `${form.mode}`,
    client_reference_id: `${form.client_reference_id}`,
    metadata: form.metadata as Record<string, string>,
    expires_at: Number(form.expires_at),
    payment_intent: null,
    livemode: false,
    locale: `${form.locale}`,
    success_url: `${form.success_url}`,
    cancel_url: `${form.cancel_url}`,
  };
}

/** A session as the API shows it. */
export function shownOf(session: StandInSession, isExpanded = false) {
  return { ...session, payment_intent: isExpanded ? session.payment_intent : (session.payment_intent?.id ?? null) };
}
