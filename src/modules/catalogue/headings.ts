/** A numbered line of more characters is a heading only if it ends with a colon. */
const LONGEST_HEADING = 60;

/**
 * Returns the anchor of a heading: in lower case, without punctuation, with hyphens for spaces; letters of every script stay.
 * A title without letters and digits becomes `section`.
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

/** The fixed element ids of the pages that show a text, which no heading may have: whoever gives such a page another adds it here. */
const TAKEN_BY_THE_PAGE = 'root state content contact-card good-days tier-basic tier-enhanced tier-premium'.split(' ');

/** Returns a function that makes a unique anchor for each heading of one text: the second `tithi` becomes `tithi-2`. */
export function createAnchors(): (title: string) => string {
  const taken = new Set(TAKEN_BY_THE_PAGE);
  // Counting goes on where it ended: from the beginning each time, a text of equal headings would cost the square of their number.
  const counts = new Map<string, number>();
  return (title) => {
    const anchor = anchorOf(title);
    let count = counts.get(anchor) ?? 1;
    let unique = count === 1 ? anchor : `${anchor}-${count}`;
    while (taken.has(unique)) {
      count += 1;
      unique = `${anchor}-${count}`;
    }
    counts.set(anchor, count);
    taken.add(unique);
    return unique;
  };
}

/**
 * Tells whether a line like '1. Title' is meant as a heading: it has at most 60 characters or ends with a colon, and has no em dash,
 * no parentheses and no period at its end.
 */
export function isNumberedHeading(line: string): boolean {
  const text = line.trimEnd();
  if (!/^\d{1,3}\. +\S/.test(text) || /[—()]/.test(text) || text.endsWith('.')) return false;
  return [...text].length <= LONGEST_HEADING || text.endsWith(':');
}

/** Turns numbered lines that are meant as headings into headings of level 2; fenced code blocks stay as they are. */
export function promoteNumberedLines(markdown: string): string {
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      // Behind its backticks a fence has no further ones: such a line begins with code.
      const mark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
      if (fence === undefined) {
        fence = mark;
        return mark === undefined && isNumberedHeading(line) ? `\n## ${line.trimEnd()}\n` : line;
      }
      // The line that ends a block has the marks of its beginning, or more of them, and nothing else.
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return line;
    })
    .join('\n');
}
