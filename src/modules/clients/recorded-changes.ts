import type { AuditFields } from '#kernel/audit-fields.ts';
import { EMPTY_BIRTH_FIELDS, type Profile, type ProfileFields } from '#modules/profiles/index.ts';

/** Fields whose values the log never holds: with a withdrawn consent birth data must vanish everywhere, and wishes are as intimate. */
const INTIMATE: readonly string[] = [...Object.keys(EMPTY_BIRTH_FIELDS), 'additionalNotes'];

export interface RecordedChanges {
  readonly before: AuditFields;
  readonly after: AuditFields;
}

/** What a change of a profile looks like in the audit log: the changed fields, of the intimate ones only which. Undefined for no change. */
export function recordedChanges(before: Profile, after: Profile): RecordedChanges | undefined {
  const changedNames = (Object.keys(after) as (keyof Profile)[])
    .filter((name): name is keyof ProfileFields => name !== 'consent' && before[name] !== after[name])
    .toSorted();
  const plainNames = changedNames.filter((name) => !INTIMATE.includes(name));
  const intimateNames = changedNames.filter((name) => INTIMATE.includes(name));
  const isOtherConsent = before.consent?.version !== after.consent?.version;
  if (changedNames.length === 0 && !isOtherConsent) return undefined;
  const recordedOf = (profile: Profile): AuditFields => {
    const values = Object.fromEntries(plainNames.map((name) => [name, profile[name]]));
    return isOtherConsent ? { ...values, consent: profile.consent?.version ?? null } : values;
  };
  const changed = intimateNames.length > 0 ? { changed: intimateNames } : {};
  return { before: recordedOf(before), after: { ...recordedOf(after), ...changed } };
}
