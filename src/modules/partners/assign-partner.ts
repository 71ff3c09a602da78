import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { isPayable, type Order, type OrderStore, type TellPartner } from '#modules/orders/index.ts';
import type { PartnerStore, PartnerTransact } from './ports.ts';

interface Deps extends WriteDeps<PartnerTransact> {
  readonly tellPartner: TellPartner;
}

/**
 * Sets to which partner an order belongs that is not paid yet; null: to none. A partner who gets an order that waits for money by hand
 * is told. Throws like `requirePermission`, `not_found`, `order_not_payable` for a paid or cancelled order, and `invalid_request` for a
 * partner who is unknown or suspended.
 */
export function createAssignPartner({ transact, clock, tellPartner }: Deps) {
  return (caller: Caller, orderId: string, slug: string | null): Promise<void> => {
    const staff = requirePermission(caller, 'partners.manage');
    return transact(async ({ orders, partners, audit, messages }) => {
      const order = await lockPayable(orders, orderId);
      const before = order.partner ?? null;
      if (before === slug) return;
      const partner = slug === null ? undefined : await activePartner(partners, slug);
      const at = clock();
      await orders.savePartner(orderId, slug, at);
      const subject = { kind: 'order', id: orderId };
      const former = { partner: before };
      const next = { partner: slug };
      await audit.record(staff, { action: 'order.partner_set', subject, before: former, after: next, at });
      if (partner && awaitsHand(order)) await tellPartner(order, partner, messages);
    });
  };
}

async function lockPayable(orders: Pick<OrderStore, 'lock'>, orderId: string) {
  const order = await orders.lock(orderId);
  if (!order) throw new ShopError('not_found');
  if (!isPayable(order)) throw new ShopError('order_not_payable');
  return order;
}

const awaitsHand = ({ status, paymentMethod }: Order) => status === 'waiting' && paymentMethod === 'manual';

async function activePartner(partners: PartnerStore, slug: string) {
  const partner = await partners.find(slug);
  if (partner && !partner.isSuspended) return partner;
  throw refusedField(['partner'], 'invalid');
}
