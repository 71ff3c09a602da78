import { describe, expect, test } from 'vitest';
import { createTimedPages, listedPaths } from './almanac-addresses.ts';

const NOW = new Date('2026-11-26T21:30:00Z');
const at = (now: Date) => createTimedPages(() => now);

describe("today's page", () => {
  test.each([
    ['/panchanga', 'ru', '2026-11-27', '2026-11-27T21:00:00Z'],
    ['/panchanga', 'en', '2026-11-27', '2026-11-27T18:30:00Z'],
    ['/panchanga/kathmandu', 'ru', '2026-11-27', '2026-11-27T18:15:00Z'],
    ['/panchanga/new-york', 'ru', '2026-11-26', '2026-11-27T05:00:00Z'],
  ] as const)('%s in %s is that of %s and ends at %s', (path, language, key, endsAt) => {
    const page = at(NOW)(path, language);
    expect([page?.key, page?.secondsLeft]).toEqual([key, (Date.parse(endsAt) - NOW.getTime()) / 1000]);
  });

  test('changes at the midnight of its city', () => {
    let now = NOW;
    const timed = createTimedPages(() => now);
    const keys = ['2026-11-27T20:59:59Z', '2026-11-27T21:00:00Z'].map((moment) => {
      now = new Date(moment);
      return timed('/panchanga', 'ru')?.key;
    });
    expect(keys).toEqual(['2026-11-27', '2026-11-28']);
  });

  test('is listed without a city alone', () => {
    const timed = at(NOW);
    expect([timed('/panchanga', 'ru')?.listed, timed('/panchanga/moscow', 'ru')?.listed]).toEqual([true, false]);
  });
});

describe('the pages that are listed', () => {
  const timed = at(NOW);
  test.each([
    ['moscow/2026-11-26', true],
    ['moscow/2027-01-24', true],
    ['moscow/2026-11-25', false],
    ['moscow/2027-01-25', false],
    ['moscow/2026-11', true],
    ['moscow/2027-10', true],
    ['moscow/2026-10', false],
    ['moscow/2027-11', false],
    ['reykjavik/2026-11-26', false],
    ['nowhere/2026-11-26', false],
  ])('%s: %s', (address, listed) => {
    expect(timed(`/panchanga/${address}`, 'ru')?.listed).toBe(listed);
  });

  test('are sixty days and twelve months of twenty cities, and each page is marked as listed', () => {
    const paths = listedPaths(NOW);
    expect(new Set(paths).size).toBe((60 + 12) * 20);
    expect(paths.filter((path) => !timed(path, 'en')?.listed)).toEqual([]);
  });
});

test('no other page depends on the time', () => {
  for (const path of ['/', '/panchangas', '/article/panchanga', '/panchanga/moscow/2026-11-26/more'])
    expect(at(NOW)(path, 'ru')).toBe(undefined);
});
