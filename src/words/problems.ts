import type { Language } from '#kernel/language.ts';
import type { ProblemWords } from './problem-words.ts';
import { ENGLISH_PROBLEMS } from './problems-en.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';

export const PROBLEM_WORDS: Readonly<Record<Language, ProblemWords>> = { ru: RUSSIAN_PROBLEMS, en: ENGLISH_PROBLEMS };
