import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { CertificateReader, CertificateTransact } from './ports.ts';

interface Deps extends WriteDeps<CertificateTransact> {
  readonly certificates: Pick<CertificateReader, 'find'>;
}

/**
 * Revokes a certificate for a reason that everybody with its code reads. A new one is issued only when a report of the order is corrected.
 * Throws like `requirePermission`; `not_found`; `invalid_request` without a reason; and `illegal_transition` for one that is revoked already.
 */
export function createRevokeCertificate({ transact, certificates: reader, clock }: Deps) {
  return async (caller: Caller, code: string, typedReason: string): Promise<{ orderId: string }> => {
    const staff = requirePermission(caller, 'orders.write');
    const reason = typedReason.trim();
    if (reason === '') throw refusedField(['reason'], 'required');
    const { orderId } = requireFound(await reader.find(code));
    return transact(async ({ orders, certificates, audit }) => {
      const order = await orders.lock(orderId);
      const certificate = await certificates.find(code);
      if (!order || !certificate) throw new ShopError('not_found');
      if (certificate.revoked) throw new ShopError('illegal_transition');
      const at = clock();
      await certificates.revoke(orderId, { at, byStaff: { userId: staff.userId, reason } });
      const subject = { kind: 'order', id: orderId, userId: order.userId };
      // The reason of a guest's order is not noted: nobody could erase it.
      const after = order.userId === undefined ? null : { text: reason };
      await audit.record(staff, { action: 'certificate.revoked', subject, before: null, after, at });
      return { orderId };
    });
  };
}
