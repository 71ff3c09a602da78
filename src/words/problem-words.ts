import type { ErrorCode } from '#kernel/errors.ts';

/** The title and the text of each problem. The text says what happened, what was kept, and what to do next. */
export type ProblemWords = Readonly<Record<ErrorCode, readonly [title: string, detail: string]>>;

/** The text of a problem for the programs of partners; the title is that for everybody, unless there is one here too. */
export type ProgramWords = Readonly<Partial<Record<ErrorCode, string | ProblemWords[ErrorCode]>>>;
