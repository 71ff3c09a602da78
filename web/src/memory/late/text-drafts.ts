import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** What was typed into the request for a consultation and not yet sent, by the names of its fields. */
export const consultationDraft = draft('consultation-draft', isTexts);

/**
 * The customer's wish for another first day that was typed and not yet sent: `orderId`, `startDate`, `reason`, and `left`, the positions of
 * the rituals that the wish leaves out.
 */
export const postponementDraft = draft('postponement-draft', isTexts);

/**
 * What a member of staff typed into a dialog and did not send yet: texts by field; `place`, which names who typed, and where; and `base`, the
 * JSON of what had stood in the fields.
 */
export const dialogDraft = draft('dialog-draft', isTexts);

/** The note about an order that a member of staff typed and did not send yet, by the ids of both. */
export const orderNoteDraft = draft('order-note-draft', isTexts);

/** The note about a client that a member of staff typed and did not send yet, by the ids of both. */
export const clientNoteDraft = draft('client-note-draft', isTexts);
