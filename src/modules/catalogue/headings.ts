/** Longest numbered line, in characters, that counts as a heading without a colon at its end. */
const LONGEST_HEADING = 60;

/**
 * The anchor of a heading: lowercased, without punctuation, spaces as hyphens. `section` when nothing is left.
 * Letters of every script stay.
 */
export function anchorOf(title: string): string {
  const anchor = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
  return anchor || 'section';
}

/** Ids of the page around an article, which a heading must not take from it. */
const TAKEN_BY_THE_PAGE = ['root', 'state', 'content', 'article-text'];

/** Gives each heading of one text an anchor of its own: the second `tithi` becomes `tithi-2`. */
export function createAnchors(): (title: string) => string {
  const taken = new Set(TAKEN_BY_THE_PAGE);
  return (title) => {
    const anchor = anchorOf(title);
    let unique = anchor;
    for (let count = 2; taken.has(unique); count++) unique = `${anchor}-${count}`;
    taken.add(unique);
    return unique;
  };
}

/**
 * True for a line like '1. Title' that is meant as a heading: at most 60 characters, or ending with a colon, and without em dash,
 * parentheses or a period at its end.
 */
export function isNumberedHeading(line: string): boolean {
  const text = line.trimEnd();
  if (!/^\d{1,3}\. +\S/.test(text) || /[—()]/.test(text) || text.endsWith('.')) return false;
  return [...text].length <= LONGEST_HEADING || text.endsWith(':');
}

/** Makes headings of level 2 of the numbered lines that are meant as such; code between fences stays as it is. */
export function promoteNumberedLines(markdown: string): string {
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence === undefined) {
        fence = mark;
        return mark === undefined && isNumberedHeading(line) ? `\n## ${line.trimEnd()}\n` : line;
      }
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return line;
    })
    .join('\n');
}
