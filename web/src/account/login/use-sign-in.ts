import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { currentUserQuery } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { lastLogin } from '../../memory/late/last-login.ts';
import { type SignInState, signInState } from '../../memory/late/sign-in.ts';
import { signedIn } from '../../memory/signed-in.ts';
import { useChange } from '../../page/late/use-change.ts';
import { shownToast, toast } from '../../ui/toast-store.ts';
import { failureText } from '../failures.ts';
import { AUTH_TOAST_MS } from '../use-session.ts';
import { withProof } from './with-proof.ts';

/** The message that the code was right is seen before the page changes. */
const OPENS_AFTER_MS = 500;

/**
 * Signs in: sends a code to a contact, then exchanges the code for a session. It begins with `contact`, unless one was typed in this tab.
 * `next` tells the visitor what follows; `onSignedIn` is told whether the account is new.
 */
export function useSignIn(contact: string, next: string, onSignedIn: (isNewUser: boolean) => void) {
  const [state, setState] = useState(() => {
    const kept = signInState.read();
    return kept.contact ? kept : { ...kept, contact };
  });
  const change = (changed: SignInState) => {
    signInState.keep(changed);
    setState(changed);
  };
  const request = useRequestCode((sentTo, resendAt) => change({ step: 'code', contact: sentTo, resendAt }));
  const verify = useVerifyCode(next, onSignedIn);
  return {
    state,
    request,
    verify,
    /** Remembers what is typed, for a reload. */
    keepContact: (typed: string) => signInState.keep({ ...state, contact: typed }),
    changeContact: () => {
      verify.reset();
      change({ ...state, step: 'contact' });
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;

function useRequestCode(onSent: (contact: string, resendAt: number) => void) {
  const { t } = useI18n();
  return useChange({
    send: (api, contact: string) =>
      withProof((proof) => dataOf(api.POST('/api/auth/request-login', { body: proof ? { contact, proof } : { contact } }))),
    onDone: ({ resendInSeconds }, contact) => {
      onSent(contact, Date.now() + resendInSeconds * 1000);
      const description = t(contact.includes('@') ? 'account.codeSentEmail' : 'account.codeSentPhone');
      toast({ title: t('account.codeSent'), description, kind: 'success', duration: AUTH_TOAST_MS });
    },
    onFailed: (error) => {
      const description = failureText(error, t('account.codeNotSentText'));
      toast({ title: t('account.codeNotSent'), description, kind: 'error', duration: AUTH_TOAST_MS });
    },
  });
}

function useVerifyCode(next: string, onSignedIn: (isNewUser: boolean) => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { queryKey } = currentUserQuery(useApi());
  const openingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shortenToast = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      clearTimeout(openingTimer.current);
      shortenToast.current?.();
    },
    [],
  );
  return useChange({
    send: (api, body: { contact: string; code: string }) => dataOf(api.POST('/api/auth/verify-code', { body })),
    onDone: ({ isNewUser, user }) => {
      lastLogin.keep(Date.now());
      // Pages without an account of their own learn by it that somebody is signed in, also when this page is left before it opens.
      signedIn.keep(true);
      signInState.forget();
      const message = { title: t('account.signedIn'), kind: 'success', duration: AUTH_TOAST_MS } as const;
      const toastId = toast({ ...message, description: next });
      // Once the form is gone, what was to follow has happened, and the message no longer announces it.
      shortenToast.current = () => {
        if (shownToast()?.id === toastId) toast(message);
      };
      openingTimer.current = setTimeout(() => {
        onSignedIn(isNewUser);
        queryClient.setQueryData(queryKey, user);
        void queryClient.invalidateQueries({ queryKey });
      }, OPENS_AFTER_MS);
    },
    onFailed: (error) => {
      const description = failureText(error, t('account.codeWrongText'));
      toast({ title: t('account.codeWrong'), description, kind: 'error', duration: AUTH_TOAST_MS });
    },
  });
}
