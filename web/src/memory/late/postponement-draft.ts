import { isTexts, json, remembered } from '../remembered.ts';

/** The customer's wish for another first day that was typed and not yet sent: `orderId`, `startDate` and `reason`. */
export const postponementDraft = remembered({
  key: 'postponement-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
});
