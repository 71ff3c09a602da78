import { useMutation } from '@tanstack/react-query';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { localDay } from '../fields/real-dates.ts';
import { useSessionGuard } from '../use-session.ts';

/** Fetches all of the customer's data and saves it as a file. */
export function useExport() {
  const api = useApi();
  const onError = useSessionGuard();
  return useMutation({
    mutationFn: () => dataOf(api.GET('/api/account/export')),
    onSuccess: (data) => saveFile(`my-data-${localDay()}.json`, JSON.stringify(data, undefined, 2)),
    onError,
  });
}

function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
