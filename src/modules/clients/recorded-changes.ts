import type { AuditFields } from '#kernel/audit-fields.ts';
import type { Profile, ProfileFields } from '#modules/profiles/index.ts';

/** What the log never holds: a consent can be withdrawn, and then birth data are gone everywhere; wishes are as intimate. */
const INTIMATE: readonly string[] = [
  'birthDate',
  'birthTime',
  'isTimeUncertain',
  'birthPlace',
  'birthNakshatra',
  'birthRashi',
  'gotra',
  'isGotraUnknown',
  'additionalNotes',
];

export interface RecordedChanges {
  readonly before: AuditFields;
  readonly after: AuditFields;
}

/** What a change of a profile looks like in the audit log: the changed fields, of the intimate ones only which. Undefined for no change. */
export function recordedChanges(before: Profile, after: Profile): RecordedChanges | undefined {
  const texts = (Object.keys(after) as (keyof Profile)[])
    .filter((name): name is keyof ProfileFields => name !== 'consent' && before[name] !== after[name])
    .toSorted();
  const shown = texts.filter((name) => !INTIMATE.includes(name));
  const changed = texts.filter((name) => INTIMATE.includes(name));
  const isOtherConsent = before.consent?.version !== after.consent?.version;
  if (texts.length === 0 && !isOtherConsent) return undefined;
  const recordedOf = (profile: Profile): AuditFields => {
    const values = Object.fromEntries(shown.map((name) => [name, profile[name]]));
    return isOtherConsent ? { ...values, consent: profile.consent?.version ?? null } : values;
  };
  const recordedAfter = recordedOf(after);
  return { before: recordedOf(before), after: changed.length > 0 ? { ...recordedAfter, changed } : recordedAfter };
}
