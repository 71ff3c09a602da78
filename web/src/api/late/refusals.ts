import { ApiError, NO_ANSWER } from '../error.ts';

/** Is nobody signed in here, or not any more? */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Is there no such record, or none any more? */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Was something not saved because somebody else has changed the record since it was read? */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** May the server have done what was asked, although it did not say so? */
export const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === NO_ANSWER || error.status >= 500;

/** The code by which the server tells one refusal from another; undefined when it sent none. */
export const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined);

/** What is wrong in what was sent, in the server's sentences, each with the JSON pointer of its place. */
export const mistakesOf = (error: unknown) => (error instanceof ApiError && error.problem?.errors) || [];

/**
 * The server's sentences about the fields of what was sent. Only mistakes below the pointer `under` count. Each part of a mistake's pointer is a
 * key: the sentence about '/lines/2' is found as 'lines' and as '2'. Of two sentences about one key the last is found.
 */
export function fieldErrors(error: unknown, under = ''): Readonly<Record<string, string>> {
  const start = `${under}/`;
  const sentences: Record<string, string> = {};
  for (const { pointer, detail } of mistakesOf(error)) {
    if (!pointer.startsWith(start)) continue;
    const names = pointer.slice(start.length).split('/');
    for (const name of names) sentences[name] = detail;
  }
  return sentences;
}
