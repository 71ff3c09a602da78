import { isTexts, json, remembered } from '../remembered.ts';

/** What was typed into the request for a consultation and not yet sent, by the names of its fields. */
export const consultationDraft = remembered({
  key: 'consultation-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
  format: (values: object) => JSON.stringify(values),
});
