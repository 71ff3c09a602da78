import { isRecord } from '../remembered.ts';
import { draft } from './draft.ts';

interface ProfileDraft {
  /** The customer who typed. */
  readonly userId: string;
  /** Texts and ticked boxes, by the names of the form's fields. */
  readonly values: object;
}

/** What was typed into the profile's form and not yet saved. */
export const profileDraft = draft('profile-draft', isDraft);

function isDraft(value: unknown): value is ProfileDraft {
  if (!isRecord(value) || typeof value.userId !== 'string' || !isRecord(value.values)) return false;
  return Object.values(value.values).every((part) => typeof part === 'string' || typeof part === 'boolean');
}
