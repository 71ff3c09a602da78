import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readSortedPage } from '#kernel/cursor.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { DateSort } from '#kernel/sorted.ts';
import type { ActionReader, LoggedAction, WantedActions } from './ports.ts';

interface ActionQuery extends WantedActions, Paged {
  readonly sort?: DateSort | undefined;
}

/** Lists a page of what the staff did, the newest first without `sort`. Throws like `requirePermission`, and as `readSortedPage`. */
export function createListActions({ actions }: { readonly actions: ActionReader }) {
  return async (caller: Caller, { limit, cursor, sort, ...wanted }: ActionQuery): Promise<Page<LoggedAction>> => {
    requirePermission(caller, 'audit.read');
    return readSortedPage<LoggedAction, DateSort>(
      { limit, cursor, sort, usualSort: '-date' },
      (selection) => actions.list({ ...wanted, ...selection }),
      ({ id, at }) => ({ id, at }),
    );
  };
}
