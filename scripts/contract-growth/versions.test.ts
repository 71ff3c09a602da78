import { expect, test } from 'vitest';
import type { Change } from './changes.ts';
import { nextVersion, withContractRelease } from './versions.ts';

const changes = (...impacts: Change['impact'][]): Change[] =>
  impacts.map((impact) => ({ impact, place: '', kind: 'added', reasons: [] }));

test.each([
  ['an addition raises the second number', '1.2.3', '1.2.3', changes('patch', 'minor'), '1.3.0'],
  ['other words raise the third', '1.2.3', '1.2.3', changes('patch'), '1.2.4'],
  ['a version that somebody has raised stays', '1.2.3', '2.0.0', changes('major'), '2.0.0'],
  ['nothing is released when nothing has changed', '1.2.3', '1.2.3', [], undefined],
])('%s', (_, former, current, changed, expected) => {
  expect(nextVersion(former, current, changed)).toBe(expected);
});

test('a release takes the words that were written for it, and stands above the older ones', () => {
  const changelog = 'Intro.\n\n## Next\n\n- Coins have a name.\n\n## 1.0.0, 2026-11-22\n\nThe first.\n';
  const released = withContractRelease(changelog, '1.1.0', new Date('2026-12-01'), ['GET /api/new: added']);
  expect(released).toBe(
    'Intro.\n\n## Next\n\n## 1.1.0, 2026-12-01\n\n- Coins have a name.\n\n- GET /api/new: added\n\n## 1.0.0, 2026-11-22\n\nThe first.\n',
  );
});
