import { createViewMember } from '#modules/staff/index.ts';
import { staffHandlers } from '../http/handlers/staff.ts';

/** What the people who run the shop do. */
export function composeStaff() {
  return { handlers: staffHandlers({ viewMember: createViewMember() }) };
}
