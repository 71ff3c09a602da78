import { isTexts, json, remembered } from '../remembered.ts';

/** The customer's wish for another first day that was typed and not yet sent: `orderId`, `startDate`, `reason`, and `left`, places of what is left out. */
export const postponementDraft = remembered({
  key: 'postponement-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
});
