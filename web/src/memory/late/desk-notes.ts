import { isRecord, json, remembered } from '../remembered.ts';
import { listOf } from './shapes.ts';

/** What somebody has noted at the fire, and the shop has not taken as far as this device knows. */
export interface DeskNote {
  /** Its id, made here: the shop stores it once, however often it is sent. */
  readonly note: string;
  /** The id of whoever pressed: nobody else on this device sends it. */
  readonly by: string;
  readonly order: string;
  readonly position: number;
  readonly kind: 'begin' | 'part' | 'end';
  /** Empty for a beginning and an end. */
  readonly part: string;
  /** How many offerings were made; null where none are counted. */
  readonly ahutis: number | null;
  /** The first day of the ritual as whoever pressed had read it; null while it had none. */
  readonly startDate: string | null;
  /** When it was pressed, in RFC 3339. */
  readonly at: string;
  /** A sending of it has begun, so the shop may have it. */
  readonly isTried?: boolean | undefined;
  /** A sending of it has failed. */
  readonly isStuck?: boolean | undefined;
  /** Why the shop did not take it. */
  readonly refused?: string | undefined;
}

/** More than all presses of a day at the fire; no further note is kept. */
const MOST_NOTES = 500;

const notes = remembered({ key: 'desk-notes', where: 'device', personal: true, parse: json(listOf(isNote)) });

/** The notes that wait for a connection or were refused, in the order of the presses. Besides `drop` only signing out forgets them. */
export const deskNotes = {
  ...notes,
  all: (): readonly DeskNote[] => notes.read() ?? [],
  add: (note: DeskNote) => notes.keep([...deskNotes.all(), note].slice(0, MOST_NOTES)),
  drop: (noteId: string) => notes.keep(deskNotes.all().filter(({ note }) => note !== noteId)),
  change: (noteId: string, changes: Pick<DeskNote, 'refused' | 'isTried' | 'isStuck'>) =>
    notes.keep(deskNotes.all().map((each) => (each.note === noteId ? { ...each, ...changes } : each))),
};

const TEXT_FIELDS = ['note', 'by', 'order', 'kind', 'part', 'at'];

function isNote(value: unknown): value is DeskNote {
  if (!isRecord(value)) return false;
  return TEXT_FIELDS.every((name) => typeof value[name] === 'string') && typeof value.position === 'number';
}
