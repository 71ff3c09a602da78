import { isRecord, isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** A ritual of the order: its id or a special intention's, how it is held, and how many. */
export interface OrderLine {
  readonly ritual: string;
  /** A length in months, or a tier. */
  readonly size: string;
  readonly quantity: number;
}

/** What a member of staff typed into the form of an order for a client. */
export interface NewOrderDraft {
  /** The member who typed. */
  readonly memberId: string;
  /** `client` is the account whose data were filled in; `key` and `content` are those of the last try to send. */
  readonly values: Readonly<Record<'client' | 'name' | 'email' | 'language' | 'wishes' | 'key' | 'content', string>>;
  readonly lines: readonly OrderLine[];
}

/** An order for a client that is not placed yet. */
export const newOrderDraft = draft('new-order-draft', isDraft);

const FIELDS = ['client', 'name', 'email', 'language', 'wishes', 'key', 'content'];

function isDraft(value: unknown): value is NewOrderDraft {
  if (!isRecord(value) || typeof value.memberId !== 'string' || !isTexts(value.values)) return false;
  return FIELDS.every((field) => field in (value.values as object)) && Array.isArray(value.lines) && value.lines.every(isLine);
}

function isLine(value: unknown): value is OrderLine {
  if (!isRecord(value)) return false;
  return typeof value.ritual === 'string' && typeof value.size === 'string' && typeof value.quantity === 'number';
}
