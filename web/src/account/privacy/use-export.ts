import { useMutation } from '@tanstack/react-query';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { localDay } from '../../i18n/late/days.ts';
import { saveJson } from '../../ui/late/save-file.ts';

/** Fetches all of the customer's data and saves it as a file. */
export function useExport() {
  const api = useApi();
  return useMutation({
    mutationFn: () => dataOf(api.GET('/api/account/export')),
    onSuccess: (data) => saveJson(`my-data-${localDay()}.json`, data),
  });
}
