import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField } from '#kernel/errors.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { startOfDay } from '#kernel/local-instants.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';

/** A part of a rite, as its editors keep it. */
export interface RitePart {
  /** Stays the same when the part is renamed. */
  readonly id: string;
  readonly name: Bilingual;
  /** What it is; may be empty. */
  readonly text: Bilingual;
  /** How many ahutis, offerings into the fire, a day usually has; 0 where none are counted. */
  readonly ahutis: number;
}

/** A press on a device that may send it later and more than once. */
export interface Pressed {
  /** The id of the note, made by the device. */
  readonly note: string;
  readonly at: Date;
}

/** What the desk has noted of a rite. */
export interface RiteNote {
  readonly id: string;
  readonly orderId: string;
  readonly position: number;
  readonly kind: 'begin' | 'part' | 'end';
  /** The day in the shop's time zone. */
  readonly day: CalendarDate;
  /** The id of the part; empty for a beginning and an end. */
  readonly part: string;
  /** The name that the part had when it was noted. */
  readonly name: Bilingual;
  /** How many were given; missing where none are counted. */
  readonly ahutis?: number;
  /** When the person has pressed, as far as the shop believes the device. */
  readonly notedAt: Date;
  /** When the shop heard of it. */
  readonly arrivedAt: Date;
  readonly notedBy: string;
  readonly isTakenBack: boolean;
}

/** Tells whether a note is of this ritual and this kind; an id that names another note is a mistake of the device. */
export const isNoteOf = (note: RiteNote, ritual: Pick<RiteNote, 'orderId' | 'position'>, kind: RiteNote['kind']) =>
  note.orderId === ritual.orderId && note.position === ritual.position && note.kind === kind;

/** The note of a beginning or an end that a device has sent, so that a repetition is recognised. */
export function stepNote(note: Omit<RiteNote, 'part' | 'name' | 'isTakenBack'>): RiteNote {
  return { ...note, part: '', name: NOTHING, isTakenBack: false };
}

/** The time of a device within its bounds: not before `from`, and not in the future. */
export function instantThatCounts(deviceTime: Date, from: Date, now: Date): Date {
  if (deviceTime >= now) return now;
  return deviceTime > from ? deviceTime : from;
}

/**
 * The earliest instant at which a ritual can have begun: when its day was set, or where that is not known, when it was ordered; once its
 * day has come, not before that day either.
 */
export function earliestBegin({ createdAt }: Pick<Order, 'createdAt'>, item: OrderItem, now: Date, timeZone: string): Date {
  const { startDate, plannedAt = createdAt } = item;
  if (!startDate || startDate > dayIn(now, timeZone)) return plannedAt;
  const day = startOfDay(startDate, timeZone);
  return day > plannedAt ? day : plannedAt;
}

/** Throws `invalid_request` for two parts of one id. */
export function checkParts(parts: readonly RitePart[]): void {
  const twice = parts.findIndex(({ id }, index) => parts.findIndex((part) => part.id === id) < index);
  if (twice >= 0) throw refusedField(['items', `${twice}`, 'id'], 'invalid');
}

/** Throws `invalid_request` for ahutis of a part in which none are counted, and for none where they are. */
export function checkAhutis(part: RitePart, ahutis: number | undefined): void {
  const isCounted = part.ahutis > 0;
  if (isCounted && ahutis === undefined) throw refusedField(['ahutis'], 'required');
  if (!isCounted && ahutis !== undefined) throw refusedField(['ahutis'], 'invalid');
}

/** A part on a day of the desk, with what is noted of it. */
export interface PartOfDay extends RitePart {
  readonly noted?: RiteNote;
}

/** The parts of a ritual on a day, in their order, and then noted parts that an editor has removed since. All `notes` are of parts. */
export function partsOfDay(parts: readonly RitePart[], notes: readonly RiteNote[]): PartOfDay[] {
  const listed = parts.map((part) => {
    const noted = notes.find((note) => note.part === part.id);
    return noted ? { ...part, noted } : part;
  });
  const unlisted = notes.filter((note) => parts.every(({ id }) => id !== note.part));
  const removed = unlisted.map((noted) => ({
    id: noted.part,
    name: noted.name,
    text: NOTHING,
    ahutis: noted.ahutis ?? 0,
    noted,
  }));
  return [...listed, ...removed];
}

const NOTHING: Bilingual = inEachLanguage(() => '');
