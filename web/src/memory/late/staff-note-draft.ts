import { draft } from './draft.ts';
import { isText, recordOf } from './shapes.ts';

interface NoteDraft {
  /** The id of what the note is about. */
  readonly about: string;
  readonly text: string;
}

/** A note of the staff that was typed and not yet saved. */
export const staffNoteDraft = draft('staff-note-draft', recordOf<NoteDraft>({ about: isText, text: isText }));
