import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { ORDERS_KEY } from '../order-queries.ts';
import { type ChangeValues, isPriceable, wantedOf } from './use-change-form.ts';

/** What the order would cost, by the shop; asked again after each try to save. */
export function usePreview(id: string, values: ChangeValues) {
  const api = useApi();
  const isEnabled = isPriceable(values);
  const body = isEnabled ? wantedOf(values) : { items: [] };
  const preview = useQuery({
    queryKey: [ORDERS_KEY, 'preview', id, body],
    queryFn: ({ signal }) =>
      dataOf(api.POST('/api/admin/orders/{id}/changes/preview', { params: { path: { id } }, body, signal })),
    enabled: isEnabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isCurrent = isEnabled && !preview.isPlaceholderData && !preview.isFetching && !preview.error;
  return { ...preview, data: isEnabled ? preview.data : undefined, isCurrent };
}
