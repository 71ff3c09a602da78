import { requiredIn } from '../tables/fields.ts';

interface ConsentRow {
  readonly id: string;
  readonly consent_version: string | null;
  readonly consent_given_at: Date | null;
}

/** The consent that a row of a table holds; null for none. Throws when the row has a version and no time. */
export function consentIn(table: string, row: ConsentRow) {
  if (row.consent_version === null) return null;
  const { consentGivenAt: givenAt } = requiredIn(table, row)('consentGivenAt');
  return { version: row.consent_version, givenAt };
}

/** The columns that hold a consent; null in each without one. */
export function consentColumns(consent: { readonly version: string; readonly givenAt: Date } | null) {
  return { consent_version: consent?.version ?? null, consent_given_at: consent?.givenAt ?? null };
}
