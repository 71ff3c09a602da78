import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { requireSameContent } from '#kernel/idempotency.ts';
import { requirePermission, roleMay, type StaffCaller } from '#kernel/permissions.ts';
import type { PanelTransact, SavedView, ViewedList, ViewReader } from './ports.ts';
import { requireKnownFilters, VIEWED_LISTS } from './viewed-lists.ts';

/** The most views of a list that a person has, and the most that are shared. */
const MOST_VIEWS = 20;

/** A view as one member of the staff sees it. */
export interface SeenView extends SavedView {
  readonly mayChange: boolean;
}

export interface NewView extends Pick<SavedView, 'id' | 'list' | 'name' | 'filters'> {
  readonly isShared: boolean;
}

type Deps = WriteDeps<PanelTransact>;

/** Returns the caller's views of a list and the shared ones. Throws like `requirePermission` for whoever may not read the list. */
export function createListViews({ views }: { readonly views: ViewReader }) {
  return async (caller: Caller, list: ViewedList): Promise<{ views: readonly SeenView[]; mayShare: boolean }> => {
    const staff = requirePermission(caller, VIEWED_LISTS[list].permission);
    const saved = await views.of(staff.userId, list);
    return { views: saved.map((view) => seenBy(staff, view)), mayShare: mayShare(staff) };
  };
}

/**
 * Saves a view under an id that the client has made; a repetition changes nothing and returns the view. Throws like `requirePermission`,
 * `requireKnownFilters` and `requireSameContent`, `too_many_views`, and `not_found` for the id of somebody else's view.
 */
export function createSaveView({ transact, clock }: Deps) {
  return async (caller: Caller, { isShared, name, ...selection }: NewView): Promise<SeenView> => {
    const staff = requirePermission(caller, VIEWED_LISTS[selection.list].permission);
    if (isShared) requirePermission(caller, 'settings.write');
    requireKnownFilters(selection);
    const view: SavedView = { ...selection, name: name.trim(), ownerId: isShared ? null : staff.userId, version: 1 };
    return transact(async ({ views, audit }) => {
      const known = await views.lock(view.id);
      if (known) {
        const seen = visibleTo(staff, known);
        requireSameContent(contentOf(seen), contentOf(view));
        return seenBy(staff, seen);
      }
      if ((await views.count(view.list, view.ownerId)) >= MOST_VIEWS) throw new ShopError('too_many_views');
      const at = clock();
      await views.add(view, at);
      await audit.record(staff, { ...actionOn('staff.view_saved', view), before: null, after: auditFieldsOf(view), at });
      return seenBy(staff, view);
    });
  };
}

/** Renames a view. Throws like `requirePermission`, `not_found`, and `changed_meanwhile` when somebody else was faster. */
export function createRenameView({ transact, clock }: Deps) {
  return async (caller: Caller, id: string, version: number, name: string): Promise<SeenView> => {
    const staff = requirePermission(caller, 'panel.enter');
    return transact(async ({ views, audit }) => {
      const view = requireChangeable(caller, version, visibleTo(staff, await views.lock(id)));
      const renamed = { ...view, name: name.trim(), version: version + 1 };
      await views.rename(renamed);
      const names = { before: { name: view.name }, after: { name: renamed.name, list: view.list } };
      await audit.record(staff, { ...actionOn('staff.view_renamed', view), ...names, at: clock() });
      return seenBy(staff, renamed);
    });
  };
}

/** Deletes a view. Throws as renaming does. */
export function createDeleteView({ transact, clock }: Deps) {
  return async (caller: Caller, id: string, version: number): Promise<void> => {
    const staff = requirePermission(caller, 'panel.enter');
    await transact(async ({ views, audit }) => {
      const view = requireChangeable(caller, version, visibleTo(staff, await views.lock(id)));
      await views.remove(id);
      await audit.record(staff, {
        ...actionOn('staff.view_deleted', view),
        before: auditFieldsOf(view),
        after: null,
        at: clock(),
      });
    });
  };
}

const mayShare = ({ role }: StaffCaller) => roleMay(role, 'settings.write');

/** A view that is not shared is the caller's own, because nobody sees those of others. */
const seenBy = (staff: StaffCaller, view: SavedView): SeenView => ({
  ...view,
  mayChange: view.ownerId !== null || mayShare(staff),
});

/** Throws `not_found` for another person's view, as for one that does not exist. */
function visibleTo({ userId, role }: StaffCaller, view: SavedView | undefined): SavedView {
  const isVisible = view && (view.ownerId === null || view.ownerId === userId);
  if (!isVisible || !roleMay(role, VIEWED_LISTS[view.list].permission)) throw new ShopError('not_found');
  return view;
}

/** Throws for a shared view of whoever may not change settings, and for another version. */
function requireChangeable(caller: Caller, version: number, view: SavedView): SavedView {
  if (view.ownerId === null) requirePermission(caller, 'settings.write');
  if (view.version !== version) throw new ShopError('changed_meanwhile');
  return view;
}

/** What whoever saves a view chooses. */
const contentOf = ({ list, ownerId, name, filters }: SavedView) => ({ list, ownerId, name, filters });

const actionOn = (name: string, { id }: SavedView) => ({ action: name, subject: { kind: 'view', id } });

const auditFieldsOf = ({ name, list, ownerId }: SavedView) => ({ name, list, isShared: ownerId === null });
