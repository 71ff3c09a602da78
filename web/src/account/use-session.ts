import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentUserQuery, noticeSessionEnd, type User } from '../api/late/current-user.ts';
import { useApi } from '../api/provider.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { forgetPerson } from '../memory/late/forget-person.ts';
import { signedIn, useSignedInHint } from '../memory/signed-in.ts';
import { toast } from '../ui/toast.tsx';
import { AUTH_TOAST_MS, failureText } from './words.ts';

/** Asks the server who is signed in, and remembers on this device whether somebody is. */
export function useCurrentUser() {
  const me = useQuery(currentUserQuery(useApi()));
  const user = me.data;
  useLeaveWithOtherTabs();
  useSessionGuard();
  useEffect(() => {
    if (user) signedIn.keep(true);
    if (user === null) signedIn.forget();
  }, [user]);
  return me;
}

/** Signs out here when another tab signs out. */
function useLeaveWithOtherTabs(): void {
  const queryClient = useQueryClient();
  const api = useApi();
  const isSignedIn = useSignedInHint();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) queryClient.setQueryData(currentUserQuery(api).queryKey, null);
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, queryClient, api]);
}

/** Returns a function that changes the cached user, and asks the server again who is signed in. */
export function useChangeUser(): (change: (user: User) => User) => void {
  const queryClient = useQueryClient();
  const { queryKey } = currentUserQuery(useApi());
  return (change) => {
    queryClient.setQueryData(queryKey, (user) => user && change(user));
    void queryClient.invalidateQueries({ queryKey });
  };
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

/** Returns a function that makes this browser forget the customer: what it remembers, and the cached answers of the server. */
export function useForgetCustomer(): () => void {
  const queryClient = useQueryClient();
  const me = currentUserQuery(useApi());
  return () => {
    forgetPerson();
    // The rituals are the same for everybody; the answer about the user is replaced below.
    queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== '/api/services' && name !== me.queryKey[0] });
    queryClient.setQueryData(me.queryKey, null);
  };
}

/** Signs out. */
export function useLogout() {
  const { t } = useI18n();
  const api = useApi();
  const forgetCustomer = useForgetCustomer();
  return useMutation({
    mutationFn: () => api.POST('/api/auth/logout'),
    onSuccess: () => {
      forgetCustomer();
      toast({ title: t('account.loggedOut'), description: t('account.loggedOutText'), duration: AUTH_TOAST_MS });
    },
    onError: (error) => {
      const description = failureText(error, t('account.logoutFailedText'));
      toast({ title: t('account.error'), description, kind: 'error', duration: AUTH_TOAST_MS });
    },
  });
}

/** Returns a function that adds a saved profile to the user. */
export function withProfile(profile: NonNullable<User['profile']>): (user: User) => User {
  return (user) => ({ ...user, firstName: profile.firstName, lastName: profile.lastName, profile });
}
