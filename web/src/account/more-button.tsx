import { type RefObject, useEffect, useRef } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

/** A list that is loaded a page at a time. */
export interface PagedList {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface MoreButtonProps {
  list: PagedList;
  /** What is said when the next page did not come. */
  failed: string;
  /** Takes the focus when the button goes away with the last page. */
  listRef: RefObject<HTMLElement | null>;
}

/** Loads the next page of a list; absent once the list is whole. */
export function MoreButton({ list, failed, listRef }: MoreButtonProps) {
  const { t } = useI18n();
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone, and nothing else has been focused since.
    if (wasPressed.current && !list.hasNextPage && document.activeElement === document.body) listRef.current?.focus();
  }, [list.hasNextPage, listRef]);
  if (!list.hasNextPage) return null;
  const load = () => {
    wasPressed.current = true;
    void list.fetchNextPage();
  };
  return (
    <>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-muted">
          {failed}
        </p>
      )}
      <Button variant="soft" className="mt-3 w-full" isBusy={list.isFetchingNextPage} onClick={load}>
        {t(list.isFetchingNextPage ? 'account.moreLoading' : 'account.more')}
      </Button>
    </>
  );
}
