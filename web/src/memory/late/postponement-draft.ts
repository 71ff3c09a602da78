import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** The customer's wish for another first day that was typed and not yet sent: `orderId`, `startDate`, `reason`, and `left`, places of what is left out. */
export const postponementDraft = draft('postponement-draft', isTexts);
