import { isTexts, json, remembered } from '../remembered.ts';

/** What was typed into the plan's form and not yet saved, by the names of its fields. */
export const planDraft = remembered({
  key: 'plan-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
  format: (values: object) => JSON.stringify(values),
});
