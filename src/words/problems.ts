import type { ErrorCode } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { ENGLISH_PROBLEMS } from './problems-en.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';

/** The title and the text of each problem. The text says what happened, what was kept, and what to do next. */
export type ProblemWords = Readonly<Record<ErrorCode, readonly [title: string, detail: string]>>;

export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWords>> = { ru: RUSSIAN_PROBLEMS, en: ENGLISH_PROBLEMS };
