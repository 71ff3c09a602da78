import { type ErrorCode, type FieldError, ShopError } from '#kernel/errors.ts';

/** The shop's code of a refusal, what it says to an operator, and the field that is wrong where one is. */
type Rule = readonly [code: ErrorCode, words: string, field?: FieldError];

const RULES = {
  wrong_state: ['illegal_transition', 'The state does not allow this: look at it again.'],
  order_not_payable: ['order_not_payable', 'The order is paid or cancelled already: there is nothing to confirm.'],
  money_under_way: [
    'payment_confirming',
    'Money for this order is on its way, by card or in coins that await their confirmations: wait for it first.',
  ],
  wrong_amount: ['wrong_amount', 'The amount is not what is missing: look at the order again.'],
  too_much: ['invalid_request', 'That is more than is left of the money that came.', { path: ['amount'], code: 'maximum' }],
  not_an_amount: [
    'invalid_request',
    'That is no amount above zero: give it in the unit of the coin, or in dollars with at most two decimals.',
    { path: ['amount'], code: 'pattern' },
  ],
  nothing_left: ['nothing_left', 'Nothing is left of this money: it is refunded, or about to be.'],
  disputed: ['illegal_transition', 'The bank decides about this money: a refund could pay it a second time.'],
  not_by_gateway: [
    'illegal_transition',
    'No card gateway of this shop can pay this back: send it yourself, and record it with its number.',
  ],
  gateway_decides: [
    'illegal_transition',
    'The card gateway was asked to pay this back, and only its answer counts: run refund-send without a reference.',
  ],
  gateway_asked: ['refund_pending', 'The card gateway is being asked to pay this back: look again in a minute.'],
  gateway_silent: ['refund_pending', 'The card gateway gave no answer that counts. Do the same again in a minute: it pays once.'],
  gateway_refuses: [
    'refund_refused',
    'The card gateway does not pay this back, and has paid nothing: look at the payment there.',
  ],
  gateway_pending: ['refund_pending', 'The card gateway has not paid yet, which may take its bank days: confirm later.'],
  gateway_failed: [
    'refund_failed',
    'The card gateway could not pay, so this refund is ended: find another way with the customer, and begin anew.',
  ],
  same_person: ['second_person_required', 'Whoever sent a refund neither confirms nor ends it: a second person must look.'],
  other_way: [
    'second_person_required',
    'Who sends in the panel is confirmed in the panel, and who sends by a command by a command: otherwise both could be one person.',
  ],
  no_name: ['invalid_request', 'Say who decides: a name of 1 to 60 characters, and no id.'],
  no_reason: ['invalid_request', 'Say why, in 1 to 500 characters.', { path: ['reason'], code: 'required' }],
  no_reference: [
    'invalid_request',
    'Give the transaction id or the number of the transfer, in one line of 1 to 200 characters.',
    { path: ['reference'], code: 'required' },
  ],
} as const satisfies Readonly<Record<string, Rule>>;

export type RefusalCode = keyof typeof RULES;

/** A decision of the shop's people that the rules do not allow: for the panel an error of the shop, whose message is a sentence for operators. */
export class MoneyRefusal extends ShopError {
  readonly refusal: RefusalCode;

  constructor(refusal: RefusalCode) {
    const [code, words, field]: Rule = RULES[refusal];
    super(code, field ? { fields: [field] } : {});
    this.name = 'MoneyRefusal';
    this.message = words;
    this.refusal = refusal;
  }
}

/** The name of whoever decides, trimmed; throws `no_name`. */
export function nameOf(by: string): string {
  return textOf(by, 60, 'no_name');
}

/** Why somebody decides, trimmed, in one line or more; throws `no_reason`. */
export function reasonOf(reason: string): string {
  return textOf(reason, 500, 'no_reason', /(?![\t\n\r])\p{Cc}/u);
}

/** The transaction id or the number of a transfer, trimmed; throws `no_reference`. */
export function referenceOf(reference: string): string {
  return textOf(reference, 200, 'no_reference');
}

/** Returns a trimmed text of 1 to `most` characters without a forbidden one, such as a control character; throws the refusal for another. */
function textOf(text: string, most: number, refusal: RefusalCode, forbidden = /\p{Cc}/u): string {
  const trimmed = text.trim();
  if (trimmed === '' || [...trimmed].length > most || forbidden.test(trimmed)) throw new MoneyRefusal(refusal);
  return trimmed;
}
