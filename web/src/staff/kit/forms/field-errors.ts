import { ApiError } from '../../../api/error.ts';

/**
 * The server's sentences about the fields of what was sent, by the names of the fields. Only mistakes at places below `under` count. A mistake
 * inside a field, such as in its third line, is also found by the name of the field.
 */
export function fieldErrors(error: Error | null | undefined, under = ''): Readonly<Record<string, string>> {
  const mistakes = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const start = `${under}/`;
  const sentences: Record<string, string> = {};
  for (const { pointer, detail } of mistakes) {
    if (!pointer.startsWith(start)) continue;
    const names = pointer.slice(start.length).split('/');
    for (const name of names) sentences[name] = detail;
  }
  return sentences;
}
