import { beforeAll, beforeEach } from 'vitest';
import type { Person } from '../src/account/people/person-values.ts';
import type { Circle } from '../src/account/people/use-people.ts';
import { accountVisits, user } from './account-visit.tsx';
import { example } from './shop-visit.tsx';

export const LIST = 'GET /api/participants';
export const PUT = 'PUT /api/participants/*';
export const circle = () => example<Circle>('circle');
export const vera = () => circle().items[0] as Person;

/** Visits to the people of a customer who has a plan. */
export function peopleVisits() {
  const visit = accountVisits();
  beforeAll(() => import('../src/account/people/people-part.tsx'));
  beforeEach(() => {
    Object.assign(visit.server.answers, {
      'GET /api/auth/me': user(),
      'GET /api/ritual-plans': example<object>('plan'),
      [LIST]: circle(),
      [PUT]: vera(),
    });
  });
  return {
    visit,
    open: () => visit.open(undefined, '/user-profile#people'),
    /** The last request that would record somebody. */
    sent: () => visit.server.callsOf(PUT).at(-1),
  };
}
