import { json, remembered } from '../remembered.ts';
import { isRecordDraft } from './record-draft.ts';

/** What a member of staff typed into a setting of the shop and did not save yet. */
export const settingsDraft = remembered({
  key: 'settings-draft',
  where: 'tab',
  personal: true,
  parse: json(isRecordDraft),
});
