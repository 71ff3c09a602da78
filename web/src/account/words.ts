import { ApiError } from '../api/error.ts';

/** Milliseconds for which a message about signing in or out stays. */
export const AUTH_TOAST_MS = 4000;

/** The server's sentence about a failure, that about the first refused field if there is one; `fallback` when the server sent none. */
export function failureText(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const [refused, ...others] = problem?.errors ?? [];
  return (others.length === 0 && refused?.detail) || problem?.detail || fallback;
}
