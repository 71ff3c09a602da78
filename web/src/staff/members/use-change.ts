import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';

/** A change of members: the list is read anew after it. */
export function useChange<Wanted>(send: (wanted: Wanted) => Promise<unknown>, done: () => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ title: t('staff.done'), kind: 'success' });
      done();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/admin/staff'] }),
  });
}
