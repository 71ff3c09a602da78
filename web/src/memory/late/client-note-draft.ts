import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** The note about a client that a member of staff typed and did not send yet, by the ids of both. */
export const clientNoteDraft = draft('client-note-draft', isTexts);
