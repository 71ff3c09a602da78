import { readTabJson, writeTabJson } from '../../memory/tab-storage.ts';
import type { ProfileValues } from './profile-values.ts';

const KEY = 'profile-draft';

/** What was typed and not yet saved, of the customer with this id. */
export function readProfileDraft(userId: string): Partial<ProfileValues> {
  const draft = readTabJson(KEY, isDraft);
  return draft?.userId === userId ? draft.values : {};
}

export function keepProfileDraft(userId: string, values: Partial<ProfileValues>): void {
  writeTabJson(KEY, { userId, values });
}

export function forgetProfileDraft(): void {
  writeTabJson(KEY, undefined);
}

function isDraft(value: unknown): value is { userId: string; values: Partial<ProfileValues> } {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, values } = value as Record<string, unknown>;
  if (typeof userId !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((part) => typeof part === 'string' || typeof part === 'boolean');
}
