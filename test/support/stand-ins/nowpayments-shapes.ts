import { createHash, createHmac } from 'node:crypto';
import type { Notice } from './stand-in-server.ts';

/** A payment as the vendor keeps it. */
export interface StandInPayment {
  readonly id: number;
  readonly parentId: number | null;
  readonly children: number[];
  readonly code: string;
  readonly address: string;
  readonly orderId: string;
  readonly description: string;
  readonly isFixedRate: boolean;
  readonly priceAmount: number;
  readonly payAmount: number;
  readonly noticeUrl: string;
  readonly createdAt: number;
  readonly endsAt: number;
  status: string;
  paid: number;
  updatedAt: number;
}

/** The vendor writes the id as text when a payment is created, and as a number later. */
export function createBody(payment: StandInPayment): object {
  const { id, code, address, orderId, description, priceAmount, payAmount, createdAt, endsAt, noticeUrl } = payment;
  return {
    payment_id: `${id}`,
    payment_status: payment.status,
    pay_address: address,
    price_amount: priceAmount,
    price_currency: 'usd',
    pay_amount: payAmount,
    amount_received: priceAmount,
    pay_currency: code,
    order_id: orderId,
    order_description: description,
    payin_extra_id: null,
    ipn_callback_url: noticeUrl,
    purchase_id: `${id + 1}`,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(payment.updatedAt).toISOString(),
    expiration_estimate_date: new Date(endsAt).toISOString(),
    is_fixed_rate: payment.isFixedRate,
  };
}

/** A payment as the vendor tells it later. */
export function statusBody(payment: StandInPayment): object {
  const { id, parentId, children, code, address, orderId, description } = payment;
  const { priceAmount, payAmount, paid, createdAt, endsAt } = payment;
  return {
    payment_id: id,
    invoice_id: null,
    parent_payment_id: parentId,
    payment_status: payment.status,
    pay_address: address,
    payin_extra_id: null,
    price_amount: priceAmount,
    price_currency: 'usd',
    pay_amount: payAmount,
    actually_paid: paid,
    payin_hash: paid > 0 ? createHash('sha256').update(`${id}`).digest('hex') : null,
    pay_currency: code,
    order_id: orderId,
    order_description: description,
    purchase_id: id + 1,
    outcome_amount: payment.status === 'finished' ? paid * 0.995 : null,
    outcome_currency: code,
    payment_extra_ids: children.length > 0 ? children : null,
    expiration_estimate_date: new Date(endsAt).toISOString(),
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(payment.updatedAt).toISOString(),
  };
}

/** The notice of a payment's state. */
export function noticeOf(payment: StandInPayment, secret: string): Notice {
  const { id, parentId, children, code, address, orderId, description, priceAmount, payAmount, paid, updatedAt } = payment;
  const body = {
    payment_id: id,
    parent_payment_id: parentId,
    invoice_id: null,
    payment_status: payment.status,
    pay_address: address,
    price_amount: priceAmount,
    price_currency: 'usd',
    pay_amount: payAmount,
    actually_paid: paid,
    actually_paid_at_fiat: 0,
    pay_currency: code,
    order_id: orderId,
    order_description: description,
    purchase_id: `${id + 1}`,
    payment_extra_ids: children.length > 0 ? [...children] : null,
    fee: { withdrawalFee: 0, depositFee: 0, serviceFee: 0.000001, currency: code },
    updated_at: updatedAt,
  };
  return signed(JSON.stringify(body), secret);
}

/** A notice as the vendor's own library signs it: keys sorted at every level, lists as they are. */
export function signed(body: string, secret: string): Notice {
  const text = JSON.stringify(sorted(JSON.parse(body)));
  const signature = createHmac('sha512', secret.trim()).update(text).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-nowpayments-sig': signature } };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((key) => [key, sorted(fields[key])]),
  );
}
