import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { addDays } from '#kernel/calendar-date.ts';
import { almanacOf, birthStars, createSky } from '#modules/panchanga/index.ts';
import type { Answer, Question } from './almanac-thread.ts';

// The thread that calculates the almanac, one question after another.

const sky = createSky();

giveWay();

/** Orders come before readers of the almanac. Linux alone gives a thread a priority of its own; a strict service manager may refuse it. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The thread calculates at the priority of the shop.
  }
}

function resultOf(question: Question) {
  if (question.kind === 'stars') return birthStars(sky, question.birth);
  const almanac = almanacOf(question.place, sky);
  return Array.from({ length: question.days }, (_, step) => almanac.day(addDays(question.from, step)));
}

function answerTo(id: number, question: Question): Answer {
  try {
    return { id, result: resultOf(question) };
  } catch (error) {
    // Only this question fails. An error that is not caught would end the thread, and with it all questions that wait.
    return { id, error };
  }
}

parentPort?.on('message', ({ id, question }) => parentPort?.postMessage(answerTo(id, question)));
