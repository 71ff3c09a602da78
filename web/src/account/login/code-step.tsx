import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { failureText } from '../failures.ts';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import { ResendButton } from './resend-button.tsx';
import type { SignIn } from './use-sign-in.ts';

/** Asks for the code. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  const { t } = useI18n();
  const { verify, request, state, changeContact } = signIn;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const refusal = verify.error && failureText(verify.error, t('account.codeWrongText'));
  useEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  useEffect(() => field.current?.focus(), []);
  // After the right code the page changes a moment later.
  const isBusy = verify.isPending || verify.isSuccess;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && code.length === CODE_LENGTH) verify.mutate({ contact: state.contact, code });
  };
  const changeCode = (typed: string) => {
    setCode(typed);
    if (verify.isError) verify.reset();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>
        {t('account.codeGoesTo')} <bdi className="wrap-anywhere inline-block font-semibold">{state.contact}</bdi>
      </p>
      <CodeField ref={field} value={code} onChange={changeCode} error={refusal || undefined} />
      <Button variant="primary" type="submit" disabled={code.length !== CODE_LENGTH} isBusy={isBusy}>
        {t(isBusy ? 'account.signingIn' : 'common.signIn')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" className="grow" onClick={changeContact}>
          {t('account.changeContact')}
        </Button>
        <ResendButton resendAt={state.resendAt} isSending={request.isPending} onResend={() => request.mutate(state.contact)} />
      </div>
      <Alert>{request.error && failureText(request.error, t('account.codeNotSentText'))}</Alert>
    </form>
  );
}
