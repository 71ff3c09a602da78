import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WAITING_KEY } from '../kit/page/waiting.tsx';

/** Reads the counts of what waits again after each change in the panel, because the change may be what was waited for. */
export function useFreshCounts(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        void cache.invalidateQueries({ queryKey: [WAITING_KEY] });
      }),
    [cache],
  );
}
