import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ShopError } from '#kernel/errors.ts';
import type { GatewayEvent, NoticeReader } from '#modules/payments/index.ts';
import { readExactly } from '../gateway-http/exact-json.ts';
import { NOWPAYMENTS } from './nowpayments.ts';
import { signedTexts } from './nowpayments-signature.ts';

/** Reads the notices (IPN) of NOWPayments, signed with any of `secrets`: while a secret is being changed, old and new both count. */
export function createNowPaymentsReader(secrets: readonly string[]): NoticeReader {
  return {
    gateway: NOWPAYMENTS,
    about: 'coins',
    read({ body, headers }) {
      const signature = headers['x-nowpayments-sig'] ?? '';
      // What cannot be a signature costs no further work.
      if (!/^[0-9a-f]{128}$/i.test(signature)) throw new ShopError('invalid_signature');
      const text = Buffer.from(body).toString();
      if (!isSigned(text, Buffer.from(signature, 'hex'), secrets)) throw new ShopError('invalid_signature');
      return eventOf((readExactly(text) ?? {}) as Fields);
    },
  };
}

function isSigned(text: string, signature: Buffer, secrets: readonly string[]): boolean {
  const candidates = readOrRefuse(() => signedTexts(text));
  const matches = secrets.flatMap((secret) =>
    candidates.map((candidate) => timingSafeEqual(createHmac('sha512', secret).update(candidate).digest(), signature)),
  );
  return matches.includes(true);
}

/** What is no JSON, or is nested too deeply to be read, has no signature either. */
function readOrRefuse<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new ShopError('malformed_notice');
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** A notice carries no id and no time of its own, so its event is the payment as the notice shows it. */
function eventOf(fields: Fields): GatewayEvent | undefined {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const id = text('payment_id');
  // Notices of payouts.
  if (!id && text('batch_withdrawal_id')) return undefined;
  if (!id || id.length > 100) throw new ShopError('malformed_notice');
  const state = ['payment_status', 'updated_at', 'actually_paid'].map((name) => text(name));
  const parent = text('parent_payment_id');
  const paymentId = text('order_id').toLowerCase();
  return {
    eventKey: short([id, ...state].join(' ')),
    gatewayPaymentIds: parent ? [id, parent] : [id],
    ...(UUID.test(paymentId) ? { paymentId } : {}),
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function short(key: string): string {
  return key.length <= 200 ? key : createHash('sha256').update(key).digest('hex');
}
