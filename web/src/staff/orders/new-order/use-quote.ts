import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import type { OrderLine } from '../../../memory/late/new-order-draft.ts';
import { itemOf } from './order-line.ts';

/** What the shop asks for these rituals. */
export function useQuote(lines: readonly OrderLine[]) {
  const api = useApi();
  const items = lines.map(itemOf);
  return useQuery({
    queryKey: ['/api/cart/quote', items],
    queryFn: ({ signal }) => dataOf(api.POST('/api/cart/quote', { body: { items }, signal })),
    enabled: items.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
