import { dataOf } from '../../api/client.ts';
import { currentUserQuery } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { toast } from '../../ui/toast.tsx';
import { withProof } from '../login/with-proof.ts';

/** Changes the account's e-mail: sends a code to the new e-mail, then checks the code that the customer types. */
export function useEmailChange(onDone: () => void) {
  const { t } = useI18n();
  const request = useChange({
    send: (api, email: string) =>
      withProof((proof) => dataOf(api.POST('/api/account/email', { body: proof ? { email, proof } : { email } }))),
    onDone: () => toast({ title: t('account.codeSent'), description: t('account.codeSentEmail'), kind: 'success' }),
  });
  const confirm = useChange({
    send: (api, body: { email: string; code: string }) => dataOf(api.POST('/api/account/email/verify', { body })),
    recordKey: currentUserQuery(useApi()).queryKey,
    onDone: (user) => {
      toast({ title: t('account.emailChanged'), description: user.email, kind: 'success' });
      onDone();
    },
  });
  return { request, confirm, failure: confirm.error ?? request.error };
}
