import type { Caller } from '#kernel/caller.ts';
import { type Page, readPage } from '#kernel/cursor.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { ActionReader, LoggedAction, WantedActions } from './ports.ts';

/** Lists a page of what the staff did, the newest first. Throws `invalid_request` for a malformed cursor. */
export function createListActions(actions: ActionReader) {
  return async (
    caller: Caller,
    { limit, cursor, ...wanted }: WantedActions & { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<Page<LoggedAction>> => {
    requirePermission(caller, 'audit.read');
    return readPage(
      { limit, cursor },
      (count, before) => actions.list(wanted, count, before),
      ({ id, at }) => ({ id, at }),
    );
  };
}
