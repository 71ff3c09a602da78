import { isTexts, json, remembered } from '../remembered.ts';

/** What a member of staff typed into a dialog and did not send yet: texts by field, and as `place` whose they are. */
export const dialogDraft = remembered({
  key: 'dialog-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
});
