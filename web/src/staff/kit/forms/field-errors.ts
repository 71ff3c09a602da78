import { ApiError } from '../../../api/error.ts';

/**
 * The server's sentences about the fields of what was sent. Only mistakes below `under` count. Each part of a pointer is a key: '/lines/2' is found
 * as 'lines' and as '2'. The last mistake wins.
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
