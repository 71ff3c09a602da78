import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { leaveList, leftList } from './left-lists.ts';
import { returnToRow } from './rows.ts';

/**
 * Leads somebody who comes back to a list, by a step back or by `WayBack`, to the row by which the list was left. Returns what the list
 * does when it is pressed.
 */
export function useReturn(): (event: MouseEvent) => void {
  const { pathname, search, state } = useLocation();
  const navigation = useNavigationType();
  const isReturn = useRef(navigation === 'POP' || isMarked(state));
  useEffect(() => {
    const left = leftList(pathname);
    if (!isReturn.current || left?.search !== search) return;
    isReturn.current = false;
    // After the frame, which gives the focus to the page that somebody enters.
    queueMicrotask(() => returnToRow(left.row, left.scroll));
  }, [pathname, search]);
  return ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
    if (row) leaveList(pathname, { search, state, row, scroll: window.scrollY });
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturn' in state;
}
