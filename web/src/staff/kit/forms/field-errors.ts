import { ApiError } from '../../../api/error.ts';

/**
 * The sentences of the server about the fields of what was sent, below the place `under`, by their names. A mistake inside of a field, such as in
 * its third line, is told by the name of the field.
 */
export function fieldErrors(error: Error | null | undefined, under = ''): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const start = `${under}/`;
  const ours = errors.filter(({ pointer }) => pointer.startsWith(start));
  return Object.fromEntries(
    ours.flatMap(({ pointer, detail }) =>
      pointer
        .slice(start.length)
        .split('/')
        .map((name) => [name, detail]),
    ),
  );
}
