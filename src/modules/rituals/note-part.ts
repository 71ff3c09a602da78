import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { lockRitual } from './lock-ritual.ts';
import type { RitualKey, RitualTransact } from './ports.ts';
import { checkAhutis, instantThatCounts, isNoteOf, type Pressed, type RiteNote, type RitePart } from './rite.ts';

interface Deps extends WriteDeps<RitualTransact> {
  /** The zone of the shop. */
  readonly timeZone: string;
}

/** A part that is to be noted; `note` is the id that the device has given. */
export interface NewNote extends RitualKey, Pressed {
  readonly part: string;
  readonly ahutis?: number | undefined;
}

/**
 * Notes that a part of a ritual was performed, once for each id and once on a day: returns what is noted of the part. Throws like
 * `requirePermission` and `checkAhutis`; `not_found`, also for a part that the ritual never had; and `illegal_transition` for a ritual that
 * has not begun, that had ended before, or whose order is over or report is sent, and for the id of another note.
 */
export function createNotePart({ transact, clock, timeZone }: Deps) {
  return async (caller: Caller, { orderId, position, note: id, ...pressed }: NewNote): Promise<RiteNote> => {
    const staff = requirePermission(caller, 'rituals.perform');
    return transact(async ({ orders, rituals, rites, riteParts, audit }) => {
      const key = { orderId, position };
      const { order, item } = await lockRitual({ orders }, key);
      const known = await rites.find(id);
      if (known && !isNoteOf(known, key, 'part')) throw new ShopError('illegal_transition');
      if (known) return known;
      const now = clock();
      const notedAt = timeOf(order, item, pressed.at, now);
      if (await rituals.isReported(key)) throw new ShopError('illegal_transition');
      const day = dayIn(notedAt, timeZone);
      const alreadyNoted = await rites.standing(key, day, pressed.part);
      if (alreadyNoted) return alreadyNoted;
      const note = {
        ...noteOf(requireFound(await riteParts.find(serviceIdOf(item.id), pressed.part)), pressed.ahutis),
        ...key,
        id,
        day,
        notedAt,
        arrivedAt: now,
        notedBy: staff.userId,
      };
      await rites.add(note);
      const subject = { kind: 'order', id: orderId };
      const after = { ritual: item.id, position, day, part: note.part, ahutis: note.ahutis };
      await audit.record(staff, { action: 'ritual.part_noted', subject, before: null, after, at: now });
      return note;
    });
  };
}

function noteOf(part: RitePart, ahutis: number | undefined) {
  const { id, name } = part;
  checkAhutis(part, ahutis);
  return { kind: 'part', part: id, name, isTakenBack: false, ...(ahutis === undefined ? {} : { ahutis }) } as const;
}

/** When the part was performed. Throws `illegal_transition` for a ritual that has not begun, or had ended before, or whose order is over. */
function timeOf({ status }: Order, { begunAt, performedAt }: OrderItem, deviceTime: Date, now: Date): Date {
  if (!begunAt || (status !== 'processing' && status !== 'ready')) throw new ShopError('illegal_transition');
  const at = instantThatCounts(deviceTime, begunAt, now);
  if (performedAt && at > performedAt) throw new ShopError('illegal_transition');
  return at;
}

/**
 * Takes back a part that was noted, for a reason, which the log has too when the order is of an account. Once more changes nothing. Throws
 * like `requirePermission`, `not_found`, and `undo_over` once the report on the ritual is sent.
 */
export function createTakeBackPart({ transact, clock }: WriteDeps<RitualTransact>) {
  return async (caller: Caller, { orderId, position }: RitualKey, id: string, typedReason: string): Promise<void> => {
    const staff = requirePermission(caller, 'rituals.perform');
    const at = clock();
    await transact(async ({ orders, rituals, rites, audit }) => {
      const key = { orderId, position };
      const { order, item } = await lockRitual({ orders }, key);
      const note = await rites.find(id);
      if (!note || !isNoteOf(note, key, 'part')) throw new ShopError('not_found');
      if (note.isTakenBack) return;
      if (await rituals.isReported(key)) throw new ShopError('undo_over');
      const reason = typedReason.trim();
      await rites.takeBack(id, { by: staff.userId, at }, reason);
      const before = { ritual: item.id, position, day: note.day, part: note.part, ahutis: note.ahutis };
      await audit.record(staff, { action: 'ritual.part_taken_back', ...subjectAndReason(order, reason), before, at });
    });
  };
}

/** The order and the reason, for the log. The reason of a guest's order is in the note alone: in the log nobody could erase it. */
function subjectAndReason({ id, userId }: Order, text: string) {
  return { subject: { kind: 'order', id, userId }, after: userId === undefined ? null : { text } };
}
