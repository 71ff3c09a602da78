import { draft } from './draft.ts';
import { isNumber, isText, listOf, recordOf } from './shapes.ts';

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

const isDraft = recordOf<NewOrderDraft>({
  memberId: isText,
  values: recordOf({
    client: isText,
    name: isText,
    email: isText,
    language: isText,
    wishes: isText,
    key: isText,
    content: isText,
  }),
  lines: listOf(recordOf<OrderLine>({ ritual: isText, size: isText, quantity: isNumber })),
});

/** An order for a client that is not placed yet. */
export const newOrderDraft = draft('new-order-draft', isDraft);
