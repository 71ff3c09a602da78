import type { Change } from './changes.ts';

/** The version of the next release: the one that somebody has written already, or the next for these changes; undefined without any. */
export function nextVersion(former: string, current: string, changes: readonly Change[]): string | undefined {
  if (current !== former) return current;
  if (changes.length === 0) return undefined;
  const [major = 0, minor = 0, patch = 0] = former.split('.').map(Number);
  return changes.some(({ impact }) => impact === 'minor') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The contract's list of changes with a new release on top; what stands under 'Next' becomes the words of the release. */
export function withContractRelease(changelog: string, version: string, day: Date, news: readonly string[]): string {
  const [intro = '', next = '', ...older] = changelog.split(/^(?=## )/m);
  const words = next.replace(/^## Next\s*/, '').trim();
  const newsList = news.map((sentence) => `- ${sentence}`).join('\n');
  const release = [`## ${version}, ${day.toISOString().slice(0, 10)}`, words, newsList]
    .filter((part) => part !== '')
    .join('\n\n');
  return `${[intro.trimEnd(), '## Next', release, older.join('').trimEnd()].filter((part) => part !== '').join('\n\n')}\n`;
}
