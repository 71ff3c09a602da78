import { isRecord } from '../remembered.ts';
import { draft } from './draft.ts';
import { isText, optional, recordOf } from './shapes.ts';

interface ProfileDraft {
  /** The customer who typed. */
  readonly userId: string;
  /** Texts and ticked boxes, by the names of the form's fields. */
  readonly values: object;
  /** What the profile said when they were typed; missing in drafts of a former version of the shop. */
  readonly base?: object | undefined;
}

/** What was typed into the profile's form and not yet saved. */
export const profileDraft = draft(
  'profile-draft',
  recordOf<ProfileDraft>({ userId: isText, values: areTextsAndBoxes, base: optional(areTextsAndBoxes) }),
);

function areTextsAndBoxes(value: unknown): value is object {
  return isRecord(value) && Object.values(value).every((part) => typeof part === 'string' || typeof part === 'boolean');
}
