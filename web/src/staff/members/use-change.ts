import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FreshFactor } from '../sign-in/fresh-factor.tsx';

/** A change of members: it asks for a fresh second factor where the shop wants one, and reads the list anew. */
export function useChange<Wanted>(send: (wanted: Wanted) => Promise<unknown>, fresh: FreshFactor, done: () => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ title: t('members.done'), kind: 'success' });
      done();
    },
    onError: (error, wanted) => void fresh.ask(error, () => change.mutate(wanted)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/admin/staff'] }),
  });
  return change;
}
