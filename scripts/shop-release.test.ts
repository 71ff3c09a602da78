import { expect, test } from 'vitest';
import { OPERATORS, withShopRelease } from './shop-release.ts';

const DAY = new Date('2026-11-25T10:00:00Z');
const changelog = (unreleased: string) =>
  `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [1.0.0] - 2026-11-20\n\n- The shop.\n`;

test('what is unreleased becomes the section of the version, the next one begins, and those before stay', () => {
  const words = `\n${OPERATORS}\n\nNothing.\n\n### Added\n\n- A page.\n`;
  expect(withShopRelease(changelog(words), '1.1.0', DAY)).toBe(
    `# Changelog\n\n## [Unreleased]\n\n${OPERATORS}\n\nNothing.\n\n## [1.1.0] - 2026-11-25\n${words}\n## [1.0.0] - 2026-11-20\n\n- The shop.\n`,
  );
});

test.each([
  ['no word for operators', '\n- A page.\n', '1.1.0', 'What an operator must do'],
  ['a version that was released', `\n${OPERATORS}\n\nNothing.\n`, '1.0.0', 'released already'],
])('no release is made of %s', (_, words, version, refusal) => {
  expect(() => withShopRelease(changelog(words), version, DAY)).toThrow(refusal);
});
