import { ApiError } from '../api/error.ts';

/** Milliseconds for which a message about signing in or out stays. */
export const AUTH_TOAST_MS = 4000;

/** The shop's own sentence about a failure when it sent one, else `fallback`. */
export function failureText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem?.detail) || fallback;
}

/** The shop's stable name of a failure. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.code : undefined;
}
