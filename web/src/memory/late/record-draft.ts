import { isRecord, isTexts } from '../remembered.ts';

/** What somebody typed over a record of the shop and did not save yet. */
export interface RecordDraft {
  /** Whoever typed, and the record. */
  readonly place: string;
  /** The ETag of the record that they had read; empty for a new record. */
  readonly version: string;
  readonly values: Readonly<Record<string, string>>;
  /** What that version said; missing in drafts of a former version of the shop. */
  readonly base?: Readonly<Record<string, string>> | undefined;
}

export function isRecordDraft(value: unknown): value is RecordDraft {
  if (!isRecord(value) || !isTexts(value.values) || !(value.base === undefined || isTexts(value.base))) return false;
  return typeof value.place === 'string' && typeof value.version === 'string';
}
