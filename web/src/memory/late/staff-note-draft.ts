import { isRecord } from '../remembered.ts';
import { draft } from './draft.ts';

interface NoteDraft {
  /** The id of what the note is about. */
  readonly about: string;
  readonly text: string;
}

/** A note of the staff that was typed and not yet saved. */
export const staffNoteDraft = draft('staff-note-draft', isDraft);

function isDraft(value: unknown): value is NoteDraft {
  return isRecord(value) && typeof value.about === 'string' && typeof value.text === 'string';
}
