import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** What was typed into the request for a consultation and not yet sent, by the names of its fields. */
export const consultationDraft = draft('consultation-draft', isTexts);

/**
 * The customer's wish for another first day that was typed and not yet sent: `orderId`, `startDate`, `reason`, and `left`, the positions of
 * the rituals that the wish leaves out.
 */
export const postponementDraft = draft('postponement-draft', isTexts);
