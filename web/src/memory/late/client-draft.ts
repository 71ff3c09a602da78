import { isRecord, isTexts, json, remembered } from '../remembered.ts';

/** What a member of staff typed about a client and did not save yet. */
export interface ClientDraft {
  /** The member who typed, and the client; empty for a new client. */
  readonly memberId: string;
  readonly client: string;
  /** The ETag of the client as the form was opened; of a new client the key and the content of the last try to send. */
  readonly tag: string;
  /** Texts by the names of the fields: as the form was opened, and as they are now. */
  readonly opened: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

export const clientDraft = remembered({
  key: 'client-draft',
  where: 'tab',
  personal: true,
  parse: json(isDraft),
});

function isDraft(value: unknown): value is ClientDraft {
  if (!isRecord(value) || !isTexts(value.opened) || !isTexts(value.typed)) return false;
  return [value.memberId, value.client, value.tag].every((text) => typeof text === 'string');
}
