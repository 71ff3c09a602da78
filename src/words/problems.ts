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

const NEXT_TRY: Readonly<Record<Language, (wait: string) => string>> = {
  ru: (wait) => `Следующая попытка возможна не позже чем ${wait}.`,
  en: (wait) => `The next try is possible ${wait} at the latest.`,
};

/** When a request that came too often may come again: 'The next try is possible in 5 minutes at the latest.' */
export function nextTryWords(seconds: number, language: Language): string {
  const [amount, unit] = coarse(seconds);
  return NEXT_TRY[language](new Intl.RelativeTimeFormat(language).format(amount, unit));
}

/** A time in the largest unit of which it has more than one, rounded up, so that the try is never too early. */
function coarse(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds > 3600) return [Math.ceil(seconds / 3600), 'hour'];
  return seconds > 60 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
}
