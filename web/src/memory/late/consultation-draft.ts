import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** What was typed into the request for a consultation and not yet sent, by the names of its fields. */
export const consultationDraft = draft('consultation-draft', isTexts);
