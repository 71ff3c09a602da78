import { useMutation } from '@tanstack/react-query';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { withProof } from '../login/with-proof.ts';
import { useChangeUser, useSessionGuard } from '../use-session.ts';

/** Changes the account's e-mail: sends a code to the new e-mail, then checks the code that the customer types. */
export function useEmailChange(onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const changeUser = useChangeUser();
  const onError = useSessionGuard();
  const request = useMutation({
    mutationFn: (email: string) =>
      withProof((proof) => dataOf(api.POST('/api/account/email', { body: { email, ...(proof && { proof }) } }))),
    onSuccess: () => toast({ title: t('account.codeSent'), description: t('account.codeSentEmail'), kind: 'success' }),
    onError,
  });
  const confirm = useMutation({
    mutationFn: (body: { email: string; code: string }) => dataOf(api.POST('/api/account/email/verify', { body })),
    onSuccess: (user) => {
      changeUser(() => user);
      toast({ title: t('account.emailChanged'), description: user.email, kind: 'success' });
      onDone();
    },
    onError,
  });
  return { request, confirm };
}
