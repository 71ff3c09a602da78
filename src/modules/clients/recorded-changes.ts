import type { AuditFields } from '#kernel/audit-fields.ts';
import type { Profile, ProfileFields } from '#modules/profiles/index.ts';

/** What the log never holds: a consent can be withdrawn, and then birth data are gone everywhere; wishes are as intimate. */
const UNSAID: readonly string[] = [
  ...['birthDate', 'birthTime', 'isTimeUncertain', 'birthPlace', 'birthNakshatra', 'birthRashi', 'gotra', 'isGotraUnknown'],
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
  const shown = texts.filter((name) => !UNSAID.includes(name));
  const changed = texts.filter((name) => UNSAID.includes(name));
  const [had, has] = [before, after].map(({ consent }) => consent?.version ?? null);
  if (texts.length === 0 && had === has) return undefined;
  const pick = (profile: Profile, consent: unknown) => {
    return { ...Object.fromEntries(shown.map((name) => [name, profile[name]])), ...(had === has ? {} : { consent }) };
  };
  return { before: pick(before, had), after: { ...pick(after, has), ...(changed.length > 0 ? { changed } : {}) } };
}
