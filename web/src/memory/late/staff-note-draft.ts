import { isRecord, json, remembered } from '../remembered.ts';

interface NoteDraft {
  /** The id of what the note is about. */
  readonly about: string;
  readonly text: string;
}

/** A note of the staff that was typed and not yet saved. */
export const staffNoteDraft = remembered({
  key: 'staff-note-draft',
  where: 'tab',
  personal: true,
  parse: json(isDraft),
});

function isDraft(value: unknown): value is NoteDraft {
  return isRecord(value) && typeof value.about === 'string' && typeof value.text === 'string';
}
