import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WAITING_KEY } from '../kit/page/waiting.tsx';

/** Whatever was done in the panel may have been what waited: counts are asked for again after it. */
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
