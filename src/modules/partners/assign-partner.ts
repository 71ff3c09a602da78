import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { withdrawProposal } from '#modules/money/index.ts';
import { type Order, requirePayable, restToPay, type TellPartner } from '#modules/orders/index.ts';
import type { PartnerRecord, PartnerStore, PartnerTransact } from './ports.ts';

interface Assignment {
  /** Null for none. */
  readonly partner: string | null;
  /** The partner as the person has read it; missing: any. */
  readonly former?: string | null;
}

interface Deps extends WriteDeps<PartnerTransact> {
  readonly tellPartner: TellPartner;
}

/**
 * Gives an order that is not paid yet to a partner, or by null to none. What waits for a second person is withdrawn, as an action of its own
 * in the log: it may be newer than the page from which the order is given. A partner who gets an order that waits for money by hand is told.
 * Throws like `requirePermission`, `not_found`, `order_not_payable` for a paid or cancelled order, `changed_meanwhile` when the order has
 * another partner than the person has read, and `invalid_request` for a partner who is unknown or suspended.
 */
export function createAssignPartner({ transact, clock, tellPartner }: Deps) {
  return (caller: Caller, orderId: string, { partner: slug, former }: Assignment): Promise<void> => {
    const staff = requirePermission(caller, 'partners.manage');
    return transact(async (stores) => {
      const { orders, partners, audit, messages } = stores;
      const order = requirePayable(await orders.lock(orderId));
      const formerSlug = order.partner ?? null;
      // Also a repetition whose first answer was lost.
      if (formerSlug === slug) return;
      if (former !== undefined && former !== formerSlug) throw new ShopError('changed_meanwhile');
      const partner = slug === null ? undefined : await activePartner(partners, slug);
      const at = clock();
      // The people of another partner do not see what waits for a second person, and could not agree with it.
      const freed = await withdrawProposal(stores, order, { decider: { staff }, at });
      await orders.savePartner(orderId, slug, at);
      await audit.record(staff, {
        action: 'order.partner_set',
        subject: { kind: 'order', id: orderId },
        before: { partner: formerSlug },
        after: { partner: slug },
        at,
      });
      if (partner && awaitsMoneyByHand(freed)) await tellPartner(freed, await restToPay(freed, orders), partner, messages);
    });
  };
}

const awaitsMoneyByHand = ({ status, paymentMethod }: Order) => status === 'waiting' && paymentMethod === 'manual';

async function activePartner(partners: PartnerStore, slug: string): Promise<PartnerRecord> {
  const partner = await partners.find(slug);
  if (partner && !partner.isSuspended) return partner;
  throw refusedField(['partner'], 'invalid');
}
