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
}

/** Loads the next page of a list; absent once the list is whole. The part around it keeps the focus (`useKeptFocus`). */
export function MoreButton({ list, failed }: MoreButtonProps) {
  const { t } = useI18n();
  if (!list.hasNextPage) return null;
  return (
    <>
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-muted">
          {failed}
        </p>
      )}
      <Button variant="soft" className="mt-3 w-full" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t(list.isFetchingNextPage ? 'account.moreLoading' : 'account.more')}
      </Button>
    </>
  );
}
