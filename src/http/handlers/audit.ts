import type { Caller } from '#kernel/caller.ts';
import type { Page } from '#kernel/cursor.ts';
import type { LoggedAction, WantedActions } from '#modules/staff/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

export interface AuditUseCases {
  readonly listActions: (
    caller: Caller,
    wanted: WantedActions & { limit: number; cursor?: string | undefined },
  ) => Promise<Page<LoggedAction>>;
}

/** What the staff did, for those who may read it. */
export function auditHandlers(shop: AuditUseCases): Pick<Handlers, 'listStaffActions'> {
  return {
    async listStaffActions({ caller, query: { subjectKind: kind, subjectId: id, limit = 50, ...wanted } }) {
      const subject = kind !== undefined && id !== undefined ? { kind, id } : undefined;
      const { items, nextCursor } = await shop.listActions(caller, { ...wanted, subject, limit });
      return { status: 200, body: { items: items.map(toWire), nextCursor } };
    },
  };
}

function toWire({ subject: { kind, id }, ...action }: LoggedAction): Wire['LoggedAction'] {
  return { ...action, subject: { kind, id } };
}
