import { createHash } from 'node:crypto';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { ShopError } from '#kernel/errors.ts';
import type { IdempotentRequest } from '#kernel/idempotency.ts';
import type { StaffCaller } from '#kernel/permissions.ts';
import type { OfficeStores } from './ports.ts';

/**
 * What a member of staff sends about an order together with the id of the note that it becomes, as a request whose repetition is known by
 * that id. `sent` has its texts trimmed, so that the same words with other spaces around them are the same request.
 */
export function requestOfNote<Sent extends { readonly noteId: string }>(
  operation: string,
  { userId: caller }: StaffCaller,
  orderId: string,
  sent: Sent,
): IdempotentRequest {
  const { noteId: key, ...content } = sent;
  const bodyHash = createHash('sha256').update(canonicalJson({ orderId, content })).digest('hex');
  return { caller, operation, key, bodyHash };
}

/**
 * Refuses new work under the id of a note that the order has: a request is known for 24 hours, its note for good. Throws
 * `idempotency_key_reused`.
 */
export async function requireNewNote(notes: OfficeStores['notes'], orderId: string, noteId: string): Promise<void> {
  if ((await notes.textOf(orderId, noteId)) !== undefined) throw new ShopError('idempotency_key_reused');
}
