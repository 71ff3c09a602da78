import { json, remembered } from '../remembered.ts';
import { isRecordDraft } from './record-draft.ts';

/** What a member of staff typed about a partner and did not save yet. */
export const partnerDraft = remembered({
  key: 'partner-draft',
  where: 'tab',
  personal: true,
  parse: json(isRecordDraft),
});
