import { json, remembered } from '../remembered.ts';
import { isRecordDraft } from './record-draft.ts';

/** What a member of staff typed about a client and did not save yet. */
export const clientDraft = remembered({
  key: 'client-draft',
  where: 'tab',
  personal: true,
  parse: json(isRecordDraft),
});
