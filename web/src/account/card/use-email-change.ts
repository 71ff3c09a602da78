import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { codeOf } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { toast } from '../../ui/toast.tsx';
import { withProof } from '../login/with-proof.ts';
import { useChangeUser } from '../use-session.ts';

/**
 * Changes the account's e-mail: sends a code to the new e-mail, then checks the code that the customer types. Staff must give their second
 * factor first: then `askedFactor` says how to go on once it is given.
 */
export function useEmailChange(onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const changeUser = useChangeUser();
  const [askedFactor, setAskedFactor] = useState<{ readonly goOn: () => void }>();
  const askFactorIfWanted = (error: Error, sendAgain: () => void) => {
    if (!wantsFactor(error)) return;
    const goOn = () => {
      setAskedFactor(undefined);
      sendAgain();
    };
    setAskedFactor({ goOn });
  };
  const request = useMutation({
    mutationFn: (email: string) =>
      withProof((proof) => dataOf(api.POST('/api/account/email', { body: proof ? { email, proof } : { email } }))),
    onSuccess: () => toast({ title: t('account.codeSent'), description: t('account.codeSentEmail'), kind: 'success' }),
    onError: (error, email) => askFactorIfWanted(error, () => request.mutate(email)),
  });
  const confirm = useMutation({
    mutationFn: (body: { email: string; code: string }) => dataOf(api.POST('/api/account/email/verify', { body })),
    onSuccess: (user) => {
      changeUser(() => user);
      toast({ title: t('account.emailChanged'), description: user.email, kind: 'success' });
      onDone();
    },
    onError: (error, body) => askFactorIfWanted(error, () => confirm.mutate(body)),
  });
  const failure = confirm.error ?? request.error;
  return {
    request,
    confirm,
    failure: failure && !wantsFactor(failure) ? failure : null,
    askedFactor,
    giveUp: () => setAskedFactor(undefined),
  };
}

const wantsFactor = (error: Error) => codeOf(error) === 'second_factor_required';
