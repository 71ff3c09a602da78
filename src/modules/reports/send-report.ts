import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { changeStatus, type GuestMail, type Order, type TellCustomer } from '#modules/orders/index.ts';
import type { ReportTransact } from './ports.ts';
import { isLast, type Report, type ReportPlace, refuseIncomplete, refuseUnperformed, refuseUnwritable } from './report.ts';
import { subjectOf } from './save-report.ts';

interface Deps extends WriteDeps<ReportTransact> {
  readonly tellCustomer: TellCustomer;
}

/**
 * Shows a report on a ritual that has been performed to the customer and tells them by mail; with the last report of an order the order
 * is `completed`. Throws like `requirePermission`, `refuseUnwritable`, `refuseUnperformed` and `refuseIncomplete`; `not_found`;
 * `changed_meanwhile` when the report was saved since it was read; and `illegal_transition` for one that is sent already.
 */
export function createSendReport({ transact, clock, tellCustomer }: Deps) {
  return async (caller: Caller, place: ReportPlace, version: number): Promise<Report> => {
    const staff = requirePermission(caller, 'rituals.perform');
    return transact(async (stores) => {
      const { orders, reports, audit } = stores;
      const order = await orders.lock(place.orderId);
      const draft = await reports.find(place);
      const item = order?.items[place.position];
      if (!(order && draft && item)) throw new ShopError('not_found');
      refuseUnsendable(order, draft, version);

      const at = clock();
      const sent: Report = { ...draft, version: version + 1, sentAt: at };
      const isCompleted = isLast(order, place.position, await reports.sentOf(order.id));
      await reports.save(sent, staff.userId);
      const after = { position: place.position, version: sent.version };
      await audit.record(staff, { action: 'report.sent', subject: subjectOf(order), before: null, after, at });
      await withdrawHeld(stores, order.id, isCompleted);
      if (isCompleted) {
        const cause = { at, actor: { kind: 'staff', id: staff.userId }, reason: 'report_sent' } as const;
        const { order: completed, change } = changeStatus(order, 'completed', cause);
        await orders.saveStatus(completed, change);
        await tellCustomer(completed, { kind: 'completed' }, stores);
      } else {
        await tellCustomer(order, { kind: 'reported', ritual: item.name }, stores);
      }
      return sent;
    });
  };
}

function refuseUnsendable(order: Order, draft: Report, version: number): void {
  if (draft.sentAt) throw new ShopError('illegal_transition');
  if (draft.version !== version) throw new ShopError('changed_meanwhile');
  refuseUnwritable(order, draft);
  refuseUnperformed(order, draft);
  refuseIncomplete(draft);
}

/**
 * Letters that a ritual has begun (`processing`) or all are performed (`ready`) wait until that step cannot be taken back. The letter about
 * the report says more, so those still waiting are not sent.
 */
async function withdrawHeld({ messages }: Pick<GuestMail, 'messages'>, orderId: string, isCompleted: boolean): Promise<void> {
  await messages.withdrawHeld(orderId, 'processing');
  if (isCompleted) await messages.withdrawHeld(orderId, 'ready');
}
