import { isRecord, isTexts } from '../remembered.ts';

/** What somebody typed over a record of the shop and did not save yet. */
export interface RecordDraft {
  /** Whoever typed, and the record. */
  readonly place: string;
  /** The ETag of the record as the form was opened; empty for a new record. */
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
}

export function isRecordDraft(value: unknown): value is RecordDraft {
  if (!isRecord(value) || !isTexts(value.values)) return false;
  return typeof value.place === 'string' && typeof value.version === 'string';
}
