import { awaitsAddress, type Refund } from './refund.ts';
import { confirmRefusal } from './second-person.ts';

/**
 * What a person can do about a refund. `link`: the customer gets another link for the address. `pay`: the card gateway pays. `send`: the person
 * has sent the money. `confirm`: the person has seen that another sent it. `reject`: it ends, also when the person has seen that what another
 * sent did not arrive.
 */
export type RefundAction = 'link' | 'pay' | 'send' | 'confirm' | 'reject';

/**
 * What must happen next, in the order in which a list sorts by it: the customer's address, the sending, the answer of the card gateway, or a
 * second person's look.
 */
export const REFUND_WAITS = ['address', 'sending', 'gateway', 'second_person'] as const;
export type RefundWait = (typeof REFUND_WAITS)[number];

/**
 * How the shop asks the customer of an order where coins go: by a link to the proven contact of the account that has the order, or else at the
 * order's e-mail, which was only typed, to sign in first; null when it knows neither.
 */
export type AddressAsk = 'link' | 'sign_in' | null;

interface RefundViewer {
  /** Id of the account. */
  readonly by: string;
  /** Name of the card gateway that pays back; undefined without one. */
  readonly gateway: string | undefined;
  readonly addressAsk: AddressAsk;
}

/** The actions that are right now, the usual one first; none when somebody else must act, or when the refund is over. */
export function actionsOn(refund: Refund, viewer: RefundViewer): RefundAction[] {
  switch (refund.state) {
    case 'requested':
      return actionsOnBegun(refund, viewer);
    case 'addressed':
      return ['send', 'reject'];
    case 'sent':
      if (confirmRefusal(refund.sentBy, viewer.by)) return [];
      return refund.askedAt === null ? ['confirm', 'reject'] : ['confirm'];
    case 'confirmed':
    case 'rejected':
      return [];
  }
}

/** The actions on a refund that nobody has sent and that has no address. */
function actionsOnBegun(refund: Refund, { gateway, addressAsk }: RefundViewer): RefundAction[] {
  if (awaitsAddress(refund)) return addressAsk === 'link' ? ['link', 'reject'] : ['reject'];
  const isPaidByGateway = refund.sourceKind === 'card' && refund.gateway === gateway;
  // Once the gateway was asked, its answer alone counts.
  if (refund.askedAt !== null) return isPaidByGateway ? ['pay'] : [];
  return isPaidByGateway ? ['pay', 'send', 'reject'] : ['send', 'reject'];
}

/** What a refund waits for; null when it is over. */
export function waitOf(refund: Refund): RefundWait | null {
  switch (refund.state) {
    case 'requested':
      if (awaitsAddress(refund)) return 'address';
      return refund.askedAt === null ? 'sending' : 'gateway';
    case 'addressed':
      return 'sending';
    case 'sent':
      return 'second_person';
    case 'confirmed':
    case 'rejected':
      return null;
  }
}
