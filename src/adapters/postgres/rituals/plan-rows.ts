import type { Plan } from '#modules/plans/index.ts';
import type { Queries } from '../tables/entities.ts';
import { fieldsIn } from '../tables/fields.ts';
import { firstAs } from '../tables/rows.ts';

/** A plan by its id or by its customer. */
export function findPlan(queries: Queries, column: 'id' | 'user_id', value: string): Promise<Plan | undefined> {
  return firstAs(queries.selectFrom('plans').selectAll().where(column, '=', value), (row) =>
    fieldsIn(row, 'id', 'userId', ...PLAN_FIELDS),
  );
}

export const PLAN_FIELDS = ['startDate', 'specialWishes', 'participants', 'moves', 'calendarVersion', 'updatedAt'] as const;
