import { expect, test } from 'vitest';
import { NO_BIRTH } from './profile.ts';
import { starOf } from './star.ts';

const birth = { ...NO_BIRTH, birthDate: '05.03.1988', birthTime: '07:40', birthPlace: 'Казань, Россия' };

test.each([
  ['follows from date, time and place as they are written', {}, { source: 'birth', nakshatra: 12, rashi: 6, lagna: 1 }],
  [
    'has no nakshatra and no lagna by an uncertain time',
    { isTimeUncertain: 'true' },
    { source: 'birth', nakshatra: null, lagna: null },
  ],
  ['is what the family names', { birthNakshatra: '4', birthRashi: '2' }, { source: 'family', nakshatra: 4, rashi: 2 }],
  ['is not known without a date', { birthDate: '' }, { source: null, lacks: 'date' }],
] as const)('the star of birth %s', (_, changes, star) => {
  expect(starOf({ ...birth, ...changes })).toMatchObject(star);
});
