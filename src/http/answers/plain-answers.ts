import type { Replayable } from '#kernel/idempotency.ts';
import { tagOf } from '../requests/record-version.ts';

/** An answer that has a body alone. */
export const ok = <const Body>(body: Body) => ({ status: 200 as const, body });

/** The answer of a call that has made something. */
export const created = <const Body>(body: Body) => ({ status: 201 as const, body });

/** An answer without a body, whatever the use case gave back. */
export const done = (_result?: unknown) => ({ status: 204 as const, body: undefined });

/** The answer of a call under a key; a header tells the caller when an earlier call had it already. */
export function keyed<const Status extends number, Answer extends Pick<Replayable<unknown>, 'replayed'>, const Body>(
  status: Status,
  answer: Answer,
  toWire: (answer: Answer) => Body,
) {
  const headers: Record<string, string> = answer.replayed ? { 'idempotent-replayed': 'true' } : {};
  return { status, headers, body: toWire(answer) };
}

/** A record with its version as ETag, which a client must name to change it. */
export const tagged = <const Body>(version: number | string, body: Body) => ({ ...ok(body), headers: { etag: tagOf(version) } });

/** The record that a request has made, as it is now. */
export function made<const Body>({ replayed }: Pick<Replayable<unknown>, 'replayed'>, record: ReturnType<typeof tagged<Body>>) {
  const { headers, ...answer } = keyed(201, { replayed }, () => record.body);
  return { ...answer, headers: { ...headers, ...record.headers } };
}

/** A page of a list, and where the next page begins. */
export function page<Item, Written>(
  { items, nextCursor }: { readonly items: readonly Item[]; readonly nextCursor: string | null },
  toWire: (item: Item) => Written,
) {
  return ok({ items: items.map((item) => toWire(item)), nextCursor });
}

/** A PDF that the browser saves; the name is without its ending. */
export function pdfFile(name: string, bytes: Uint8Array) {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}.pdf"` };
  return { status: 200 as const, headers, serialized: Buffer.from(bytes) };
}
