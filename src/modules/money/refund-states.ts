import { awaitsAddress, type ConfirmedRefund, type Refund, type RejectedRefund, type SentRefund, sendingOf } from './refund.ts';
import { MoneyRefusal } from './refusal.ts';
import { confirmRefusal } from './second-person.ts';

/** Who does something about money, and when. */
export interface DoneBy {
  readonly by: string;
  readonly at: Date;
}

interface SendingBy extends DoneBy {
  readonly reference: string;
}

interface Rejection extends DoneBy {
  readonly why: string;
}

/** The longest time that a call to the gateway takes: until it is over, nobody else asks for the same refund. */
const ASKING_MILLISECONDS = 60_000;

/** Notes the customer's address. Throws `wrong_state`. */
export function withAddress(refund: Refund, address: string): Refund {
  if (!awaitsAddress(refund)) throw new MoneyRefusal('wrong_state');
  return { ...refund, state: 'addressed', address };
}

/** Notes that the card gateway is about to be asked, or asked again after a lost answer. Throws `wrong_state` and `gateway_asked`. */
export function asAsked(refund: Refund, at: Date): Refund {
  if (refund.state !== 'requested' || refund.sourceKind !== 'card') throw new MoneyRefusal('wrong_state');
  if (refund.askedAt && at.getTime() - refund.askedAt.getTime() < ASKING_MILLISECONDS) throw new MoneyRefusal('gateway_asked');
  return { ...refund, askedAt: at };
}

/** Notes that the card gateway, asked at `askedAt`, has refused and paid nothing: people decide again, unless it was asked again since. */
export function asRefused(refund: Refund, askedAt: Date | null): Refund {
  return refund.askedAt?.getTime() === askedAt?.getTime() ? { ...refund, askedAt: null } : refund;
}

/** Records that a person has sent the money, or corrects its reference. Throws `wrong_state`, and `gateway_decides`. */
export function asSent(refund: Refund, sending: SendingBy): SentRefund {
  if (refund.askedAt !== null) throw new MoneyRefusal('gateway_decides');
  return withSending(refund, sending);
}

/** Records that the card gateway pays, under its own name of the refund. Throws `wrong_state` unless it was asked. */
export function asPaidBack(refund: Refund, sending: SendingBy): SentRefund {
  if (refund.askedAt === null) throw new MoneyRefusal('wrong_state');
  return withSending(refund, sending);
}

function withSending(refund: Refund, { reference, by: sentBy, at: sentAt }: SendingBy): SentRefund {
  const readyState = refund.coin === null ? 'requested' : 'addressed';
  if (refund.state !== 'sent' && refund.state !== readyState) throw new MoneyRefusal('wrong_state');
  const address = refund.state === 'addressed' || refund.state === 'sent' ? refund.address : null;
  return { ...refund, state: 'sent', address, reference, sentBy, sentAt };
}

/** Records that a second person has seen that the money was sent. Throws `wrong_state`, and why this person may not confirm. */
export function asConfirmed(refund: Refund, { by, at }: DoneBy): ConfirmedRefund {
  if (refund.state !== 'sent') throw new MoneyRefusal('wrong_state');
  requireSecondPerson(refund.sentBy, by);
  return { ...refund, state: 'confirmed', confirmedBy: by, confirmedAt: at };
}

/**
 * Ends a refund that was not sent. What people have sent is ended by a second person, who has seen that it did not arrive or came back. Throws
 * `wrong_state`, `gateway_decides`, and why this person may not end what another has sent.
 */
export function asRejected(refund: Refund, rejection: Rejection): RejectedRefund {
  const isByGateway = refund.askedAt !== null;
  switch (refund.state) {
    case 'requested':
      if (isByGateway) throw new MoneyRefusal('gateway_decides');
      break;
    case 'addressed':
      break;
    case 'sent':
      if (isByGateway) throw new MoneyRefusal('wrong_state');
      requireSecondPerson(refund.sentBy, rejection.by);
      break;
    default:
      throw new MoneyRefusal('wrong_state');
  }
  return asEnded(refund, rejection);
}

/** Ends a refund that the card gateway could not pay, even one that was confirmed: the money is the shop's again. Throws `wrong_state`. */
export function asFailed(refund: Refund, rejection: Rejection): RejectedRefund {
  const mayFail = refund.state === 'requested' || refund.state === 'sent' || refund.state === 'confirmed';
  if (refund.askedAt === null || !mayFail) throw new MoneyRefusal('wrong_state');
  return asEnded(refund, rejection);
}

function requireSecondPerson(sentBy: string, by: string): void {
  const refusal = confirmRefusal(sentBy, by);
  if (refusal) throw new MoneyRefusal(refusal);
}

/** The ended refund: the address to which its coins would have gone is forgotten. */
function asEnded(refund: Refund, { by, at, why }: Rejection): RejectedRefund {
  // Only some states have an address: `address: null` lets it be taken out of each.
  const { address: _, ...base } = { address: null, ...refund };
  return { ...base, state: 'rejected', rejectedBy: by, rejectedAt: at, why, sent: sendingOf(refund) };
}
