import { useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { currentUserQuery } from '../../api/late/current-user.ts';
import { codeOf } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { toast } from '../../ui/toast.tsx';
import { withProof } from '../login/with-proof.ts';

/**
 * Changes the account's e-mail: sends a code to the new e-mail, then checks the code that the customer types. Staff must give their second
 * factor first: then `askedFactor` says how to go on once it is given.
 */
export function useEmailChange(onDone: () => void) {
  const { t } = useI18n();
  const [askedFactor, setAskedFactor] = useState<{ readonly goOn: () => void }>();
  const askFactorIfWanted = (error: Error, sendAgain: () => void) => {
    if (!wantsFactor(error)) return;
    const goOn = () => {
      setAskedFactor(undefined);
      sendAgain();
    };
    setAskedFactor({ goOn });
  };
  const request = useChange({
    send: (api, email: string) =>
      withProof((proof) => dataOf(api.POST('/api/account/email', { body: proof ? { email, proof } : { email } }))),
    onDone: () => toast({ title: t('account.codeSent'), description: t('account.codeSentEmail'), kind: 'success' }),
    onFailed: (error, email) => askFactorIfWanted(error, () => request.mutate(email)),
  });
  const confirm = useChange({
    send: (api, body: { email: string; code: string }) => dataOf(api.POST('/api/account/email/verify', { body })),
    recordKey: currentUserQuery(useApi()).queryKey,
    onDone: (user) => {
      toast({ title: t('account.emailChanged'), description: user.email, kind: 'success' });
      onDone();
    },
    onFailed: (error, body) => askFactorIfWanted(error, () => confirm.mutate(body)),
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
