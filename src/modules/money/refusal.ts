const WORDS = {
  wrong_state: 'The state does not allow this: look at it again.',
  order_not_payable: 'The order is paid or cancelled already: there is nothing to confirm.',
  coins_under_way: 'Coins for this order await their confirmations: wait for them first.',
  wrong_amount: 'The amount is not what is missing: look at the order again.',
  too_much: 'That is more than is left of the money that came.',
  not_an_amount: 'That is no amount: give it in the unit of the coin, or in dollars with at most two decimals.',
  nothing_left: 'Nothing is left of this money: it is refunded, or about to be.',
  not_by_gateway: 'No card gateway of this shop can pay this back: send it yourself, and record it with its number.',
  gateway_decides:
    'The card gateway was asked to pay this back, and only its answer counts: run refund-send without a reference.',
  gateway_asked: 'The card gateway is being asked to pay this back: look again in a minute.',
  gateway_silent: 'The card gateway gave no answer that counts. Do the same again in a minute: it pays once.',
  gateway_refuses: 'The card gateway does not pay this back, and has paid nothing: look at the payment there.',
  gateway_pending: 'The card gateway has not paid yet, which may take its bank days: confirm later.',
  gateway_failed: 'The card gateway could not pay, so this refund is ended: find another way with the customer, and begin anew.',
  same_person: 'Whoever sent a refund neither confirms nor ends it: a second person must look.',
  other_way:
    'Who sends in the panel is confirmed in the panel, and who sends by a command by a command: otherwise both could be one person.',
  no_name: 'Say who decides: a name of 1 to 60 characters, and no id.',
  no_reason: 'Say why, in 1 to 500 characters.',
  no_reference: 'Give the transaction id or the number of the transfer, 1 to 200 characters without spaces at its ends.',
} as const;

export type RefusalCode = keyof typeof WORDS;

/** A decision of the shop's people that the rules do not allow. The message is a sentence for whoever decides. */
export class MoneyRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(WORDS[code]);
    this.name = 'MoneyRefusal';
    this.code = code;
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
