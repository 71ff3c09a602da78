import { expect } from 'vitest';
import { AUDIT_FIELDS } from '#kernel/audit-fields.ts';
import type { Queries } from '../../src/adapters/postgres/tables/entities.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fails when the log of the staff holds a field for which the panel has no words. */
export async function expectAuditInWords(queries: Queries): Promise<void> {
  const lines = await queries.selectFrom('staff_actions').select(['before', 'after']).execute();
  const named = lines.flatMap(({ before, after }) => [...namesIn(before), ...namesIn(after)]);
  const known: readonly string[] = AUDIT_FIELDS;
  expect(
    [...new Set(named)].filter((name) => !known.includes(name)),
    'fields of the log without words',
  ).toEqual([]);
}

/** The fields of a line, and those that it lists as changed. */
function namesIn(fields: Fields | null): string[] {
  if (!fields) return [];
  return [...Object.keys(fields), ...[fields.fields, fields.changed].flat().filter((name) => typeof name === 'string')];
}
