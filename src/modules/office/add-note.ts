import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireSameContent } from '#kernel/idempotency.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Note, OfficeTransact } from './ports.ts';

/** A note of the staff about an order. Whoever sends it makes its id, so that a repetition is the same note. */
export type NewNote = Pick<Note, 'id' | 'text'>;

/** With so many notes an order takes no further one; the reason of a change, which is kept as a note, always finds room. */
export const MOST_NOTES = 200;

/**
 * Adds a note to an order, for the staff alone; a repetition changes nothing. Throws like `requirePermission` and `requireSameContent`,
 * `not_found`, `illegal_transition` for an order whose personal data were erased, and `too_many_notes`.
 */
export function createAddNote({ transact, clock }: WriteDeps<OfficeTransact>) {
  return async (caller: Caller, orderId: string, { id, text: typed }: NewNote): Promise<void> => {
    const staff = requirePermission(caller, 'orders.write');
    const text = typed.trim();
    await transact(async ({ orders, notes, audit }) => {
      const order = requireFound(await orders.lock(orderId));
      const earlier = await notes.textOf(orderId, id);
      if (earlier !== undefined) return requireSameContent(earlier, text);
      if (order.isErased) throw new ShopError('illegal_transition');
      if ((await notes.count(orderId)) >= MOST_NOTES) throw new ShopError('too_many_notes');
      const at = clock();
      await notes.add({ id, orderId, authorId: staff.userId, at, text });
      // The text stays in the notes alone, which are erased with the order's personal data.
      await audit.record(staff, {
        action: 'order.note_added',
        subject: { kind: 'order', id: orderId },
        before: null,
        after: { id },
        at,
      });
    });
  };
}
