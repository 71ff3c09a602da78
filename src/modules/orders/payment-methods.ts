import type { PaymentMethod } from './order.ts';
import type { FindPartner, Partner } from './ports.ts';

/** How an order can be paid. `partner` is whom the payer may pay by hand. */
export interface PaymentOffer {
  readonly paymentMethods: readonly PaymentMethod[];
  readonly partner?: Pick<Partner, 'name'>;
}

/** The methods of an order that is not paid yet. Money by hand needs a partner who can be told of it. */
export function offerOf(partner: Partner | undefined): PaymentOffer {
  if (!partner) return { paymentMethods: ['crypto', 'card'] };
  return { paymentMethods: ['crypto', 'card', 'manual'], partner: { name: partner.name } };
}

/** Returns the methods for a customer who has not ordered yet and has followed the link of a partner, or of none. */
export function createOfferPayment({ findPartner }: { readonly findPartner: FindPartner }) {
  return async (partnerSlug: string | undefined): Promise<PaymentOffer> => offerOf(await findPartner(partnerSlug));
}
