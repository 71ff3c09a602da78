import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';
import { isText, optional, recordOf } from './shapes.ts';

/** What somebody typed over a record of the shop and did not save yet. */
export interface RecordDraft {
  /** Names who typed, and the record. */
  readonly place: string;
  /** The ETag of the record that they had read; empty for a new record. */
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
  /** The values of that version; missing in drafts of a former version of the shop. */
  readonly base?: Readonly<Record<string, string>> | undefined;
}

const isRecordDraft = recordOf<RecordDraft>({ place: isText, version: isText, values: isTexts, base: optional(isTexts) });

/** What a member of staff typed about a client and did not save yet. */
export const clientDraft = draft('client-draft', isRecordDraft);

/** What a member of staff typed about a partner and did not save yet. */
export const partnerDraft = draft('partner-draft', isRecordDraft);

/** What a member of staff typed into a setting of the shop, or into a part or a rule of a ritual, and did not save yet. */
export const settingsDraft = draft('settings-draft', isRecordDraft);

/** What a member of staff wants an unpaid order to hold and did not save yet. */
export const orderChangeDraft = draft('order-change-draft', isRecordDraft);
