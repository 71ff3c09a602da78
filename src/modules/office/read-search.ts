import { isUuid } from '#kernel/ids.ts';
import { readOrderNumber } from '#kernel/order-number.ts';
import { nameWords } from '#modules/orders/index.ts';

/** What somebody who typed into the search of orders looks for. */
export type OrderSearch =
  /** The order with this number. */
  | { readonly kind: 'number'; readonly number: number }
  /** Orders whose ids lie from `first` to `last`, both included, because they begin so; eight digits may be a number as well. */
  | { readonly kind: 'id_beginning'; readonly first: string; readonly last: string; readonly number: number | undefined }
  /** An order or a payment. */
  | { readonly kind: 'id'; readonly id: string }
  /** The beginning of an e-mail, in lower case. */
  | { readonly kind: 'email'; readonly beginning: string }
  /** A transaction, an address of a coin, or the card gateway's name of a payment. */
  | { readonly kind: 'transaction'; readonly text: string }
  /** Each word begins a word of the customer's name; empty `words` mean no name. `email` is a single word, which may begin the e-mail as well. */
  | { readonly kind: 'name'; readonly words: readonly string[]; readonly email?: string };

/** The beginning of an id within its first group of eight digits. */
const ID_BEGINNING = /^[\da-f]{4,8}$/;
/** The first group of an id with a part of what follows. */
const LONGER_ID_BEGINNING = /^[\da-f]{8}-[\da-f-]{0,26}$/;
/** Hashes and addresses of blockchains, and names such as `pi_3Qk…`, have no spaces and are longer than names of people. */
const TRANSACTION = /^(?:0x)?[\da-z]{20,128}$|^[a-z]{2,4}_[\da-z_]{8,128}$/i;

/** Reads by its form what somebody has typed: an order by its number or id, an e-mail, a transaction, or else a name. */
export function readSearch(typed: string): OrderSearch {
  const text = typed.trim().replace(/^[#№]\s*/, '');
  const lower = text.toLowerCase();
  if (isUuid(lower)) return { kind: 'id', id: lower };
  if (text.includes('@')) return { kind: 'email', beginning: lower };
  const number = readOrderNumber(typed);
  if (number !== undefined && !/^\d{8}$/.test(lower)) return { kind: 'number', number };
  if (isIdBeginning(lower)) return { kind: 'id_beginning', ...rangeOf(lower), number };
  if (TRANSACTION.test(text)) return { kind: 'transaction', text };
  const words = nameWords(text);
  return /\s/.test(text) ? { kind: 'name', words } : { kind: 'name', words, email: lower };
}

/** The beginning of an id, in digits and letters from a to f. Letters alone may also begin a name, unless they are eight, as in an id. */
function isIdBeginning(text: string): boolean {
  if (LONGER_ID_BEGINNING.test(text)) return true;
  return ID_BEGINNING.test(text) && (text.length === 8 || /\d/.test(text));
}

function rangeOf(beginning: string): { first: string; last: string } {
  return { first: filled(beginning, '0'), last: filled(beginning, 'f') };
}

const UUID_DIGITS = 32;

/** The UUID that begins with these digits and is filled up with another. */
function filled(beginning: string, digit: string): string {
  const digits = beginning.replaceAll('-', '').slice(0, UUID_DIGITS).padEnd(UUID_DIGITS, digit);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
