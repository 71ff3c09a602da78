import { Plus, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useI18n } from '../../../../i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { QueryError } from '../../page/page-parts.tsx';
import { WaitingBadge } from '../../page/waiting.tsx';
import type { ViewedAddress } from './use-viewed-list.ts';
import { DeleteViewDialog, RenameViewDialog, SaveViewDialog } from './view-dialogs.tsx';
import type { NewView } from './view-queries.ts';

type Filters = Readonly<Record<string, string>>;

/** A view that the page itself offers: its name, and the filters for which it stands. */
interface StandingView {
  readonly text: string;
  readonly filters: Filters;
  /** How many of its rows wait for people; undefined where nobody counts. */
  readonly count?: number | undefined;
}

interface ViewTabsProps {
  standing: readonly StandingView[];
  address: ViewedAddress<string>;
}

/** The views of a list in a line: those of the page, those that people have saved, and what can be done with the one that is shown. */
export function ViewTabs({ standing, address }: ViewTabsProps) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const views = address.views.data?.items ?? [];
  const shown = asText(filledIn(address.values));
  const isShown = (filters: Filters) => !address.view && !address.isViewPending && asText(filters) === shown;
  const place = (query: Filters) => ({ pathname, search: new URLSearchParams(query).toString() });
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
                <WaitingBadge count={count} />
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
        {/* What is asked of one view is not asked of the next. */}
        <ViewActions key={address.view?.id} address={address} isStanding={standing.some(({ filters }) => isShown(filters))} />
      </div>
      <QueryError query={address.views} />
      {address.isGone && (
        <p role="status" className="mb-3 text-muted text-sm">
          {t('staff.viewGone')}
        </p>
      )}
    </>
  );
}

/** The values that are not empty. */
function filledIn(values: Filters): Filters {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Writes filters as one text, the same in whatever order they stand. */
function asText(filters: Filters): string {
  const params = new URLSearchParams(filters);
  params.sort();
  return params.toString();
}

/** It is `relative`, so that the words of a count for screen readers do not widen the page. */
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

interface ViewActionsProps {
  address: ViewedAddress<string>;
  /** What is shown is a view of the page, so there is nothing to save. */
  isStanding: boolean;
}

function ViewActions({ address, isStanding }: ViewActionsProps) {
  const { t } = useI18n();
  const [opened, setOpened] = useState<'save' | 'rename' | 'delete'>();
  const { list, views, view, set, isViewPending } = address;
  const close = () => setOpened(undefined);
  // The words of a search are not part of a view.
  const { q: search, ...filters } = filledIn(address.values);
  const canSave = !view && !isViewPending && !isStanding && search === undefined && Object.keys(filters).length > 0;
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
          mayShare={views.data?.mayShare ?? false}
          // The names are those of the list's own filters and of its order.
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
          onDeleted={() => {
            close();
            // An empty change steps out of the view, and keeps its filters on the screen.
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
