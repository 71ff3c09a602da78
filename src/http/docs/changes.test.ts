import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { atomFeed, releasesOf } from './changes.ts';

const CHANGES =
  'Intro.\n\n## Next\n\n- Not yet.\n\n## 1.1.0, 2026-12-01\n\n- Coins & names.\n\n## 1.0.0, 2026-11-22\n\nThe first.\n';

test('the feed has an entry for each released version, and none for what is not released', () => {
  expect(releasesOf(CHANGES)).toEqual([
    { version: '1.1.0', day: '2026-12-01', words: '- Coins & names.' },
    { version: '1.0.0', day: '2026-11-22', words: 'The first.' },
  ]);
  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(
    atomFeed(CHANGES, 'https://shop.example', 'Changes', (text) => `<p>${text}</p>`),
  );
  expect(feed.updated).toBe('2026-12-01T00:00:00Z');
  expect(feed.entry.map(({ title, id }: { title: string; id: string }) => [`${title}`, id])).toEqual([
    ['1.1.0', 'https://shop.example/docs/changes#1.1.0'],
    ['1.0.0', 'https://shop.example/docs/changes#1.0.0'],
  ]);
  expect(feed.entry[1].content['#text']).toContain('The first.');
});
