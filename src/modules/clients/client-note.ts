import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requireSameContent } from '#kernel/idempotency.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Transact } from '#kernel/transaction.ts';
import type { ClientNote } from './personal-data.ts';
import type { NoteStores } from './ports.ts';

/** The most notes of a client. */
export const MOST_NOTES = 200;

/**
 * Adds a note about a client, for the staff; a repetition changes nothing. It goes with the client's data, and stands in the client's copy of
 * them. Throws like `requirePermission` and `requireSameContent`, `not_found`, and `too_many_notes`.
 */
export function createAddClientNote({ transact, clock }: WriteDeps<Transact<NoteStores>>) {
  return async (caller: Caller, clientId: string, { id, text: typed }: Pick<ClientNote, 'id' | 'text'>): Promise<void> => {
    const staff = requirePermission(caller, 'clients.write');
    const text = typed.trim();
    await transact(async ({ clients, clientNotes, audit }) => {
      requireFound(await clients.lock(clientId));
      const notes = await clientNotes.ofClient(clientId);
      const earlier = notes.find((note) => note.id === id);
      if (earlier) return requireSameContent(earlier.text, text);
      if (notes.length >= MOST_NOTES) throw new ShopError('too_many_notes');
      const at = clock();
      await clientNotes.add({ id, clientId, authorId: staff.userId, at, text });
      // The text stays in the notes alone.
      const subject = { kind: 'client', id: clientId, userId: clientId };
      await audit.record(staff, { action: 'client.note_added', subject, before: null, after: { id }, at });
    });
  };
}
