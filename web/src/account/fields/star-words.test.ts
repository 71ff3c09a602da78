import { expect, test } from 'vitest';
import { OPEN_STAR } from '../../../testing/stars.ts';
import type { Translate } from '../../i18n/i18n.tsx';
import { type OwnStar, starWords } from './star-words.ts';

/** The name of a message with its values. */
const t = ((name: string, values: object = {}) => [name, ...Object.values(values)].join(' ')) as unknown as Translate;

test('stars of a minute that clocks showed twice are told apart by how far the clocks were from UTC', () => {
  const place = { ...(OPEN_STAR.place as NonNullable<OwnStar['place']>), timeZone: 'America/New_York' };
  const [star] = OPEN_STAR.candidates as [OwnStar['candidates'][number]];
  // An hour apart, on the day on which the clocks of New York are set back from 02:00 to 01:00.
  const candidates = [5, 6].map((hour) => ({
    ...star,
    from: `2026-11-01T0${hour}:30:00.000Z`,
    to: `2026-11-01T0${hour}:31:00.000Z`,
  }));
  const { possible } = starWords({ ...OPEN_STAR, candidates, place }, t, 'en');
  expect(possible.map(({ hours }) => hours)).toEqual(['01:30 (UTC-4)', '01:30 (UTC-5)']);
});

test('stars of a birth without a time are told by when one gives way to the next', () => {
  const { possible } = starWords(OPEN_STAR, t, 'en');
  expect(possible.map(({ hours }) => hours)).toEqual(['account.starUntil 11:53', '11:53 – 18:30', 'account.starFrom 18:30']);
});
