import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery, noticeSessionEnd, type User } from '../api/late/current-user.ts';
import { useApi } from '../api/provider.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { forgetPerson } from '../memory/late/forget-person.ts';
import { signedIn } from '../memory/signed-in.ts';
import { useAnswersOfOnePerson, useFollowOtherTabs } from '../page/late/answers-of-one-person.ts';
import { useChange } from '../page/late/use-change.ts';
import { toast } from '../ui/toast.tsx';
import { failureText } from './failures.ts';

/** Milliseconds for which a message about signing in or out stays. */
export const AUTH_TOAST_MS = 4000;

/** Asks the server who is signed in, and remembers on this device whether somebody is. */
export function useCurrentUser() {
  const queryClient = useQueryClient();
  const query = currentUserQuery(useApi());
  const me = useQuery(query);
  const user = me.data;
  useFollowOtherTabs((hasLeft) => {
    const isHere = signedIn.read() && !hasLeft;
    const known = queryClient.getQueryData(query.queryKey);
    if (known === undefined || Boolean(known) === isHere) return;
    // Until the answer comes the sign-in is shown.
    queryClient.setQueryData(query.queryKey, null);
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  });
  // The rituals are the same for everybody.
  useAnswersOfOnePerson({
    queryKey: query.queryKey,
    personOf: (user: User | null) => user?.id ?? '',
    forEverybody: ['/api/services'],
  });
  useSessionGuard();
  // While it is asked anew the sign-in is shown, though somebody else may have signed in by another tab.
  const isSure = me.isSuccess && !me.isFetching;
  useEffect(() => {
    if (user === null && isSure) signedIn.forget();
    if (user) signedIn.keep(true);
  }, [user, isSure]);
  return me;
}

/** When a change fails because the session has ended, the page shows the sign-in. */
function useSessionGuard(): void {
  const queryClient = useQueryClient();
  const api = useApi();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') noticeSessionEnd(event.action.error, queryClient, api);
      }),
    [queryClient, api],
  );
}

/**
 * Returns a function that makes this browser forget the customer: what it remembers, and, on pages with `useCurrentUser`, the cached answers
 * of the server.
 */
export function useForgetCustomer(): () => void {
  const queryClient = useQueryClient();
  const { queryKey } = currentUserQuery(useApi());
  return () => {
    forgetPerson();
    // An answer that is still on its way tells who was here before.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, null);
  };
}

/** Ends what a member of the staff lets come to this browser; the code of it is loaded only now, because hardly anybody has it. */
const endPushes = async () => (await import('../staff/sign-in/push-browser.ts')).unsubscribe();

/** Signs out. */
export function useLogout() {
  const { t } = useI18n();
  const forgetCustomer = useForgetCustomer();
  return useChange({
    send: (api) => api.POST('/api/auth/logout'),
    onDone: () => {
      forgetCustomer();
      void endPushes().catch(() => undefined);
      toast({ title: t('account.loggedOut'), description: t('account.loggedOutText'), duration: AUTH_TOAST_MS });
    },
    onFailed: (error) => {
      const description = failureText(error, t('account.logoutFailedText'));
      toast({ title: t('account.error'), description, kind: 'error', duration: AUTH_TOAST_MS });
    },
  });
}
