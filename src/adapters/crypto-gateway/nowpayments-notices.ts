import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ShopError } from '#kernel/errors.ts';
import { isUuid } from '#kernel/ids.ts';
import type { GatewayEvent, NoticeReader } from '#modules/payments/index.ts';
import { readExactly } from '../gateway-http/exact-json.ts';
import { isGatewayId } from '../gateway-http/gateway-id.ts';
import { NOWPAYMENTS } from './nowpayments.ts';

/**
 * The most bytes of a notice, some ten times what one has. The signature is of a text that must be made of the body first, which costs a
 * hundred times as much as reading it, and anybody may send one.
 */
const MOST_BYTES = 8192;

/** Reads the notices (IPN) of NOWPayments, signed with any of `secrets`: while a secret is being changed, old and new both count. */
export function createNowPaymentsReader(secrets: readonly string[]): NoticeReader {
  return {
    gateway: NOWPAYMENTS,
    about: 'coins',
    read({ body, headers }) {
      const signature = headers['x-nowpayments-sig'] ?? '';
      // A text that cannot be a signature is refused before the body is read.
      if (!/^[0-9a-f]{128}$/i.test(signature)) throw new ShopError('invalid_signature');
      if (body.length > MOST_BYTES) throw new ShopError('malformed_notice');
      const text = Buffer.from(body).toString();
      if (!isSigned(text, Buffer.from(signature, 'hex'), secrets)) throw new ShopError('invalid_signature');
      return eventOf((readExactly(text) ?? {}) as Fields);
    },
  };
}

/** Tells whether a secret signed the text, in one of the forms in which NOWPayments may have written it before signing. */
function isSigned(text: string, signature: Buffer, secrets: readonly string[]): boolean {
  const candidates = signedTextsOrRefuse(text);
  const matches = secrets.flatMap((secret) =>
    candidates.map((candidate) => timingSafeEqual(createHmac('sha512', secret).update(candidate).digest(), signature)),
  );
  return matches.includes(true);
}

/** Throws `malformed_notice` for a text that is no JSON, or is nested too deeply to be read. */
function signedTextsOrRefuse(text: string): string[] {
  try {
    return signedTexts(text);
  } catch {
    throw new ShopError('malformed_notice');
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** A notice carries no id and no time of its own, so its event is the payment as the notice shows it. */
function eventOf(fields: Fields): GatewayEvent | undefined {
  // Numbers, such as those of `payment_id`, are texts here as well: `readExactly` keeps their writing.
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const id = text('payment_id');
  // A notice about a payout says nothing of a payment.
  if (!id && text('batch_withdrawal_id')) return undefined;
  const parent = text('parent_payment_id');
  if (!isGatewayId(id) || (parent && !isGatewayId(parent))) throw new ShopError('malformed_notice');
  const state = ['payment_status', 'updated_at', 'actually_paid'].map((name) => text(name));
  // The shop gives NOWPayments the id of its payment as the id of an order.
  const paymentId = text('order_id').toLowerCase();
  return {
    eventKey: shortened([id, ...state].join(' ')),
    gatewayPaymentIds: parent ? [id, parent] : [id],
    paymentId: isUuid(paymentId) ? paymentId : undefined,
  };
}

/** As `GatewayEvent` says. */
const MOST_KEY_LENGTH = 200;

/** The key itself, or its hash when it is too long. */
function shortened(key: string): string {
  return key.length <= MOST_KEY_LENGTH ? key : createHash('sha256').update(key).digest('hex');
}

/**
 * The texts that NOWPayments may have signed for the body of a notice: the JSON without spaces, its keys sorted at every level. The vendor
 * documents lists in two forms: as lists, by its own library, and as objects (`{"0":5}`), by the sample in its documentation. Numbers keep
 * the writing of the body, because a number that is read and written again may look otherwise. Throws SyntaxError for what is no JSON.
 */
function signedTexts(body: string): string[] {
  const value: unknown = JSON.parse(body, keepWriting);
  const forms = hasList(value) ? (['list', 'object'] as const) : (['list'] as const);
  return forms.map((form) => JSON.stringify(sorted(value, form)));
}

function hasList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.values(value).some(hasList);
}

/** What ES2025 adds to JSON, and TypeScript does not know yet: the source text of a number, and a value that is written as given. */
const { rawJSON, isRawJSON } = JSON as typeof JSON & { rawJSON(text: string): unknown; isRawJSON(value: unknown): boolean };

function keepWriting(_: string, value: unknown, context?: { source: string }): unknown {
  return typeof value === 'number' ? rawJSON(context?.source ?? `${value}`) : value;
}

function sorted(value: unknown, lists: 'list' | 'object'): unknown {
  if (typeof value !== 'object' || value === null || isRawJSON(value)) return value;
  if (Array.isArray(value) && lists === 'list') return value.map((member) => sorted(member, lists));
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // As the vendor does it: an object of JavaScript lists keys that are numbers first and in their order: 2 before 10.
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member, lists)]));
}
