import type { ErrorCode } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { ProblemWords, ProgramWords } from './problem-words.ts';
import { ENGLISH_PROBLEMS } from './problems-en.ts';
import { ENGLISH_FOR_PROGRAMS, RUSSIAN_FOR_PROGRAMS } from './problems-for-programs.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';

export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWords>> = { ru: RUSSIAN_PROBLEMS, en: ENGLISH_PROBLEMS };

const PROGRAM_WORDS: Readonly<Record<Language, ProgramWords>> = { ru: RUSSIAN_FOR_PROGRAMS, en: ENGLISH_FOR_PROGRAMS };

/** The words of a problem; a partner's program, whose people read logs, gets its own where there are some. */
export function wordsOfProblem(code: ErrorCode, language: Language, isProgram: boolean): ProblemWords[ErrorCode] {
  const forAll = PROBLEM_WORDS[language][code];
  const forProgram = isProgram ? PROGRAM_WORDS[language][code] : undefined;
  if (forProgram === undefined) return forAll;
  return typeof forProgram === 'string' ? [forAll[0], forProgram] : forProgram;
}
