import { sql } from 'kysely';

/** Where a page ended. */
interface Place {
  readonly id: string;
  readonly at: Date;
}

/** SQL that selects the rows after a place, in the order of an instant's column and then of ids; all rows without a place. */
export function isAfter(column: string, place: Place | undefined) {
  return compare(column, '>', place);
}

/** As `isAfter`, for rows in descending order. */
export function isBefore(column: string, place: Place | undefined) {
  return compare(column, '<', place);
}

function compare(column: string, sign: '<' | '>', place: Place | undefined) {
  if (!place) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(sign)} (${place.at}::timestamptz, ${place.id}::uuid)`;
}
