import { ChevronLeft } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { usePanel } from '../page/panel.tsx';
import { returnToRow } from './rows.ts';

/** The way from a page to the page above it; to a list as it was left, with its filters, its page and its row. */
export function WayBack({ place, text }: { place: string; text: string }) {
  const { member, to } = usePanel();
  const pathname = to(place);
  const leftList = lists.get(`${member.id} ${pathname}`);
  return (
    <Link
      to={{ pathname, search: leftList?.search ?? '' }}
      state={{ ...(leftList?.state as object | null | undefined), isReturn: true }}
      className="mb-3 inline-flex min-h-11 items-center gap-1 text-accent text-sm"
    >
      <ChevronLeft size={16} aria-hidden="true" />
      {text}
    </Link>
  );
}

/**
 * Leads somebody who comes back to a list, by a step back or by `WayBack`, to the row by which the list was left. Returns the handler of
 * presses in the list: it notes the row in which somebody pressed last, by which they may leave.
 */
export function useReturn(): (event: MouseEvent) => void {
  const { pathname, search, state } = useLocation();
  const listName = `${usePanel().member.id} ${pathname}`;
  const navigation = useNavigationType();
  // `WayBack` marks its link.
  const isReturn = useRef(navigation === 'POP' || Boolean((state as { isReturn?: true } | null)?.isReturn));
  useEffect(() => {
    const wasReturn = isReturn.current;
    isReturn.current = false;
    const leftList = lists.get(listName);
    if (!wasReturn || leftList?.search !== search) return;
    // After the panel's frame has given the focus to the page that somebody enters.
    queueMicrotask(() => returnToRow(leftList.row, leftList.scroll));
  }, [listName, search]);
  return ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
    if (row) keepList(listName, { search, state, row, scroll: window.scrollY });
  };
}

/** How a list looked when somebody went from it to one of its rows. */
interface LeftList {
  /** The query of its address: filters and page. */
  readonly search: string;
  /** What the browser's history kept with the address. */
  readonly state: unknown;
  /** Name of the row. */
  readonly row: string;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scroll: number;
}

/** The lists that were left in this visit, by who left them and their paths, the latest last. */
const lists = new Map<string, LeftList>();
const MOST_KEPT = 20;

function keepList(listName: string, list: LeftList): void {
  // Deleted first, so that it stands last again.
  lists.delete(listName);
  lists.set(listName, list);
  const [oldest] = lists.keys();
  if (lists.size > MOST_KEPT && oldest !== undefined) lists.delete(oldest);
}
