import { ApiError } from '../api/error.ts';

/** Milliseconds for which a message about signing in or out stays. */
export const AUTH_TOAST_MS = 4000;

/** The shop's own sentence about a failure when it sent one, that of the one field which it refuses first; else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const [refused, ...others] = problem?.errors ?? [];
  return (others.length === 0 && refused?.detail) || problem?.detail || fallback;
}

/** The shop's stable name of a failure. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}
