import { ApiError, NO_ANSWER } from '../api/error.ts';
import type { Translate } from '../i18n/i18n.tsx';

/**
 * The server's sentence about a failure; where a single field was refused, its sentence about that field. Without an answer: that there is
 * no connection. `fallback` when the server sent no sentence.
 */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.status === NO_ANSWER) return error.message;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const [refused, ...others] = problem?.errors ?? [];
  return (others.length === 0 && refused?.detail) || problem?.detail || fallback;
}

/** As `failureText`, and that nothing typed is lost: for a form that can be sent again. */
export function formFailureText(error: unknown, fallback: string, t: Translate): string {
  return `${failureText(error, fallback)} ${t('account.nothingLost')}`;
}
