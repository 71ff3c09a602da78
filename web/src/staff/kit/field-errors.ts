import { ApiError } from '../../api/error.ts';

/** The sentences of the server about the fields of what was sent, by their names. */
export function fieldErrors(error: Error | null | undefined): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ pointer, detail }) => [pointer.slice(1), detail]));
}
