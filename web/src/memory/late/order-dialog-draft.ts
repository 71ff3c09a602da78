import { isTexts, json, remembered } from '../remembered.ts';

/** What a member of staff typed into a dialog about an order and did not send yet: texts by field, and as `place` whose they are. */
export const orderDialogDraft = remembered({
  key: 'order-dialog-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
});
