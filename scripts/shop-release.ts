const UNRELEASED = '## [Unreleased]';

/** By this heading each release says what an operator must do. */
export const OPERATORS = '### What an operator must do';

/**
 * The shop's CHANGELOG.md in which what was unreleased is the section of a version, with its day; the next begins with nothing for operators. Throws
 * when the version was released before, and when the section does not say what an operator must do.
 */
export function withShopRelease(changelog: string, version: string, day: Date): string {
  const [intro = '', ...sections] = changelog.split(/^(?=## )/m);
  const [unreleased = '', ...older] = sections;
  const words = unreleased.startsWith(UNRELEASED) ? unreleased.slice(UNRELEASED.length).trim() : '';
  if (!words.includes(OPERATORS)) throw new Error(`What is unreleased lacks the section "${OPERATORS}".`);
  if (older.some((section) => section.startsWith(`## [${version}]`))) throw new Error(`Version ${version} is released already.`);
  const heading = `## [${version}] - ${day.toISOString().slice(0, 10)}`;
  return `${intro}${UNRELEASED}\n\n${OPERATORS}\n\nNothing.\n\n${heading}\n\n${words}\n\n${older.join('')}`;
}
