import { isTexts, json, remembered } from '../remembered.ts';

/** The note that a member of staff typed and did not send yet, by the ids of both. */
export const orderNoteDraft = remembered({
  key: 'order-note-draft',
  where: 'tab',
  personal: true,
  parse: json(isTexts),
});
