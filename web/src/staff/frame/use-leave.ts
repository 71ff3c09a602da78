import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { currentUserQuery } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { forgetPerson } from '../../memory/late/forget-person.ts';
import { useChange } from '../../page/late/use-change.ts';
import { paths } from '../../paths.ts';
import { unsubscribe } from '../sign-in/push-browser.ts';
import { visitorQuery } from './visitor.ts';

/** What 'close' does above a page of the panel: one step back, or to the shop when this was the first page of the tab. */
export function useClosePanel(): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts the steps inside this tab.
    const steps = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    void (steps > 0 ? navigate(-1) : navigate(paths.home()));
  };
}

/** Returns a function that forgets everything that the panel has shown, and shows the sign-in. */
export function useForgetShown(): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return () => {
    const visitor = visitorQuery(api).queryKey;
    queryClient.removeQueries({ predicate: ({ queryKey: [name] }) => name !== visitor[0] });
    queryClient.setQueryData(currentUserQuery(api).queryKey, null);
    // An answer that is still on its way tells who was here before.
    void queryClient.cancelQueries({ queryKey: visitor });
    queryClient.setQueryData(visitor, { kind: 'nobody' });
  };
}

/** Signs out, and forgets everything that the panel has shown. */
export function useSignOut() {
  const { t } = useI18n();
  const forgetShown = useForgetShown();
  return useChange({
    send: (api) => api.POST('/api/auth/logout'),
    onDone: () => {
      forgetPerson();
      // Whoever has left gets no more messages in this browser. The shop learns of it when its next message finds no subscription.
      void unsubscribe().catch(() => undefined);
      forgetShown();
    },
    failed: t('staff.signOutFailed'),
  });
}
