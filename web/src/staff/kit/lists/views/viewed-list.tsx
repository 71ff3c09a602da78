import { Plus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Sorted, SortName } from '#kernel/sorted.ts';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { WaitingBadge } from '../../page/waiting.tsx';
import type { Sorting } from '../sorting.tsx';
import { type ListAddress, useListAddress } from '../use-list-address.ts';
import { DeleteViewDialog, RenameViewDialog, SaveViewDialog } from './view-dialogs.tsx';
import { type NewView, type SavedView, useViews, type ViewedList } from './view-queries.ts';

/** By what a list can be sorted; it begins with its own order. */
interface Sorts<By extends SortName> {
  readonly own: Sorted<By>;
  readonly by: readonly By[];
}

/** A list whose address may name a saved view in the place of filters and order. */
export interface ViewedAddress<Name extends string, By extends SortName = SortName> extends ListAddress<Name> {
  readonly list: ViewedList;
  readonly sorting: Sorting;
  /** What the API is asked for; undefined for the list's own order. */
  readonly sort: Sorted<By> | undefined;
  /** The saved view that is shown. */
  readonly view: SavedView | undefined;
  /** The address names a view of which nothing is known yet: nobody knows what the list should show. */
  readonly isUnknown: boolean;
  /** The view of the address was deleted, or is somebody else's. */
  readonly isGone: boolean;
  /** Shows a saved view. */
  readonly show: (id: string) => void;
}

/** As `useListAddress`; `view` in the address stands for the filters and the order of a saved view, and a change of a filter leaves the view. */
export function useViewedList<Name extends string, By extends SortName>(
  list: ViewedList,
  filters: readonly Name[],
  { own, by }: Sorts<By>,
): ViewedAddress<Name | 'sort', By> {
  const names = [...filters, 'sort'] as const;
  const address = useListAddress([...names, 'view'] as const);
  const id = address.values.view;
  const views = useViews(list);
  const view = views.data?.items.find((one) => one.id === id);
  const go = (to: object, how?: { typing?: boolean }) => address.set(to as Partial<Record<Name | 'sort' | 'view', string>>, how);
  const values = view ? valuesOf(view, names) : address.values;
  const set: ViewedAddress<Name | 'sort'>['set'] = (change, how) => go({ ...(view ? values : {}), ...change, view: '' }, how);
  const orders = by.flatMap((one) => [one, `-${one}`] as const);
  // Anybody may have written the address: what the list does not know is left out.
  const sort = orders.find((one) => one === values.sort && one !== own);
  return {
    ...address,
    list,
    values,
    sort,
    sorting: {
      value: sort ?? '',
      own,
      by,
      onChange: (sorted) => set({ sort: sorted } as Partial<Record<Name | 'sort', string>>),
    },
    view,
    isUnknown: id !== '' && views.data === undefined && !views.error,
    isGone: id !== '' && views.data !== undefined && !view,
    set,
    show: (shown) => go({ ...Object.fromEntries(names.map((name) => [name, ''])), view: shown }),
    isFiltered: filters.some((name) => values[name] !== ''),
  };
}

function valuesOf<Name extends string>(view: SavedView, names: readonly Name[]) {
  const filters: Readonly<Partial<Record<string, string>>> = view.filters;
  return Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])) as Record<Name, string>;
}

/** A view that every list of its kind has: a name, and the filters for which it stands. */
interface StandingView {
  readonly text: string;
  readonly filters: Readonly<Record<string, string>>;
  /** So many rows of it wait; undefined where nobody counts. */
  readonly count?: number | null | undefined;
}

interface ViewTabsProps {
  standing: readonly StandingView[];
  address: ViewedAddress<string>;
}

/** The views of a list in a line: those of the house, those that people have saved, and what can be done with the one that is shown. */
export function ViewTabs({ standing, address }: ViewTabsProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const views = useViews(address.list).data?.items ?? [];
  const shown = new URLSearchParams(Object.entries(address.values).filter(([name, value]) => value !== '' && name !== 'view'));
  shown.sort();
  const isShown = (filters: Readonly<Record<string, string>>) => {
    const wanted = new URLSearchParams(filters);
    wanted.sort();
    return !address.view && !address.isUnknown && wanted.toString() === shown.toString();
  };
  const place = (query: Readonly<Record<string, string>>) => ({ pathname, search: new URLSearchParams(query).toString() });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-1 border-line border-b text-sm">
        <nav
          aria-label={t('staff.views')}
          className="min-w-0 max-md:-mx-4 max-md:basis-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 md:flex-1"
        >
          <ul className="flex gap-1 md:flex-wrap">
            {standing.map(({ text, filters, count }) => (
              <Tab key={text} to={place(filters)} isCurrent={isShown(filters)}>
                {text}
                <WaitingBadge count={count ?? 0} />
              </Tab>
            ))}
            {views.map(({ id, name, isShared }) => (
              <Tab key={id} to={place({ view: id })} isCurrent={address.view?.id === id}>
                {isShared && <UsersRound size={14} aria-hidden="true" className="shrink-0" />}
                <span className="max-w-48 truncate" title={name}>
                  {name}
                </span>
              </Tab>
            ))}
          </ul>
        </nav>
        <ViewActions address={address} isStanding={standing.some(({ filters }) => isShown(filters))} />
      </div>
      {address.isGone && (
        <p role="status" className="mb-3 text-muted text-sm">
          {t('staff.viewGone')}
        </p>
      )}
    </>
  );
}

/** The words of a count for screen readers stand in it, and not beyond the window. */
const TAB =
  'relative inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-3 hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent md:min-h-10';

function Tab({ to, isCurrent, children }: { to: object; isCurrent: boolean; children: ReactNode }) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={TAB}>
        {children}
      </Link>
    </li>
  );
}

type Opened = 'save' | 'rename' | 'delete';

function ViewActions({ address, isStanding }: Pick<ViewTabsProps, 'address'> & { isStanding: boolean }) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<Opened>();
  const { list, view, values, set, isUnknown } = address;
  const mayShare = useViews(list).data?.mayShare ?? false;
  const close = () => setOpened(undefined);
  const { q: search = '', ...others } = values;
  const filters = Object.fromEntries(Object.entries(others).filter(([name, value]) => value !== '' && name !== 'view'));
  const canSave = !view && !isUnknown && !isStanding && search === '' && Object.keys(filters).length > 0;
  return (
    <span className="flex shrink-0 items-center self-end">
      {canSave && (
        <Action onPress={() => setOpened('save')}>
          <Plus size={16} aria-hidden="true" />
          {t('staff.saveView')}
        </Action>
      )}
      {view?.mayChange && (
        <>
          <Action onPress={() => setOpened('rename')}>{t('staff.renameView')}</Action>
          <Action onPress={() => setOpened('delete')}>{t('staff.deleteView')}</Action>
        </>
      )}
      {opened === 'save' && (
        <SaveViewDialog
          list={list}
          mayShare={mayShare}
          filters={filters as NewView['filters']}
          onClose={close}
          onSaved={({ id }) => {
            close();
            address.show(id);
          }}
        />
      )}
      {opened === 'rename' && view && <RenameViewDialog view={view} onClose={close} />}
      {opened === 'delete' && view && (
        <DeleteViewDialog
          view={view}
          onClose={close}
          onGone={() => {
            close();
            // What the view showed stays on the screen.
            set({});
          }}
        />
      )}
    </span>
  );
}

function Action({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" className="min-h-10 px-3 text-sm" onClick={onPress}>
      {children}
    </Button>
  );
}
