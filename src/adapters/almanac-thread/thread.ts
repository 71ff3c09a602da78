import { parentPort } from 'node:worker_threads';
import { addDays } from '#kernel/calendar-date.ts';
import { almanacOf, createSky } from '#modules/panchanga/index.ts';
import type { DaysAnswer, DaysAsked } from './almanac-thread.ts';

/** The thread that reckons days of the almanac, one request after another. */
const sky = createSky();

parentPort?.on('message', ({ id, place, from, days }: DaysAsked) => {
  const almanac = almanacOf(place, sky);
  const found = Array.from({ length: days }, (_, step) => almanac.day(addDays(from, step)));
  parentPort?.postMessage({ id, days: found } satisfies DaysAnswer);
});
