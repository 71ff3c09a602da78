import { isRecord, isTexts, json, remembered } from '../remembered.ts';

/** What a member of staff typed about a partner and did not save yet. */
export interface PartnerDraft {
  /** The member who typed, and the partner. */
  readonly place: string;
  /** The ETag of the partner as the form was opened; empty for a new partner. */
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
}

export const partnerDraft = remembered({
  key: 'partner-draft',
  where: 'tab',
  personal: true,
  parse: json(isDraft),
});

function isDraft(value: unknown): value is PartnerDraft {
  if (!isRecord(value) || !isTexts(value.values)) return false;
  return typeof value.place === 'string' && typeof value.version === 'string';
}
