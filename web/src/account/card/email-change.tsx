import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField, isEmail } from '../../ui/late/field.tsx';
import { failureText } from '../failures.ts';
import { CODE_LENGTH, CodeField } from '../login/code-field.tsx';
import { useEmailChange } from './use-email-change.ts';

interface EmailChangeProps {
  /** An e-mail that was given before gets its code at once. */
  initial: string;
  /** The e-mail of the account as it was read last. */
  current: string;
  onDone: () => void;
}

/** Asks for the new e-mail, then for the code that was sent to it. */
export function EmailChange({ initial, current, onDone }: EmailChangeProps) {
  const { t } = useI18n();
  const [email, setEmail] = useState(initial);
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { request, confirm, failure } = useEmailChange(onDone);
  const field = useRef<HTMLInputElement>(null);
  useAtOnce(() => {
    if (isEmail(initial)) request.mutate(initial);
  });
  const isCodeSent = request.isSuccess;
  const isBusy = request.isPending || confirm.isPending;
  const address = email.trim();
  const [former] = useState(current);
  // An earlier press, whose answer was lost, has changed it; the code is used by now.
  const isChanged = confirm.isError && current !== former;
  const close = useEffectEvent(onDone);
  useEffect(() => {
    if (isChanged) close();
  }, [isChanged]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the field of each step, and back to it when it is refused.
  useEffect(() => field.current?.focus(), [isCodeSent, failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = isEmail(address);
    setWrong(!isRight);
    if (isBusy || !isRight) return;
    if (isCodeSent) confirm.mutate({ email: address, code });
    else request.mutate(address);
  };
  const failureOrNothing = failure ? failureText(failure, t('account.emailNotChanged')) : undefined;
  const fault = isWrong ? t('account.emailWrong') : failureOrNothing;
  return (
    <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-3 rounded-field bg-sunk p-4">
      {isCodeSent ? (
        <>
          <p className="text-sm">
            {t('account.codeGoesTo')} <bdi className="wrap-anywhere inline-block font-semibold">{address}</bdi>
          </p>
          <CodeField ref={field} value={code} onChange={setCode} error={fault} />
        </>
      ) : (
        <EmailField
          ref={field}
          label={t('account.newEmail')}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={fault}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy} disabled={isCodeSent && code.length !== CODE_LENGTH}>
          {t(isCodeSent ? 'account.confirmEmail' : 'account.getCode')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Acts once when the component appears; React's strict mode runs effects twice. */
function useAtOnce(act: () => void): void {
  const isDone = useRef(false);
  const once = useEffectEvent(() => {
    if (!isDone.current) act();
    isDone.current = true;
  });
  useEffect(() => once(), []);
}
