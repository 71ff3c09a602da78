import { ApiError } from '../../../api/error.ts';
import { useI18n } from '../../../i18n/i18n.tsx';

/**
 * Returns a function that awaits an answer with a secret, asked for under a key of `idOf`. Once the shop tells that secret no more, that key is
 * forgotten, so that another press makes something new; the error then says so.
 */
export function useSecretOnce() {
  const { t } = useI18n();
  return <Made>(answer: Promise<Made>, forgetTried: () => void): Promise<Made> =>
    answer.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.problem?.code === 'secret_gone')) throw error;
      forgetTried();
      throw new Error(t('staff.secretGone'), { cause: error });
    });
}
