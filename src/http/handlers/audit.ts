import type { LoggedAction, Staff } from '#modules/staff/index.ts';
import { page } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** What the staff did, for those who may read it. */
export function auditHandlers(staff: Staff) {
  return {
    async listStaffActions({ caller, query: { subjectKind: kind, subjectId: id, ...wanted } }) {
      // One of the two alone narrows nothing, as the contract says.
      const subject = kind !== undefined && id !== undefined ? { kind, id } : undefined;
      return page(await staff.listActions(caller, { ...wanted, subject }), toWire);
    },
  } satisfies Partial<Handlers>;
}

function toWire({ subject: { kind, id }, orderNumber: number, ...action }: LoggedAction): Wire['LoggedAction'] {
  return { ...action, subject: { kind, id, number } };
}
