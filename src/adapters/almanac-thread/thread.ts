import { parentPort } from 'node:worker_threads';
import { addDays } from '#kernel/calendar-date.ts';
import { almanacOf, birthStars, createSky } from '#modules/panchanga/index.ts';
import type { Answer, Question } from './almanac-thread.ts';

/** The thread that reckons the almanac, one question after another. */
const sky = createSky();

function reckon(question: Question) {
  if (question.kind === 'stars') return birthStars(sky, question.birth);
  const almanac = almanacOf(question.place, sky);
  return Array.from({ length: question.days }, (_, step) => almanac.day(addDays(question.from, step)));
}

function answerTo(id: number, question: Question): Answer {
  try {
    return { id, found: reckon(question) };
  } catch (error) {
    // Only this question fails: an error that left the thread would end it, and with it all questions that wait.
    return { id, error };
  }
}

parentPort?.on('message', ({ id, question }) => parentPort?.postMessage(answerTo(id, question)));
