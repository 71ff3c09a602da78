import type { ErrorCode } from '#kernel/errors.ts';

/** The title and the text of each problem. The text says what happened, what was kept, and what to do next. */
export type ProblemWords = Readonly<Record<ErrorCode, readonly [title: string, detail: string]>>;
