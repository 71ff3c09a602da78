import { useEffect } from 'react';
import { ApiError, apiErrorOf } from '../../api/error.ts';
import { codeOf } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';

/** Tells the staff in their own words what an ended session refuses: the server's words are for buyers, who can go on as guests. */
export function useSessionWords(): void {
  const { t } = useI18n();
  const api = useApi();
  const words = `${t('staff.sessionEnded')}. ${t('staff.sessionEndedText')}`;
  useEffect(() => {
    const retold = {
      async onResponse({ response }: { response: Response }) {
        if (response.ok) return;
        const error = await apiErrorOf(response);
        throw codeOf(error) === 'session_ended' ? new ApiError(error.status, words, error.problem) : error;
      },
    };
    api.use(retold);
    return () => api.eject(retold);
  }, [api, words]);
}
