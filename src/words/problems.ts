import type { Language } from '#kernel/language.ts';
import type { ProblemWords } from './problem-words.ts';
import { ENGLISH_PROBLEMS } from './problems-en.ts';
import { ENGLISH_FOR_PROGRAMS, RUSSIAN_FOR_PROGRAMS } from './problems-for-programs.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';

export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWords>> = { ru: RUSSIAN_PROBLEMS, en: ENGLISH_PROBLEMS };

/** The words of the same problems where a partner's program calls, whose people read logs; all other problems have words for everybody. */
export const PROGRAM_WORDS: Readonly<Record<Language, Partial<ProblemWords>>> = {
  ru: RUSSIAN_FOR_PROGRAMS,
  en: ENGLISH_FOR_PROGRAMS,
};
