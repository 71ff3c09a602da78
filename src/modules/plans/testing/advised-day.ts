import type { AdvisedDay } from '#modules/muhurtas/index.ts';
import { findPlace } from '#modules/panchanga/index.ts';

/** A good day by the sky of Varanasi, 10 March 2027 unless other hours are given. */
export function anAdvisedDay(changes: Partial<AdvisedDay> = {}): AdvisedDay {
  return {
    quality: 'good',
    tithi: 4,
    nakshatra: 22,
    for: [],
    against: [],
    fire: findPlace({ city: 'varanasi' }),
    hours: [
      { begin: new Date('2027-03-10T00:43:00Z'), end: new Date('2027-03-10T02:10:00Z') },
      { begin: new Date('2027-03-10T10:00:00Z'), end: new Date('2027-03-10T12:31:00Z') },
    ],
    ...changes,
  };
}
