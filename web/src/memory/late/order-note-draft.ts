import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** The note that a member of staff typed and did not send yet, by the ids of both. */
export const orderNoteDraft = draft('order-note-draft', isTexts);
